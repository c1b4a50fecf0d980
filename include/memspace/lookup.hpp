// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_LOOKUP_HPP
#define MEMSPACE_LOOKUP_HPP

#include <memspace/color.hpp>
#include <memspace/detail/annotate.hpp>
#include <memspace/home.hpp>
#include <memspace/list.hpp>
#include <memspace/memory_kind.hpp>
#include <memspace/result.hpp>
#include <memspace/space.hpp>
#include <memspace/table.hpp>
#include <memspace/text.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {

// Asks the spaces in turn whether they are meant, and the first that is for the answer. A chain of comparisons with constants is
// what compilers make a switch of; eight a step keep 600 spaces within nvcc's instantiation depth of 200.
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask(Key, list<>) noexcept {
  return Question::nobody();
}
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key, class A, class... Rest>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask(Key key, list<A, Rest...>) noexcept {
  if (Question::template is_meant<A>(key)) return Question::template answer<A>();
  return ask<Answer, Question>(key, list<Rest...>{});
}
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key, class A, class B, class C, class D, class E, class F, class G, class H,
          class... Rest>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask(Key key, list<A, B, C, D, E, F, G, H, Rest...>) noexcept {
  if (Question::template is_meant<A>(key)) return Question::template answer<A>();
  if (Question::template is_meant<B>(key)) return Question::template answer<B>();
  if (Question::template is_meant<C>(key)) return Question::template answer<C>();
  if (Question::template is_meant<D>(key)) return Question::template answer<D>();
  if (Question::template is_meant<E>(key)) return Question::template answer<E>();
  if (Question::template is_meant<F>(key)) return Question::template answer<F>();
  if (Question::template is_meant<G>(key)) return Question::template answer<G>();
  if (Question::template is_meant<H>(key)) return Question::template answer<H>();
  return ask<Answer, Question>(key, list<Rest...>{});
}

template <class Backend>
using spaces_of = typename Backend::policy::space_list;

struct by_color {
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr bool is_meant(std::int64_t number) noexcept {
    return number == Space::color;
  }
};

struct ask_presence : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr bool nobody() noexcept { return false; }
  template <class>
  MEMSPACE_DETAIL_DEVICE static constexpr bool answer() noexcept {
    return true;
  }
};

struct ask_kind_id : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr result<kind_id> nobody() noexcept { return nothing{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr result<kind_id> answer() noexcept {
    if constexpr (is_internal<Space>) return nothing{};
    else return kind_id{id_of_kind<typename Space::kind>};
  }
};

struct ask_kind : by_color {
  static constexpr result<memory_kind> nobody() noexcept { return nothing{}; }
  template <class Space>
  static constexpr result<memory_kind> answer() noexcept {
    if constexpr (is_internal<Space>) return nothing{};
    else return to_memory_kind<typename Space::kind>();
  }
};

struct ask_name : by_color {
  static constexpr text nobody() noexcept { return text(); }
  template <class Space>
  static constexpr text answer() noexcept {
    return name_of_type<Space>;
  }
};

template <class Backend>
struct ask_home {
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> nobody() noexcept { return nothing{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr bool is_meant(std::int32_t id) noexcept {
    if constexpr (is_home<Space, Backend>) return id == id_of_kind<typename Space::kind>;
    else return false;
  }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> answer() noexcept {
    return color<Backend>(Space{});
  }
};

}  // namespace detail

// The color of this number, if the backend's table has it.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<color<Backend>> find_color(std::int64_t number) noexcept {
  if (!detail::ask<bool, detail::ask_presence>(number, detail::spaces_of<Backend>{})) return nothing{};
  return detail::color_maker::make<Backend>(number);
}

// The id of a color's kind; an internal space has none.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<kind_id> find_kind_id(color<Backend> of) noexcept {
  return detail::ask<result<kind_id>, detail::ask_kind_id>(of.number(), detail::spaces_of<Backend>{});
}

// The kind of a color, name and id in one look-up; an internal space has none. Host only, as all that returns text.
template <class Backend>
constexpr result<memory_kind> find_kind(color<Backend> of) noexcept {
  return detail::ask<result<memory_kind>, detail::ask_kind>(of.number(), detail::spaces_of<Backend>{});
}

// The name of a color's space.
template <class Backend>
constexpr text name_of(color<Backend> of) noexcept {
  return detail::ask<text, detail::ask_name>(of.number(), detail::spaces_of<Backend>{});
}

// The color of the home of the kind with this id, if the backend has the kind.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<color<Backend>> find_home(kind_id id) noexcept {
  return detail::ask<result<color<Backend>>, detail::ask_home<Backend>>(id.value, detail::spaces_of<Backend>{});
}

// The color of the home of the kind with exactly this name, if the backend has the kind.
template <class Backend>
constexpr result<color<Backend>> find_home(text kind) noexcept {
  space_view const* const home = table_of<Backend>.find_home(kind);
  if (home == nullptr) return nothing{};
  return detail::color_maker::make<Backend>(home->color);
}

// The color of the space with exactly this name or alias, if the backend has it.
template <class Backend>
constexpr result<color<Backend>> find_space(text name) noexcept {
  space_view const* const space = table_of<Backend>.find(name);
  if (space == nullptr) return nothing{};
  return detail::color_maker::make<Backend>(space->color);
}

}  // namespace v0_1
}  // namespace memspace

#endif

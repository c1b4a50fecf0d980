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

// Asks the spaces in turn whether they are meant; the first that is gives the answer. One expression of comparisons with
// constants becomes what compilers make of a switch (tests/bench/look_up.py counts).
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key, class... Spaces>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask_at_once([[maybe_unused]] Key key, list<Spaces...>) noexcept {
  Answer answer = Question::nobody();
  static_cast<void>(
      ((Question::template is_meant<Spaces>(key) ? (answer = Question::template answer<Spaces>(), true) : false) || ...));
  return answer;
}

// For long tables: clang folds no more than 256, and eight a step keep 600 spaces within nvcc's instantiation depth of 200.
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key, class A, class B, class C, class D, class E, class F, class G, class H,
          class... Rest>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask_in_steps(Key key, list<A, B, C, D, E, F, G, H, Rest...>) noexcept {
  if (Question::template is_meant<A>(key)) return Question::template answer<A>();
  if (Question::template is_meant<B>(key)) return Question::template answer<B>();
  if (Question::template is_meant<C>(key)) return Question::template answer<C>();
  if (Question::template is_meant<D>(key)) return Question::template answer<D>();
  if (Question::template is_meant<E>(key)) return Question::template answer<E>();
  if (Question::template is_meant<F>(key)) return Question::template answer<F>();
  if (Question::template is_meant<G>(key)) return Question::template answer<G>();
  if (Question::template is_meant<H>(key)) return Question::template answer<H>();
  if constexpr (sizeof...(Rest) <= 64) return ask_at_once<Answer, Question>(key, list<Rest...>{});
  else return ask_in_steps<Answer, Question>(key, list<Rest...>{});
}

MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Question, class Key, class... Spaces>
MEMSPACE_DETAIL_DEVICE constexpr Answer ask(Key key, list<Spaces...> spaces) noexcept {
  if constexpr (sizeof...(Spaces) <= 64) return ask_at_once<Answer, Question>(key, spaces);
  else return ask_in_steps<Answer, Question>(key, spaces);
}

template <class Backend>
using spaces_of = typename Backend::policy::space_list;

// A question that is answered for the space which takes any other number, where the table has one.
template <class Question, class Backend, class Taker = any_other_space<Backend>>
struct or_any_other : Question {
  MEMSPACE_DETAIL_ANY_CALLEE
  MEMSPACE_DETAIL_DEVICE static constexpr auto nobody() noexcept { return Question::template answer<Taker>(); }
};
template <class Question, class Backend>
struct or_any_other<Question, Backend, no_space> : Question {};

struct by_color {
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr bool is_meant(std::int64_t number) noexcept {
    return number == Space::color;
  }
};

template <class Backend>
struct ask_color : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> nobody() noexcept { return nothing{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> answer() noexcept {
    return color<Backend>(Space{});
  }
};

// -1 where there is no kind: the rules keep every kind from that id, and compilers see through one number better than through a
// result.
struct ask_kind_id : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr std::int32_t nobody() noexcept { return -1; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr std::int32_t answer() noexcept {
    if constexpr (is_internal<Space>) return -1;
    else return id_of_kind<typename Space::kind>;
  }
};

MEMSPACE_DETAIL_DEVICE constexpr result<kind_id> to_kind_id(std::int32_t id) noexcept {
  if (id == -1) return nothing{};
  return kind_id{id};
}

struct ask_kind : by_color {
  static constexpr kind_info const* nobody() noexcept { return &no_kind; }
  template <class Space>
  static constexpr kind_info const* answer() noexcept {
    if constexpr (is_internal<Space>) return &no_kind;
    else return &info_of_kind<typename Space::kind>;
  }
};

constexpr result<memory_kind> to_kind(kind_info const* info) noexcept {
  if (!is_kind(info)) return nothing{};
  return memory_kind(*info);
}

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

// The color of this number, if the backend's table has it. Where a space takes any other number, that space's color.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<color<Backend>> find_color(std::int64_t number) noexcept {
  using question = detail::or_any_other<detail::ask_color<Backend>, Backend>;
  return detail::ask<result<color<Backend>>, question>(number, detail::spaces_of<Backend>{});
}

// The id of a color's kind; an internal space has none.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<kind_id> find_kind_id(color<Backend> of) noexcept {
  return detail::to_kind_id(detail::ask<std::int32_t, detail::ask_kind_id>(of.number(), detail::spaces_of<Backend>{}));
}

// The same by number: nothing too for a number that the table does not have.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<kind_id> find_kind_id(std::int64_t number) noexcept {
  using question = detail::or_any_other<detail::ask_kind_id, Backend>;
  return detail::to_kind_id(detail::ask<std::int32_t, question>(number, detail::spaces_of<Backend>{}));
}

// The same with an id for when there is none: the shortest code, and the least to carry in a kernel.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr kind_id kind_id_or(std::int64_t number, kind_id otherwise) noexcept {
  std::int32_t const id =
      detail::ask<std::int32_t, detail::or_any_other<detail::ask_kind_id, Backend>>(number, detail::spaces_of<Backend>{});
  return id == -1 ? otherwise : kind_id{id};
}

// The kind of a color, name and id in one look-up; an internal space has none. Host only, as all that returns text.
template <class Backend>
constexpr result<memory_kind> find_kind(color<Backend> of) noexcept {
  return detail::to_kind(detail::ask<detail::kind_info const*, detail::ask_kind>(of.number(), detail::spaces_of<Backend>{}));
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
  if (home == table_of<Backend>.end()) return nothing{};
  return detail::color_maker::make<Backend>(home->color);
}

// The color of the space with exactly this name or alias, if the backend has it.
template <class Backend>
constexpr result<color<Backend>> find_space(text name) noexcept {
  space_view const* const space = table_of<Backend>.find(name);
  if (space == table_of<Backend>.end()) return nothing{};
  return detail::color_maker::make<Backend>(space->color);
}

}  // namespace v0_1
}  // namespace memspace

#endif

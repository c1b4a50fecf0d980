// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_HOME_HPP
#define MEMSPACE_HOME_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/list.hpp>
#include <memspace/space.hpp>
#include <memspace/trait.hpp>
#include <memspace/verdict.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// Name a kind of the table, or add a space of this kind to it.
template <class Kind, class Backend>
struct no_space_of_the_table_is_of_the_kind;

// Name a color of the table.
template <class Number, class Backend>
struct no_space_of_the_table_has_the_color;

namespace detail {

// The index of a kind's home, or the size of the list if no space is of the kind. Rests on the rules: a kind has one home.
template <class Kind, class... Spaces>
constexpr std::size_t home_index(list<Spaces...>) noexcept {
  bool const of_kind[] = {__is_same(Kind, typename Spaces::kind)..., false};
  bool const marked[] = {(Spaces::color == 0 || facts_of_traits<typename Spaces::traits>.home)..., false};
  std::size_t found = sizeof...(Spaces);
  for (std::size_t i = sizeof...(Spaces); i != 0; --i) {
    if (of_kind[i - 1] && marked[i - 1]) return i - 1;
    if (of_kind[i - 1]) found = i - 1;
  }
  return found;
}

template <class... Spaces>
constexpr std::size_t color_index(std::int64_t number, list<Spaces...>) noexcept {
  std::int64_t const colors[] = {Spaces::color..., 0};
  std::size_t index = 0;
  while (index != sizeof...(Spaces) && colors[index] != number) ++index;
  return index;
}

// The space at an index that a search has found. Where it found none the mistake is the one error: the type then is any.
template <std::size_t Index, class Spaces, class Mistake>
struct space_at {
  static_assert(sizeof(typename conditional<Index != Spaces::size, valid, rejected<Mistake>>::accepted) != 0);
  using type = at<Index % Spaces::size, Spaces>;
};

template <class Kind, class Backend, class Spaces = typename Backend::policy::space_list>
using home_of = typename space_at<home_index<Kind>(Spaces{}), Spaces, no_space_of_the_table_is_of_the_kind<Kind, Backend>>::type;

template <std::int64_t Color, class Backend, class Spaces = typename Backend::policy::space_list>
using owner_of =
    typename space_at<color_index(Color, Spaces{}), Spaces, no_space_of_the_table_has_the_color<number<Color>, Backend>>::type;

template <class Space, class Backend>
constexpr bool judge_home() noexcept {
  if constexpr (is_internal<Space>) return false;
  else return __is_same(Space, home_of<typename Space::kind, Backend>);
}
template <class Space, class Backend>
inline constexpr bool is_home = judge_home<Space, Backend>();

struct no_space {};

template <class... Spaces>
constexpr std::size_t any_other_index(list<Spaces...>) noexcept {
  bool const takes[] = {facts_of_traits<typename Spaces::traits>.any_other..., true};
  std::size_t index = 0;
  while (!takes[index]) ++index;
  return index;
}

// The space that takes any other number, or no_space.
template <class Backend, class Spaces = typename Backend::policy::space_list, bool = any_other_index(Spaces{}) != Spaces::size>
struct any_other {
  using type = no_space;
};
template <class Backend, class Spaces>
struct any_other<Backend, Spaces, true> {
  using type = at<any_other_index(Spaces{}), Spaces>;
};
template <class Backend>
using any_other_space = typename any_other<Backend>::type;

}  // namespace detail

// The home of a kind type: the space where a value goes when only its kind is known.
template <class Backend, class Kind>
using home_space = detail::home_of<Kind, Backend>;

// The space that has a color.
template <class Backend, std::int64_t Color>
using space_of = detail::owner_of<Color, Backend>;

}  // namespace v0_1
}  // namespace memspace

#endif

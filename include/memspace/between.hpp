// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BETWEEN_HPP
#define MEMSPACE_BETWEEN_HPP

#include <memspace/color.hpp>
#include <memspace/home.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/list.hpp>
#include <memspace/lookup.hpp>
#include <memspace/numerals.hpp>
#include <memspace/table.hpp>
#include <memspace/text.hpp>
#include <memspace/verdict.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// Let the two mean the same kind and be its home, or give one of them another number.
template <class First, class Second, class Number>
struct two_tables_give_one_color_two_meanings;

// Add a space of this kind to the other table, or translate spaces that have one.
template <class Space, class To>
struct a_space_has_nowhere_to_go;

// Keep the color: serialised executables carry it.
template <class Space, class Number, class New>
struct a_color_was_dropped;

// Keep the kind of a color, or take a new color.
template <class Old, class New, class Number>
struct a_color_changed_its_kind;

// Keep the old name, as an alias if need be: that marks the row as renamed.
template <class Old, class New, class Number>
struct a_space_lost_its_name;

namespace detail {

template <class... Lists>
using joined = typename join<Lists...>::joined::types;

template <class... Mistakes>
constexpr auto verdict_of(list<Mistakes...>) noexcept {
  if constexpr (sizeof...(Mistakes) == 0) return valid{};
  else return rejected<Mistakes...>{};
}

// A number may appear in two tables only with one kind, and as its home in both.
template <class A, class B, class First, class Second>
constexpr bool agree() noexcept {
  if constexpr (First::color != Second::color || __is_same(First, Second)) return true;
  else if constexpr (is_internal<First> || is_internal<Second>) return false;
  else return name_of_type<typename First::kind> == name_of_type<typename Second::kind> && is_home<First, A> && is_home<Second, B>;
}
template <class A, class B, class First, class Second>
using disagreement = conditional<agree<A, B, First, Second>(), list<>,
                                 list<two_tables_give_one_color_two_meanings<First, Second, number<First::color>>>>;

template <class A, class B, class First, class... Seconds>
joined<disagreement<A, B, First, Seconds>...> clashes_of_one(list<Seconds...>);
template <class A, class B, class... Firsts>
joined<decltype(clashes_of_one<A, B, Firsts>(spaces_of<B>{}))...> clashes(list<Firsts...>);

template <class... Backends>
struct all_clashes {
  using type = list<>;
};
template <class First, class... Rest>
struct all_clashes<First, Rest...> {
  using type = joined<decltype(clashes<First, Rest>(spaces_of<First>{}))..., typename all_clashes<Rest...>::type>;
};

template <class Space>
constexpr text kind_name() noexcept {
  if constexpr (is_internal<Space>) return text();
  else return name_of_type<typename Space::kind>;
}

// Has one of these spaces this space's kind, by the kind's name? (Types and names, no views: nvcc 13.0 fails on those.)
template <class Space, class... Others>
constexpr bool has_homeland(list<Others...>) noexcept {
  text const names[] = {kind_name<Others>()..., text()};
  bool found = false;
  for (std::size_t i = 0; i != sizeof...(Others); ++i) found = found || (!names[i].empty() && names[i] == kind_name<Space>());
  return found;
}
template <class Space, class To>
using stranded = conditional<has_homeland<Space>(spaces_of<To>{}), list<>, list<a_space_has_nowhere_to_go<Space, To>>>;
template <class To, class... Spaces>
joined<stranded<Spaces, To>...> all_stranded(list<Spaces...>);

enum class fate : unsigned char { kept, dropped, changed_kind, lost_name };

// The color of the space that has a name or an alias of it, or -1.
template <class... Spaces, class... Aliases>
constexpr std::int64_t color_named(text name, list<Spaces...>, list<Aliases...>) noexcept {
  text const names[] = {name_of_type<Spaces>..., name_of_type<Aliases>..., text()};
  std::int64_t const colors[] = {Spaces::color..., Aliases::target::color..., -1};
  std::size_t i = 0;
  while (i != sizeof...(Spaces) + sizeof...(Aliases) && !(names[i] == name)) ++i;
  return colors[i];
}

// What becomes of an old row in a new table; the row that takes any other number keeps nothing.
template <class Old, class New>
constexpr fate fate_of() noexcept {
  constexpr std::size_t index = color_index(Old::color, spaces_of<New>{});
  if constexpr (index == spaces_of<New>::size) return fate::dropped;
  else if (kind_name<Old>() != kind_name<at<index, spaces_of<New>>>()) return fate::changed_kind;
  else if (color_named(name_of_type<Old>, spaces_of<New>{}, typename New::policy::alias_list{}) != Old::color)
    return fate::lost_name;
  else return fate::kept;
}

template <class Old, class New, fate Fate = fate_of<Old, New>()>
struct break_of {
  using type = list<>;
};
template <class Old, class New>
struct break_of<Old, New, fate::dropped> {
  using type = list<a_color_was_dropped<Old, number<Old::color>, New>>;
};
template <class Old, class New>
struct break_of<Old, New, fate::changed_kind> {
  using type = list<a_color_changed_its_kind<Old, owner_of<Old::color, New>, number<Old::color>>>;
};
template <class Old, class New>
struct break_of<Old, New, fate::lost_name> {
  using type = list<a_space_lost_its_name<Old, owner_of<Old::color, New>, number<Old::color>>>;
};
template <class New, class... Olds>
joined<typename break_of<Olds, New>::type...> all_breaks(list<Olds...>);

}  // namespace detail

// Has no color two meanings in these tables? A number may appear in two of them only with one kind, as its home in both.
template <class... Backends>
using disjoint_verdict = decltype(detail::verdict_of(typename detail::all_clashes<Backends...>::type{}));
template <class... Backends>
inline constexpr bool disjoint = __is_same(disjoint_verdict<Backends...>, valid);

// Can every space of one table be translated to the other? An internal space cannot.
template <class From, class To>
using translation_verdict = decltype(detail::verdict_of(decltype(detail::all_stranded<To>(detail::spaces_of<From>{})){}));
template <class From, class To>
inline constexpr bool translates = __is_same(translation_verdict<From, To>, valid);

// Does every color of an old table mean the same in the new one: there, of the same kind, under the same name or an alias?
template <class Old, class New>
using compatibility_verdict = decltype(detail::verdict_of(decltype(detail::all_breaks<New>(detail::spaces_of<Old>{})){}));
template <class Old, class New>
inline constexpr bool backward_compatible = __is_same(compatibility_verdict<Old, New>, valid);

// For static_assert(assert_disjoint<A, B>::value) and so on: holds, or is one error that names what is wrong.
template <class... Backends>
struct assert_disjoint {
  static_assert(sizeof(typename disjoint_verdict<Backends...>::accepted) != 0);
  static constexpr bool value = true;
};
template <class From, class To>
struct assert_translates {
  static_assert(sizeof(typename translation_verdict<From, To>::accepted) != 0);
  static constexpr bool value = true;
};
template <class Old, class New>
struct assert_backward_compatible {
  static_assert(sizeof(typename compatibility_verdict<Old, New>::accepted) != 0);
  static constexpr bool value = true;
};

// A color of one backend as the color of another: by the name of its kind, to the kind's home there. Lossy where the space is not
// its kind's home, so that the way back leads elsewhere. Nothing for an internal space or a kind that To does not have.
template <class To, class From>
constexpr result<converted<color<To>>> find_translation(color<From> of) noexcept {
  space_view const* const space = table_of<From>.find(of.number());
  if (!space->kind) return nothing{};
  result<color<To>> const home = find_home<To>(space->kind->name());
  if (!home) return nothing{};
  return converted<color<To>>{*home, !space->is_home};
}

// The same where every space has somewhere to go; a static error names those that have not.
template <class To, class From>
constexpr color<To> translate(color<From> of) noexcept {
  using checked = typename translation_verdict<From, To>::accepted;
  static_cast<void>(sizeof(checked));
  return find_translation<To>(of)->value;
}

// The same for one space, at compile time: only it must have somewhere to go.
template <class To, class Space, detail::enable_if<detail::is_space<Space>> = 0>
constexpr color<To> translate(Space) noexcept {
  using checked = typename decltype(detail::verdict_of(detail::stranded<Space, To>{}))::accepted;
  static_cast<void>(sizeof(checked));
  return *find_home<To>(name_of_type<typename Space::kind>);
}

}  // namespace v0_1
}  // namespace memspace

#endif

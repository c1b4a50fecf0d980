// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_FLATTEN_HPP
#define MEMSPACE_JUDGE_FLATTEN_HPP

#include <memspace/detail/first_seen.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/detail/name.hpp>
#include <memspace/list.hpp>
#include <memspace/space.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

struct extends_base {};

template <class Entry>
inline constexpr bool is_part = __is_base_of(extends_base, Entry);

// What one entry of a table brings: itself, or the lists of the fragment or policy that it extends.
template <class Entry, bool = is_part<Entry>>
struct brought {
  using spaces = conditional<is_space<Entry>, list<Entry>, list<>>;
  using aliases = conditional<is_alias<Entry>, list<Entry>, list<>>;
  using strangers = conditional<is_space<Entry> || is_alias<Entry>, list<>, list<Entry>>;
};
template <class Entry>
struct brought<Entry, true> {
  using spaces = typename Entry::space_list;
  using aliases = typename Entry::alias_list;
  using strangers = list<>;
};

// Which list an item of the joined lists comes from, and which one of that list it is.
template <std::size_t Count>
struct origins {
  std::size_t list[Count + 1];
  std::size_t inner[Count + 1];
};

template <class... Lists>
constexpr std::size_t total_size() noexcept {
  std::size_t const sizes[] = {Lists::size..., 0};
  std::size_t total = 0;
  for (std::size_t const size : sizes) total += size;
  return total;
}

template <class... Lists>
constexpr origins<total_size<Lists...>()> origins_of() noexcept {
  std::size_t const sizes[] = {Lists::size..., 0};
  origins<total_size<Lists...>()> result{};
  std::size_t next = 0;
  for (std::size_t from = 0; from != sizeof...(Lists); ++from)
    for (std::size_t i = 0; i < sizes[from]; ++i, ++next) {
      result.list[next] = from;
      result.inner[next] = i;
    }
  return result;
}

template <std::size_t Count>
struct selection {
  std::size_t count;
  std::size_t index[Count + 1];
};

template <class... Items>
constexpr selection<sizeof...(Items)> first_of_each() noexcept {
  std::uint64_t const hashes[] = {hash_of(qualified_name<Items>())..., 0};
  first_seen<sizeof...(Items)> seen;
  selection<sizeof...(Items)> result{};
  for (std::size_t i = 0; i != sizeof...(Items); ++i)
    if (seen(hashes[i], i) == i) result.index[result.count++] = i;
  return result;
}

// Joins lists without recursion, and keeps one of each type: a fragment that is extended along two ways is there once.
template <class... Lists>
struct join {
  static constexpr std::size_t total = total_size<Lists...>();
  static constexpr origins<total> from = origins_of<Lists...>();

  template <std::size_t Index>
  using item = at<from.inner[Index], at<from.list[Index], list<Lists...>>>;

  template <class Indices>
  struct select;
  template <std::size_t... Indices>
  struct select<indices<Indices...>> {
    static constexpr selection<total> kept = first_of_each<item<Indices>...>();
  };
  using selected = select<make_indices<total>>;

  template <class Indices>
  struct pick;
  template <std::size_t... Indices>
  struct pick<indices<Indices...>> {
    using types = list<item<selected::kept.index[Indices]>...>;
    static constexpr std::size_t hands[sizeof...(Indices) + 1] = {from.list[selected::kept.index[Indices]]..., 0};
  };
  using joined = pick<make_indices<selected::kept.count>>;
};

template <bool... Values>
constexpr bool any_of() noexcept {
  bool const values[] = {Values..., false};
  for (bool const value : values)
    if (value) return true;
  return false;
}

// The entries of a table as flat lists of spaces, aliases and strangers (which are mistakes), and who brought a space: a part
// has been judged where it was declared, so what is wrong within it is not said again.
template <class Entries, bool OnlySpaces>
struct flatten;

template <class... Entries>
struct flatten<list<Entries...>, true> {
  using spaces = list<Entries...>;
  using aliases = list<>;
  using strangers = list<>;
  static constexpr bool from_part(std::size_t) noexcept { return false; }
  static constexpr bool one_hand(std::size_t, std::size_t) noexcept { return false; }
};

template <class... Entries>
struct flatten<list<Entries...>, false> {
  using all_spaces = typename join<typename brought<Entries>::spaces...>::joined;
  using spaces = typename all_spaces::types;
  using aliases = typename join<typename brought<Entries>::aliases...>::joined::types;
  using strangers = typename join<typename brought<Entries>::strangers...>::joined::types;
  static constexpr bool parts[sizeof...(Entries) + 1] = {is_part<Entries>..., false};
  static constexpr bool from_part(std::size_t space) noexcept { return parts[all_spaces::hands[space]]; }
  static constexpr bool one_hand(std::size_t first, std::size_t second) noexcept {
    return from_part(first) && all_spaces::hands[first] == all_spaces::hands[second];
  }
};

template <class... Entries>
using flat = flatten<list<Entries...>, !any_of<!__is_base_of(space_base, Entries)...>()>;

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

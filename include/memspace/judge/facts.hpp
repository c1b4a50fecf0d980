// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_FACTS_HPP
#define MEMSPACE_JUDGE_FACTS_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/judge/inspect.hpp>
#include <memspace/kind.hpp>
#include <memspace/numbering.hpp>
#include <memspace/space.hpp>
#include <memspace/trait.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

template <class Kind>
constexpr kind_facts facts_of_kind() noexcept {
  if constexpr (__is_same(Kind, internal)) return kind_facts{0, 0, false, true};
  else if constexpr (!__is_base_of(kind_base, Kind)) return kind_facts{hash_of(qualified_name<Kind>()), 0, false, false};
  else return kind_facts{hash_of(qualified_name<Kind>()), id_of_kind<Kind>, Kind::where == residence::host, true};
}

// Asked once a kind, however many spaces have it.
template <class Kind>
inline constexpr kind_facts facts_of = facts_of_kind<Kind>();

// The spaces and the numbers that the traits of a space name.
template <class Traits, bool = facts_of_traits<Traits>.are_traits>
struct named_by {
  using wholes = list<>;
  using guests = list<>;
  using numbers = list<>;
  using lossy_numbers = list<>;
};
template <class First, class... Rest>
struct named_by<list<First, Rest...>, true> {
  using wholes = typename join<typename First::wholes, typename Rest::wholes...>::joined::types;
  using guests = typename join<typename First::guests, typename Rest::guests...>::joined::types;
  using numbers = typename join<typename First::numbers, typename Rest::numbers...>::joined::types;
  using lossy_numbers = typename join<typename First::lossy_numbers, typename Rest::lossy_numbers...>::joined::types;
};

// The few spaces that have traits: the others relate to nobody, and instantiating anything for each would be felt.
template <std::size_t Count>
constexpr selection<Count> spaces_with_traits(space_facts const* spaces) noexcept {
  selection<Count> result{};
  for (std::size_t i = 0; i != Count; ++i)
    if (!spaces[i].traits->none) result.index[result.count++] = i;
  return result;
}

// What a trait names may be no space at all, which is said as a relation that leaves the table.
template <class Named>
constexpr bool lives_on_host() noexcept {
  if constexpr (is_space<Named>) return facts_of<typename Named::kind>.on_host;
  else return false;
}
template <class Named>
constexpr bool is_a_part() noexcept {
  if constexpr (is_space<Named>) return named_by<typename Named::traits>::wholes::size != 0;
  else return false;
}

// The spaces that a space names: its wholes, then its guests.
template <class Space, class Wholes = typename named_by<typename Space::traits>::wholes,
          class Guests = typename named_by<typename Space::traits>::guests>
struct relations;
template <class Space, class... Wholes, class... Guests>
struct relations<Space, list<Wholes...>, list<Guests...>> {
  using types = list<Wholes..., Guests...>;

  // Of a space that a fragment brought only what the fragment could not know is asked: whether the others are in the table.
  template <class Spaces, class Report>
  static constexpr void inspect(std::size_t space, bool may_leave, bool judged, Report& report) noexcept {
    bool const whole[] = {(static_cast<void>(sizeof(Wholes*)), true)..., (static_cast<void>(sizeof(Guests*)), false)..., false};
    bool const itself[] = {__is_same(Wholes, Space)..., __is_same(Guests, Space)..., false};
    bool const inside[] = {contains_type<Wholes, Spaces>..., contains_type<Guests, Spaces>..., false};
    bool const on_host[] = {lives_on_host<Wholes>()..., lives_on_host<Guests>()..., false};
    bool const a_part[] = {is_a_part<Wholes>()..., is_a_part<Guests>()..., false};
    for (std::size_t i = 0; i != sizeof...(Wholes) + sizeof...(Guests); ++i) {
      if (!inside[i]) {
        if (!may_leave) report(rule::relation_stays_in_table, space, i);
        continue;
      }
      if (judged) continue;
      // An internal space has no kind to say where it lives: it lives where its whole does.
      if (!is_internal<Space> && on_host[i] != facts_of<typename Space::kind>.on_host)
        report(rule::relation_stays_on_one_side, space, i);
      if (!whole[i] && itself[i]) report(rule::space_is_not_its_own_guest, space, i);
      if (whole[i] && !is_internal<Space>) report(rule::only_internal_is_part, space, i);
      if (whole[i] && a_part[i]) report(rule::whole_is_no_part, space, i);
    }
  }
};

// The numbers that a space states: those that lead back to it, then those that do not.
template <class Space, class Numbers = typename named_by<typename Space::traits>::numbers,
          class Lossy = typename named_by<typename Space::traits>::lossy_numbers>
struct numbers;
template <class Space, class... Numbers, class... Lossy>
struct numbers<Space, list<Numbers...>, list<Lossy...>> {
  using types = list<Numbers..., Lossy...>;

  // `seen` remembers the entries that lead back, over all spaces of a table.
  template <class Seen, class SameHand, class Report>
  static constexpr void inspect(std::size_t space, bool judged, Seen& seen, SameHand same_hand, Report& report) noexcept {
    constexpr std::size_t count = sizeof...(Numbers) + sizeof...(Lossy);
    bool const entries[] = {__is_base_of(entry_base, Numbers)..., __is_base_of(entry_base, Lossy)..., false};
    std::uint64_t const keys[] = {hash_of(qualified_name<Numbers>())..., hash_of(qualified_name<Lossy>())..., 0};
    bool const leads_back[] = {(static_cast<void>(sizeof(Numbers*)), true)..., (static_cast<void>(sizeof(Lossy*)), false)...,
                               false};
    std::uint64_t const owners[] = {numbering_key<Numbers>()..., numbering_key<Lossy>()..., 0};
    for (std::size_t i = 0; i != count; ++i) {
      if (!entries[i]) {
        if (!judged) report(rule::number_is_entry, space, i);
        continue;
      }
      for (std::size_t j = 0; j != i; ++j)
        if (!judged && entries[j] && owners[j] == owners[i])
          report(rule::one_number_a_numbering, space, i, static_cast<std::int64_t>(j));
      if (!leads_back[i]) continue;
      std::size_t const first = seen(keys[i], space);
      if (first != space && !same_hand(first, space)) report(rule::unique_number, first, space, static_cast<std::int64_t>(i));
    }
  }

 private:
  template <class Entry>
  static constexpr std::uint64_t numbering_key() noexcept {
    if constexpr (__is_base_of(entry_base, Entry)) return hash_of(qualified_name<typename Entry::numbering>());
    else return 0;
  }
};

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

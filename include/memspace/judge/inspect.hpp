// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_INSPECT_HPP
#define MEMSPACE_JUDGE_INSPECT_HPP

#include <memspace/access.hpp>
#include <memspace/detail/first_seen.hpp>
#include <memspace/trait.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

enum class rule : unsigned char {
  unique_color,
  unique_name,
  color_not_negative,
  default_exists,
  default_has_kind,
  kind_has_home,
  kind_has_one_home,
  internal_is_no_home,
  unique_kind_id,
  kind_id_not_sentinel,
  kind_is_kind,
  traits_say_one_thing,
  alignment_is_power_of_two,
  internal_has_no_role,
  default_crosses,
  own_side_reaches,
  one_takes_any_other,
  any_other_has_kind,
  unique_number,
  one_number_a_numbering,
  number_is_entry,
  traits_are_traits,
  relation_stays_in_table,
  relation_stays_on_one_side,
  only_internal_is_part,
  whole_is_no_part,
  space_is_not_its_own_guest,
  alias_stays_in_table,
  entry_is_entry,
};

// A broken rule: the indices of those who break it, and the number that they break it with.
struct finding {
  rule broken;
  std::size_t first;
  std::size_t second;
  std::int64_t number;
};

// The findings of one inspection, in order. With no room it counts them, and a second inspection can make just enough.
template <std::size_t Capacity>
struct findings {
  std::size_t count = 0;
  finding items[Capacity + 1] = {};

  constexpr void operator()(rule broken, std::size_t first, std::size_t second = 0, std::int64_t number = 0) noexcept {
    if constexpr (Capacity != 0) items[count] = finding{broken, first, second, number};
    ++count;
  }
};

// What the rules need to know of a kind (`internal` has the key 0), and of a space.
struct kind_facts {
  std::uint64_t key;
  std::int32_t id;
  bool on_host;
  bool is_kind;
};
struct space_facts {
  std::int64_t color;
  kind_facts const* kind;
  trait_facts const* traits;
};

// `judged` says which spaces the fragment or policy that brought them has answered for.
template <class Judged, class Report>
constexpr void inspect_each(space_facts const* spaces, std::size_t count, Judged judged, Report& report) noexcept {
  for (std::size_t i = 0; i < count; ++i) {
    if (spaces[i].color < 0 && !judged(i)) report(rule::color_not_negative, i, i, spaces[i].color);
    trait_facts const& traits = *spaces[i].traits;
    if (traits.none || judged(i)) continue;
    bool const internal = spaces[i].kind->key == 0;
    if (!traits.are_traits) report(rule::traits_are_traits, i);
    if (!traits.one_each) report(rule::traits_say_one_thing, i);
    if ((traits.alignment & (traits.alignment - 1)) != 0)
      report(rule::alignment_is_power_of_two, i, i, static_cast<std::int64_t>(traits.alignment));
    if (traits.home && internal) report(rule::internal_is_no_home, i);
    if (traits.any_other && internal) report(rule::any_other_has_kind, i);
    if ((traits.bars_parameter || traits.bars_result) && internal) report(rule::internal_has_no_role, i);
    if ((traits.bars_parameter || traits.bars_result) && spaces[i].color == 0) report(rule::default_crosses, i);
    if ((spaces[i].kind->on_host ? traits.from_host : traits.from_device) == access::no) report(rule::own_side_reaches, i);
  }
}

// At most one space takes the colors that the table does not have.
template <class SameHand, class Report>
constexpr void inspect_any_other(space_facts const* spaces, std::size_t count, SameHand same_hand, Report& report) noexcept {
  std::size_t taker = count;
  for (std::size_t i = 0; i < count; ++i) {
    if (spaces[i].traits->none || !spaces[i].traits->any_other) continue;
    if (taker == count) taker = i;
    else if (!same_hand(taker, i)) report(rule::one_takes_any_other, taker, i);
  }
}

template <std::size_t Count, class SameHand, class Report>
constexpr void inspect_colors(space_facts const* spaces, SameHand same_hand, Report& report) noexcept {
  first_seen<Count> seen;
  for (std::size_t i = 0; i != Count; ++i) {
    std::size_t const first = seen(static_cast<std::uint64_t>(spaces[i].color), i);
    if (first != i && !same_hand(first, i)) report(rule::unique_color, first, i, spaces[i].color);
  }
}

template <class Report>
constexpr void inspect_default(space_facts const* spaces, std::size_t count, Report& report) noexcept {
  for (std::size_t i = 0; i < count; ++i)
    if (spaces[i].color == 0) {
      if (spaces[i].kind->key == 0) report(rule::default_has_kind, i, i, 0);
      return;
    }
  report(rule::default_exists, 0, 0, 0);
}

// The kinds of a table: for each, by its first space, how many spaces it has, the second of them, and 1 + its home so far.
template <std::size_t Count>
struct kinds_found {
  std::size_t first[Count + 1] = {};
  std::size_t members[Count + 1] = {};
  std::size_t second[Count + 1] = {};
  std::size_t home[Count + 1] = {};
};

template <std::size_t Count, class Judged, class SameHand, class Report>
constexpr void inspect_kinds(space_facts const* spaces, kinds_found<Count>& kinds, Judged judged, SameHand same_hand,
                             Report& report) noexcept {
  first_seen<Count> seen;
  first_seen<Count> ids;
  for (std::size_t i = 0; i != Count; ++i) {
    std::uint64_t const key = spaces[i].kind->key;
    if (key == 0) continue;
    std::size_t const first = kinds.first[i] = seen(key, i);
    if (spaces[i].color == 0 && kinds.home[first] == 0) kinds.home[first] = i + 1;
    if (++kinds.members[first] == 2) kinds.second[first] = i;
    if (first != i) continue;
    kind_facts const& kind = *spaces[i].kind;
    if (!kind.is_kind && !judged(i)) report(rule::kind_is_kind, i);
    if (kind.id == -1 && !judged(i)) report(rule::kind_id_not_sentinel, i, i, -1);
    std::size_t const holder = ids(static_cast<std::uint32_t>(kind.id), i);
    if (holder != i && !same_hand(holder, i)) report(rule::unique_kind_id, holder, i, kind.id);
  }
}

// A kind's home is the default space if that is of the kind, else the kind's only space, else the one marked home.
template <std::size_t Count, class Report>
constexpr void inspect_homes(space_facts const* spaces, kinds_found<Count>& kinds, Report& report) noexcept {
  for (std::size_t i = 0; i != Count; ++i) {
    if (spaces[i].traits->none || !spaces[i].traits->home || spaces[i].kind->key == 0) continue;
    std::size_t& home = kinds.home[kinds.first[i]];
    if (home == 0) home = i + 1;
    else if (home != i + 1) report(rule::kind_has_one_home, home - 1, i);
  }
  for (std::size_t i = 0; i != Count; ++i)
    if (kinds.members[i] > 1 && kinds.home[i] == 0) report(rule::kind_has_home, i, kinds.second[i]);
}

// Names of spaces, then of aliases, as hashes.
template <std::size_t Count, class SameHand, class Report>
constexpr void inspect_names(std::uint64_t const* names, SameHand same_hand, Report& report) noexcept {
  first_seen<Count> seen;
  for (std::size_t i = 0; i != Count; ++i) {
    std::size_t const first = seen(names[i], i);
    if (first != i && !same_hand(first, i)) report(rule::unique_name, first, i);
  }
}

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

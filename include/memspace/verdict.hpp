// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_VERDICT_HPP
#define MEMSPACE_VERDICT_HPP

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// The verdict on a table without mistakes.
struct valid {
  using accepted = valid;
};

// The verdict on a table with mistakes, all of them. That it has no member `accepted` is the error that a user sees, because
// every compiler then prints this type, and with it the facts, in its first error line.
template <class... Mistakes>
struct rejected {};

// A number in a mistake.
template <std::int64_t Value>
struct number {};

// Stands for the backend where a fragment, which has none yet, is judged.
struct a_fragment {};

// The mistakes. Each is a sentence; its arguments are the facts.

// Give one of them another color, or make it an alias of the other if they are one space.
template <class First, class Second, class Number, class Backend>
struct two_spaces_share_one_color;

// Rename one (static constexpr char name[] = "..."): look-up by name and dumps could not tell them apart.
template <class First, class Second, class Backend>
struct two_spaces_share_one_name;

// Colors count from 0: choose a free one.
template <class Space, class Number, class Backend>
struct a_color_is_negative;

// Add a space of color 0: a layout without S(n) means 0.
template <class Number, class Backend>
struct the_default_space_is_missing;

// Give color 0 a kind: layouts without S(n) cross the boundary.
template <class Space, class Number, class Backend>
struct the_default_space_has_no_kind;

// Mark one of the spaces of this kind with the trait `home`: nothing says where a value of the kind goes.
template <class Kind, class First, class Second, class Backend>
struct no_space_is_home_of_the_kind;

// Leave `home` on one of them; the default space is the home of its kind without being marked.
template <class Kind, class First, class Second, class Backend>
struct two_spaces_are_home_of_one_kind;

// Drop `home`: no kind leads to an internal space.
template <class Space, class Backend>
struct an_internal_space_is_marked_home;

// Rename one of the kinds or let it state another id: PJRT knows kinds by id.
template <class First, class Second, class Number, class Backend>
struct two_kinds_share_one_kind_id;

// Choose another id: -1 means "no default" to PJRT.
template <class Kind, class Number, class Backend>
struct a_kind_id_is_the_sentinel;

// Name a kind: memspace::device, pinned_host, unpinned_host, internal, or a struct derived from memspace::kind.
template <class Kind, class Space, class Backend>
struct this_is_not_a_memory_kind;

// Name traits of memspace (trait.hpp).
template <class Traits, class Space, class Backend>
struct these_are_not_all_traits_of_a_space;

// Keep one of the traits that answer the same question (aligned, host_access, device_access).
template <class Traits, class Space, class Backend>
struct a_trait_of_a_space_is_stated_twice;

// Alignments are powers of two.
template <class Space, class Number, class Backend>
struct an_alignment_is_no_power_of_two;

// Drop not_a_parameter and not_a_result: an internal space is neither anyway.
template <class Space, class Backend>
struct an_internal_space_never_crosses_the_boundary;

// Drop not_a_parameter and not_a_result: layouts without S(n) are parameters and results.
template <class Space, class Backend>
struct the_default_space_must_cross_the_boundary;

// The side on which memory lives reaches it: drop host_access or device_access, or choose another kind.
template <class Space, class Backend>
struct a_space_is_out_of_reach_of_its_own_side;

// Leave any_other_number on one of them.
template <class First, class Second, class Backend>
struct two_spaces_take_any_other_number;

// Put any_other_number on a space that has a kind: colors that nobody knows cross the boundary.
template <class Space, class Backend>
struct an_internal_space_takes_any_other_number;

// Mark all but one with numbered_lossy: the number leads back to one space.
template <class First, class Second, class Entry, class Backend>
struct two_spaces_share_one_number;

// Keep one: a space has one number in each numbering.
template <class Space, class First, class Second, class Backend>
struct a_space_has_two_numbers_in_one_numbering;

// Name an entry: a struct that derives from memspace::entry.
template <class Entry, class Space, class Backend>
struct this_is_not_a_number_of_a_numbering;

// A space holds its own values without saying so.
template <class Space, class Backend>
struct a_space_holds_itself;

// List the other space in the same policy, or drop the relation.
template <class Space, class Other, class Backend>
struct a_relation_leaves_the_table;

// Relate spaces of one residence: device memory and host memory never hold each other.
template <class Space, class Other, class Backend>
struct a_relation_crosses_device_and_host;

// Drop part_of: spaces that have a kind share memory with the spaces of that kind.
template <class Space, class Other, class Backend>
struct only_an_internal_space_is_part_of_another;

// Name the whole, which is part of nothing itself.
template <class Space, class Other, class Backend>
struct a_space_is_part_of_a_part;

// List the alias's space in the same policy.
template <class Alias, class Space, class Backend>
struct an_alias_leaves_the_table;

// List spaces, aliases, and extends<...> of fragments and policies.
template <class Entry, class Backend>
struct this_is_not_an_entry_of_a_table;

}  // namespace v0_1
}  // namespace memspace

#endif

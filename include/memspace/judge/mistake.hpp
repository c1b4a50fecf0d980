// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_MISTAKE_HPP
#define MEMSPACE_JUDGE_MISTAKE_HPP

#include <memspace/judge/facts.hpp>
#include <memspace/judge/inspect.hpp>
#include <memspace/list.hpp>
#include <memspace/verdict.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

template <class Type>
struct boxed {
  using type = Type;
};

template <std::size_t Index, class Flat>
constexpr auto space_or_alias() noexcept {
  if constexpr (Index < Flat::spaces::size) return boxed<at<Index, typename Flat::spaces>>{};
  else return boxed<at<Index - Flat::spaces::size, typename Flat::aliases>>{};
}

// A finding as the type that a user reads.
template <class Backend, class Flat, rule Broken, std::size_t First, std::size_t Second, std::int64_t Number>
constexpr auto mistake() noexcept {
  using spaces = typename Flat::spaces;
  if constexpr (Broken == rule::entry_is_entry) {
    return boxed<this_is_not_an_entry_of_a_table<at<First, typename Flat::strangers>, Backend>>{};
  } else if constexpr (Broken == rule::alias_stays_in_table) {
    using alias = at<First, typename Flat::aliases>;
    return boxed<an_alias_leaves_the_table<alias, typename alias::target, Backend>>{};
  } else if constexpr (Broken == rule::unique_name) {
    return boxed<two_spaces_share_one_name<typename decltype(space_or_alias<First, Flat>())::type,
                                           typename decltype(space_or_alias<Second, Flat>())::type, Backend>>{};
  } else if constexpr (Broken == rule::default_exists) {
    return boxed<the_default_space_is_missing<number<0>, Backend>>{};
  } else {
    using first = at<First, spaces>;
    if constexpr (Broken == rule::color_not_negative) return boxed<a_color_is_negative<first, number<Number>, Backend>>{};
    else if constexpr (Broken == rule::default_has_kind) return boxed<the_default_space_has_no_kind<first, number<0>, Backend>>{};
    else if constexpr (Broken == rule::internal_is_no_home) return boxed<an_internal_space_is_marked_home<first, Backend>>{};
    else if constexpr (Broken == rule::kind_id_not_sentinel)
      return boxed<a_kind_id_is_the_sentinel<typename first::kind, number<-1>, Backend>>{};
    else if constexpr (Broken == rule::kind_is_kind)
      return boxed<this_is_not_a_memory_kind<typename first::kind, first, Backend>>{};
    else if constexpr (Broken == rule::traits_are_traits)
      return boxed<these_are_not_all_traits_of_a_space<typename first::traits, first, Backend>>{};
    else if constexpr (Broken == rule::traits_say_one_thing)
      return boxed<a_trait_of_a_space_is_stated_twice<typename first::traits, first, Backend>>{};
    else if constexpr (Broken == rule::alignment_is_power_of_two)
      return boxed<an_alignment_is_no_power_of_two<first, number<Number>, Backend>>{};
    else if constexpr (Broken == rule::internal_has_no_role)
      return boxed<an_internal_space_never_crosses_the_boundary<first, Backend>>{};
    else if constexpr (Broken == rule::default_crosses) return boxed<the_default_space_must_cross_the_boundary<first, Backend>>{};
    else if constexpr (Broken == rule::own_side_reaches) return boxed<a_space_is_out_of_reach_of_its_own_side<first, Backend>>{};
    else if constexpr (Broken == rule::any_other_has_kind) return boxed<an_internal_space_takes_any_other_number<first, Backend>>{};
    else if constexpr (Broken == rule::number_is_entry)
      return boxed<this_is_not_a_number_of_a_numbering<at<Second, typename numbers<first>::types>, first, Backend>>{};
    else if constexpr (Broken == rule::one_number_a_numbering) {
      using stated = typename numbers<first>::types;
      return boxed<a_space_has_two_numbers_in_one_numbering<first, at<static_cast<std::size_t>(Number), stated>, at<Second, stated>,
                                                            Backend>>{};
    } else if constexpr (Broken == rule::relation_stays_in_table || Broken == rule::space_is_not_its_own_guest ||
                         Broken == rule::relation_stays_on_one_side || Broken == rule::only_internal_is_part ||
                         Broken == rule::whole_is_no_part) {
      using other = at<Second, typename relations<first>::types>;
      if constexpr (Broken == rule::relation_stays_in_table) return boxed<a_relation_leaves_the_table<first, other, Backend>>{};
      else if constexpr (Broken == rule::relation_stays_on_one_side)
        return boxed<a_relation_crosses_device_and_host<first, other, Backend>>{};
      else if constexpr (Broken == rule::space_is_not_its_own_guest) return boxed<a_space_holds_itself<first, Backend>>{};
      else if constexpr (Broken == rule::only_internal_is_part)
        return boxed<only_an_internal_space_is_part_of_another<first, other, Backend>>{};
      else return boxed<a_space_is_part_of_a_part<first, other, Backend>>{};
    } else {
      using second = at<Second, spaces>;
      if constexpr (Broken == rule::unique_color)
        return boxed<two_spaces_share_one_color<first, second, number<Number>, Backend>>{};
      else if constexpr (Broken == rule::one_takes_any_other)
        return boxed<two_spaces_take_any_other_number<first, second, Backend>>{};
      else if constexpr (Broken == rule::unique_number)
        return boxed<two_spaces_share_one_number<first, second,
                                                 at<static_cast<std::size_t>(Number), typename numbers<second>::types>, Backend>>{};
      else if constexpr (Broken == rule::kind_has_home)
        return boxed<no_space_is_home_of_the_kind<typename first::kind, first, second, Backend>>{};
      else if constexpr (Broken == rule::kind_has_one_home)
        return boxed<two_spaces_are_home_of_one_kind<typename first::kind, first, second, Backend>>{};
      else return boxed<two_kinds_share_one_kind_id<typename first::kind, typename second::kind, number<Number>, Backend>>{};
    }
  }
}

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

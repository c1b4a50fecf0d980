// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_FACTS_HPP
#define MEMSPACE_JUDGE_FACTS_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/judge/inspect.hpp>
#include <memspace/kind.hpp>
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

template <class Traits>
inline constexpr trait_facts facts_of_traits = trait_facts{true, true, false};
template <class First, class... Rest>
inline constexpr trait_facts facts_of_traits<list<First, Rest...>> =
    trait_facts{false, are_traits<First, Rest...>, has_trait<home, list<First, Rest...>>};

// The spaces that the traits of a space name.
template <class Traits, bool = facts_of_traits<Traits>.are_traits>
struct named_by {
  using wholes = list<>;
  using guests = list<>;
};
template <class First, class... Rest>
struct named_by<list<First, Rest...>, true> {
  using wholes = typename join<typename First::wholes, typename Rest::wholes...>::joined::types;
  using guests = typename join<typename First::guests, typename Rest::guests...>::joined::types;
};

// The few spaces that have traits: the others relate to nobody, and instantiating anything for each would be felt.
template <std::size_t Count>
constexpr selection<Count> spaces_with_traits(space_facts const* spaces) noexcept {
  selection<Count> result{};
  for (std::size_t i = 0; i != Count; ++i)
    if (!spaces[i].traits->none) result.index[result.count++] = i;
  return result;
}

// The spaces that a space names: its wholes, then its guests.
template <class Space, class Wholes = typename named_by<typename Space::traits>::wholes,
          class Guests = typename named_by<typename Space::traits>::guests>
struct relations;
template <class Space, class... Wholes, class... Guests>
struct relations<Space, list<Wholes...>, list<Guests...>> {
  using types = list<Wholes..., Guests...>;

  template <class Spaces, class Report>
  static constexpr void inspect(std::size_t space, bool may_leave, Report& report) noexcept {
    bool const whole[] = {(static_cast<void>(sizeof(Wholes*)), true)..., (static_cast<void>(sizeof(Guests*)), false)..., false};
    bool const inside[] = {contains_type<Wholes, Spaces>..., contains_type<Guests, Spaces>..., false};
    bool const on_host[] = {facts_of<typename Wholes::kind>.on_host..., facts_of<typename Guests::kind>.on_host..., false};
    bool const a_part[] = {(named_by<typename Wholes::traits>::wholes::size != 0)...,
                           (static_cast<void>(sizeof(Guests*)), false)..., false};
    for (std::size_t i = 0; i != sizeof...(Wholes) + sizeof...(Guests); ++i) {
      if (!inside[i]) {
        if (!may_leave) report(rule::relation_stays_in_table, space, i);
        continue;
      }
      // An internal space has no kind to say where it lives: it lives where its whole does.
      if (!is_internal<Space> && on_host[i] != facts_of<typename Space::kind>.on_host)
        report(rule::relation_stays_on_one_side, space, i);
      if (whole[i] && !is_internal<Space>) report(rule::only_internal_is_part, space, i);
      if (whole[i] && a_part[i]) report(rule::whole_is_no_part, space, i);
    }
  }
};

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

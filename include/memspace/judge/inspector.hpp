// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_INSPECTOR_HPP
#define MEMSPACE_JUDGE_INSPECTOR_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/judge/facts.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/judge/inspect.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

template <class Flat, class Spaces, class Aliases, class Strangers>
struct inspector;

template <class Flat, class... Spaces, class... Aliases, class... Strangers>
struct inspector<Flat, list<Spaces...>, list<Aliases...>, list<Strangers...>> {
  static constexpr std::size_t count = sizeof...(Spaces);
  using spaces = list<Spaces...>;

  // Within one backend C++ itself forbids two structs of one name, so names are only compared where there are several hands
  // or a name is overridden: hashing 256 names costs as much as all other rules.
  static constexpr bool several_hands = sizeof...(Aliases) != 0 || !__is_same(Flat, flatten<spaces, true>);
  static constexpr bool compare_names = several_hands || any_of<!__is_same(decltype(Spaces::name), unnamed const)...>();

  static constexpr space_facts facts[count + 1] = {
      space_facts{Spaces::color, &facts_of<typename Spaces::kind>, &facts_of_traits<typename Spaces::traits>}..., space_facts{}};
  static constexpr selection<count> with_traits = spaces_with_traits<count>(facts);

  template <class Report>
  static constexpr void run(Report& report, bool is_policy) noexcept {
    inspect_colors<count>(facts, &Flat::one_hand, report);
    if constexpr (compare_names) {
      std::uint64_t const names[] = {hash_of(short_name<Spaces>())..., hash_of(short_name<Aliases>())..., 0};
      auto const one_hand = [](std::size_t first, std::size_t second) { return second < count && Flat::one_hand(first, second); };
      inspect_names<count + sizeof...(Aliases)>(names, one_hand, report);
    }
    inspect_each(facts, count, &Flat::from_part, report);
    kinds_found<count> kinds;
    inspect_kinds<count>(facts, kinds, &Flat::from_part, &Flat::one_hand, report);
    if (is_policy) {
      inspect_default(facts, count, report);
      inspect_homes<count>(facts, kinds, report);
    }
    for (std::size_t i = 0; i != sizeof...(Strangers); ++i) report(rule::entry_is_entry, i);
    if constexpr (with_traits.count != 0) {
      inspect_any_other(facts, count, &Flat::one_hand, report);
      inspect_numbers(report, make_indices<with_traits.count>{});
      inspect_relations(is_policy, report, make_indices<with_traits.count>{});
    }
    bool const inside[] = {contains_type<typename Aliases::target, spaces>..., true};
    for (std::size_t i = 0; i != sizeof...(Aliases); ++i)
      if (is_policy && !inside[i]) report(rule::alias_stays_in_table, i);
  }

 private:
  template <std::size_t Index>
  using related = at<with_traits.index[Index], spaces>;

  template <class Report, std::size_t... Indices>
  static constexpr void inspect_relations(bool is_policy, Report& report, indices<Indices...>) noexcept {
    int const each[] = {(relations<related<Indices>>::template inspect<spaces>(with_traits.index[Indices], !is_policy,
                                                                               Flat::from_part(with_traits.index[Indices]), report),
                         0)...};
    static_cast<void>(each);
  }

  template <class Report, std::size_t... Indices>
  static constexpr void inspect_numbers(Report& report, indices<Indices...>) noexcept {
    first_seen<total_size<typename numbers<related<Indices>>::types...>()> seen;
    int const each[] = {(numbers<related<Indices>>::inspect(with_traits.index[Indices], Flat::from_part(with_traits.index[Indices]),
                                                            seen, &Flat::one_hand, report),
                         0)...};
    static_cast<void>(each);
  }
};

template <class Flat>
using inspector_of = inspector<Flat, typename Flat::spaces, typename Flat::aliases, typename Flat::strangers>;

template <class Flat, std::size_t Capacity>
constexpr findings<Capacity> inspect(bool is_policy) noexcept {
  findings<Capacity> found;
  inspector_of<Flat>::run(found, is_policy);
  return found;
}

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

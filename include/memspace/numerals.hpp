// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_NUMERALS_HPP
#define MEMSPACE_NUMERALS_HPP

#include <memspace/color.hpp>
#include <memspace/detail/annotate.hpp>
#include <memspace/judge/facts.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/list.hpp>
#include <memspace/lookup.hpp>
#include <memspace/numbering.hpp>
#include <memspace/result.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// A converted number, and whether the way back leads elsewhere.
template <class Numeral>
struct converted {
  Numeral value;
  bool is_lossy;
};

namespace detail {

// The entries of a numbering that one space states: one or none of them.
template <class Numbering, class... Entries>
struct entry_in;
template <class Numbering>
struct entry_in<Numbering> {
  using type = void;
};
template <class Numbering, class First, class... Rest>
struct entry_in<Numbering, First, Rest...> {
  using type = conditional<__is_same(typename First::numbering, Numbering), First, typename entry_in<Numbering, Rest...>::type>;
};
template <class Numbering, class... Entries>
typename entry_in<Numbering, Entries...>::type entry_of_list(list<Entries...>) noexcept;

template <class Space, class Numbering>
using exact_entry = decltype(entry_of_list<Numbering>(typename named_by<typename Space::traits>::numbers{}));
template <class Space, class Numbering>
using lossy_entry = decltype(entry_of_list<Numbering>(typename named_by<typename Space::traits>::lossy_numbers{}));

template <class Numbering>
struct ask_numeral : by_color {
  using answer_type = result<converted<numeral<Numbering>>>;
  MEMSPACE_DETAIL_DEVICE static constexpr answer_type nobody() noexcept { return nothing{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr answer_type answer() noexcept {
    if constexpr (!__is_same(exact_entry<Space, Numbering>, void))
      return converted<numeral<Numbering>>{exact_entry<Space, Numbering>{}, false};
    else if constexpr (!__is_same(lossy_entry<Space, Numbering>, void))
      return converted<numeral<Numbering>>{lossy_entry<Space, Numbering>{}, true};
    else return nothing{};
  }
};

template <class Backend, class Numbering>
struct ask_owner {
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> nobody() noexcept { return nothing{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr bool is_meant(std::int64_t number) noexcept {
    if constexpr (__is_same(exact_entry<Space, Numbering>, void)) return false;
    else return exact_entry<Space, Numbering>::number == number;
  }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr result<color<Backend>> answer() noexcept {
    return color<Backend>(Space{});
  }
};

template <class Numbering, class... Entries>
MEMSPACE_DETAIL_DEVICE constexpr bool has_number(std::int64_t number, list<Entries...>) noexcept {
  constexpr std::int64_t numbers[] = {Entries::number..., 0};
  for (std::size_t i = 0; i != sizeof...(Entries); ++i)
    if (numbers[i] == number) return true;
  return false;
}

template <class... Entries>
constexpr text name_of_number(std::int64_t number, list<Entries...>) noexcept {
  text name;
  static_cast<void>(((Entries::number == number ? (name = name_of_type<Entries>, true) : false) || ...));
  return name;
}

}  // namespace detail

// A color's number in another numbering, and whether the way back leads elsewhere; nothing where its row states none.
template <class Numbering, class Backend>
MEMSPACE_DETAIL_DEVICE constexpr result<converted<numeral<Numbering>>> to_numeral(color<Backend> of) noexcept {
  return detail::ask<result<converted<numeral<Numbering>>>, detail::ask_numeral<Numbering>>(of.number(),
                                                                                            detail::spaces_of<Backend>{});
}

// The color that a number of another numbering leads to; nothing where it leads to no space of this backend.
template <class Backend, class Numbering>
MEMSPACE_DETAIL_DEVICE constexpr result<color<Backend>> find_color(numeral<Numbering> of) noexcept {
  return detail::ask<result<color<Backend>>, detail::ask_owner<Backend, Numbering>>(of.number(), detail::spaces_of<Backend>{});
}

// An integer as a number of a numbering, if it is one of its entries.
template <class Numbering>
MEMSPACE_DETAIL_DEVICE constexpr result<numeral<Numbering>> find_numeral(std::int64_t number) noexcept {
  if (!detail::has_number<Numbering>(number, typename Numbering::entries{})) return nothing{};
  return detail::numeral_maker::make<Numbering>(number);
}

// The name of a number: its entry's.
template <class Numbering>
constexpr text name_of(numeral<Numbering> of) noexcept {
  return detail::name_of_number(of.number(), typename Numbering::entries{});
}

}  // namespace v0_1
}  // namespace memspace

#endif

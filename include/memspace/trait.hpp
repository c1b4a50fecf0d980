// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_TRAIT_HPP
#define MEMSPACE_TRAIT_HPP

#include <memspace/access.hpp>
#include <memspace/list.hpp>

#include <cstddef>

namespace memspace {
inline namespace v0_1 {

namespace detail {
// What a trait says of each question; most say nothing to most.
struct trait_base {
  using wholes = list<>;
  using guests = list<>;
  using numbers = list<>;
  using lossy_numbers = list<>;
  static constexpr bool is_home = false;
  static constexpr bool takes_any_other = false;
  static constexpr bool bars_parameter = false;
  static constexpr bool bars_result = false;
  static constexpr bool wants_registration = false;
  static constexpr std::size_t alignment = 0;
  static constexpr access from_host = access::as_the_kind_says;
  static constexpr access from_device = access::as_the_kind_says;
};
}  // namespace detail

// The traits of a space are listed behind its kind; a space lists only what differs from what its kind implies.

// The space to which values of its kind go when only the kind is known; needed where a kind other than the default space's has
// several spaces.
struct home : detail::trait_base {
  static constexpr bool is_home = true;
};

// This internal space is a piece of another space's memory; without it an internal space is memory of its own.
template <class Space>
struct part_of : detail::trait_base {
  using wholes = list<Space>;
};

// Temporaries of these spaces may live in this space's allocations (one way: not the reverse).
template <class... Spaces>
struct holds : detail::trait_base {
  using guests = list<Spaces...>;
};

// No parameter, or no result, may be in this space, though it has a kind.
struct not_a_parameter : detail::trait_base {
  static constexpr bool bars_parameter = true;
};
struct not_a_result : detail::trait_base {
  static constexpr bool bars_result = true;
};

// Allocations start at a multiple of so many bytes, a power of two.
template <std::size_t Bytes>
struct aligned : detail::trait_base {
  static constexpr std::size_t alignment = Bytes;
};

// Memory of this space is registered (with a communicator, say) before it is used.
struct must_be_registered : detail::trait_base {
  static constexpr bool wants_registration = true;
};

// The host, or the device, reaches this space in another way than its kind says.
template <access From>
struct host_access : detail::trait_base {
  static constexpr access from_host = From;
};
template <access From>
struct device_access : detail::trait_base {
  static constexpr access from_device = From;
};

// The space's number in another numbering, which leads back to this space.
template <class Entry>
struct numbered : detail::trait_base {
  using numbers = list<Entry>;
};

// The same, but the number leads to another space, or to none: going there loses which space it was.
template <class Entry>
struct numbered_lossy : detail::trait_base {
  using lossy_numbers = list<Entry>;
};

// Colors that the table does not have mean this space. For backends that treat them so; say so, or they are errors.
struct any_other_number : detail::trait_base {
  static constexpr bool takes_any_other = true;
};

namespace detail {

// All that the traits of a space say.
struct trait_facts {
  bool none;
  bool are_traits;
  bool one_each;  // no question is answered twice
  bool home;
  bool any_other;
  bool bars_parameter;
  bool bars_result;
  bool wants_registration;
  std::size_t alignment;
  access from_host;
  access from_device;
};

template <class First, class... Rest>
constexpr trait_facts facts_from_traits() noexcept {
  trait_facts facts{false, true, true, false, false, false, false, false, 0, access::as_the_kind_says, access::as_the_kind_says};
  constexpr std::size_t count = 1 + sizeof...(Rest);
  std::size_t const alignments[count] = {First::alignment, Rest::alignment...};
  access const hosts[count] = {First::from_host, Rest::from_host...};
  access const devices[count] = {First::from_device, Rest::from_device...};
  for (std::size_t i = 0; i != count; ++i) {
    bool const again = (alignments[i] != 0 && facts.alignment != 0) ||
                       (hosts[i] != access::as_the_kind_says && facts.from_host != access::as_the_kind_says) ||
                       (devices[i] != access::as_the_kind_says && facts.from_device != access::as_the_kind_says);
    if (again) facts.one_each = false;
    if (alignments[i] != 0) facts.alignment = alignments[i];
    if (hosts[i] != access::as_the_kind_says) facts.from_host = hosts[i];
    if (devices[i] != access::as_the_kind_says) facts.from_device = devices[i];
  }
  facts.home = First::is_home || (Rest::is_home || ...);
  facts.any_other = First::takes_any_other || (Rest::takes_any_other || ...);
  facts.bars_parameter = First::bars_parameter || (Rest::bars_parameter || ...);
  facts.bars_result = First::bars_result || (Rest::bars_result || ...);
  facts.wants_registration = First::wants_registration || (Rest::wants_registration || ...);
  return facts;
}

inline constexpr trait_facts no_traits{
    true, true, true, false, false, false, false, false, 0, access::as_the_kind_says, access::as_the_kind_says};

template <class... Traits>
constexpr trait_facts judge_traits() noexcept {
  if constexpr (sizeof...(Traits) == 0) return no_traits;
  else if constexpr ((__is_base_of(trait_base, Traits) && ...)) return facts_from_traits<Traits...>();
  else {
    trait_facts wrong = no_traits;
    wrong.none = wrong.are_traits = false;
    return wrong;
  }
}

// Asked once a list of traits, however many spaces have it.
template <class List>
inline constexpr trait_facts facts_of_traits = no_traits;
template <class... Traits>
inline constexpr trait_facts facts_of_traits<list<Traits...>> = judge_traits<Traits...>();

}  // namespace detail

}  // namespace v0_1
}  // namespace memspace

#endif

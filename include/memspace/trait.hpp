// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_TRAIT_HPP
#define MEMSPACE_TRAIT_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/list.hpp>

namespace memspace {
inline namespace v0_1 {

namespace detail {
// What a trait says of other spaces; most say nothing.
struct trait_base {
  using wholes = list<>;
  using guests = list<>;
};
}  // namespace detail

// The traits of a space are listed behind its kind; a space lists only what differs from what its kind implies.

// Marks the space to which values of its kind go when only the kind is known; needed where a kind other than the default
// space's has several spaces.
struct home : detail::trait_base {};

// Says that an internal space is a piece of another space's memory; without it an internal space is memory of its own.
template <class Space>
struct part_of : detail::trait_base {
  using wholes = list<Space>;
};

// Says that temporaries of these spaces may live in this space's allocations (one way: not the reverse).
template <class... Spaces>
struct holds : detail::trait_base {
  using guests = list<Spaces...>;
};

namespace detail {

template <class... Traits>
inline constexpr bool are_traits = true;
template <class First, class... Rest>
inline constexpr bool are_traits<First, Rest...> = __is_base_of(trait_base, First) && are_traits<Rest...>;

template <class Trait, class List>
inline constexpr bool has_trait = false;
template <class Trait, class... Traits>
inline constexpr bool has_trait<Trait, list<Traits...>> = (__is_same(Trait, Traits) || ...);

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_RELATIONS_HPP
#define MEMSPACE_RELATIONS_HPP

#include <memspace/access.hpp>
#include <memspace/color.hpp>
#include <memspace/detail/annotate.hpp>
#include <memspace/judge/facts.hpp>
#include <memspace/list.hpp>
#include <memspace/lookup.hpp>
#include <memspace/role.hpp>
#include <memspace/space.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// Where a value is, and where an allocation is: types of their own, because `fits` is one-way and swapped arguments must not
// compile.
template <class Backend>
struct value_in {
  MEMSPACE_DETAIL_DEVICE explicit constexpr value_in(color<Backend> where) noexcept : space(where) {}
  color<Backend> space;
};
template <class Backend>
struct allocation_in {
  MEMSPACE_DETAIL_DEVICE explicit constexpr allocation_in(color<Backend> where) noexcept : space(where) {}
  color<Backend> space;
};

namespace detail {

// What tells one memory from another: the kind, or for an internal space its whole's memory, or the space itself.
template <class Space, class Wholes = typename named_by<typename Space::traits>::wholes>
struct memory_of {
  using type = conditional<is_internal<Space>, Space, typename Space::kind>;
};
template <class Space, class Whole>
struct memory_of<Space, list<Whole>> : memory_of<Whole> {};

template <class Memory, class... Spaces>
constexpr std::size_t first_in_memory(list<Spaces...>) noexcept {
  bool const in[] = {__is_same(Memory, typename memory_of<Spaces>::type)..., true};
  std::size_t index = 0;
  while (!in[index]) ++index;
  return index;
}

template <class Memory, class Backend>
inline constexpr std::size_t memory_index = first_in_memory<Memory>(spaces_of<Backend>{});

template <class Backend>
struct ask_memory : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr std::size_t nobody() noexcept { return 0; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr std::size_t answer() noexcept {
    return memory_index<typename memory_of<Space>::type, Backend>;
  }
};

struct ask_properties : by_color {
  MEMSPACE_DETAIL_DEVICE static constexpr space_properties nobody() noexcept { return space_properties{}; }
  template <class Space>
  MEMSPACE_DETAIL_DEVICE static constexpr space_properties answer() noexcept {
    return properties_of_space<Space>();
  }
};

template <class Allocation, class... Guests>
MEMSPACE_DETAIL_DEVICE constexpr bool is_guest(std::int64_t value, list<Guests...>) noexcept {
  constexpr std::int64_t guests[] = {Guests::color..., -1};
  for (std::size_t i = 0; i != sizeof...(Guests); ++i)
    if (guests[i] == value) return true;
  return false;
}

template <class... Spaces>
MEMSPACE_DETAIL_DEVICE constexpr bool is_held(std::int64_t value, std::int64_t allocation, list<Spaces...>) noexcept {
  bool held = false;
  int const each[] = {(
      held = held || (allocation == Spaces::color && is_guest<Spaces>(value, typename named_by<typename Spaces::traits>::guests{})),
      0)...};
  static_cast<void>(each);
  return held;
}

}  // namespace detail

// All that a color's row says of its memory.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr space_properties properties_of(color<Backend> where) noexcept {
  return detail::ask<space_properties, detail::ask_properties>(where.number(), detail::spaces_of<Backend>{});
}

// May a parameter, or a result, of an executable be in this space?
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr bool may_be_parameter(color<Backend> where) noexcept {
  return properties_of(where).may_be_parameter;
}
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr bool may_be_result(color<Backend> where) noexcept {
  return properties_of(where).may_be_result;
}

// Is this host memory? (Not the same as `== 5`.)
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr bool is_host(color<Backend> where) noexcept {
  return properties_of(where).where == residence::host;
}

// Are these spaces the same physical memory? Spaces of one kind are; an internal space is part of another or on its own.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr bool same_memory(color<Backend> one, color<Backend> other) noexcept {
  using question = detail::ask_memory<Backend>;
  return detail::ask<std::size_t, question>(one.number(), detail::spaces_of<Backend>{}) ==
         detail::ask<std::size_t, question>(other.number(), detail::spaces_of<Backend>{});
}

// May a temporary value live in this allocation? Its own space's may, and those of spaces that hold it: one-way. A value that is
// a parameter or result lives in its own space alone.
template <class Backend>
MEMSPACE_DETAIL_DEVICE constexpr bool fits(value_in<Backend> value, allocation_in<Backend> allocation,
                                           role as = role::unknown) noexcept {
  if (value.space == allocation.space) return true;
  return as == role::unknown && detail::is_held(value.space.number(), allocation.space.number(), detail::spaces_of<Backend>{});
}

}  // namespace v0_1
}  // namespace memspace

#endif

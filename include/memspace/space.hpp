// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_SPACE_HPP
#define MEMSPACE_SPACE_HPP

#include <memspace/detail/annotate.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/kind.hpp>
#include <memspace/trait.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {
struct space_base {
  static constexpr unnamed name{};
};
struct alias_base {};
}  // namespace detail

// What a space's row says of its memory.
struct space_properties {
  residence where;
  access from_host;    // may the host load and store there?
  access from_device;  // may the device?
  bool may_be_parameter;
  bool may_be_result;
  bool must_be_registered;  // before it is used
  std::size_t alignment;    // the least of an allocation, in bytes
};

// A memory space is a struct that derives from this, nested in its backend: its color (Layout::memory_space, the n of S(n)),
// its kind or `internal`, and its traits. Its name is the struct's own unless a static member `name` overrides it.
template <std::int64_t Color, class Kind, class... Traits>
struct space : detail::space_base {
  static constexpr std::int64_t color = Color;
  using kind = Kind;
  using traits = list<Traits...>;
};

// Another name for a space, with no color, kind or traits of its own: look-up by name finds it, visit does not know it.
template <class Space>
struct alias : detail::alias_base {
  using target = Space;
};

namespace detail {

template <class Type>
inline constexpr bool is_space = __is_base_of(space_base, Type);
template <class Type>
inline constexpr bool is_alias = __is_base_of(alias_base, Type);

template <class Type, bool = is_alias<Type>>
struct target_of {
  using type = Type;
};
template <class Type>
struct target_of<Type, true> {
  using type = typename Type::target;
};

template <class Space>
inline constexpr bool is_internal = __is_same(typename Space::kind, internal);

constexpr access or_kind(access of_traits, access of_kind) noexcept {
  return of_traits == access::as_the_kind_says ? of_kind : of_traits;
}

// The answers one by one, as numbers: in device code a constant may be a number, not an object.
template <class Space, class Traits = typename Space::traits, class Kind = typename Space::kind>
struct row_answers {
  static constexpr bool is_external = !is_internal<Space>;
  static constexpr access from_host = or_kind(facts_of_traits<Traits>.from_host, Kind::from_host);
  static constexpr access from_device = or_kind(facts_of_traits<Traits>.from_device, Kind::from_device);
  static constexpr bool may_be_parameter = is_external && !facts_of_traits<Traits>.bars_parameter;
  static constexpr bool may_be_result = is_external && !facts_of_traits<Traits>.bars_result;
  static constexpr bool must_be_registered = facts_of_traits<Traits>.wants_registration;
  static constexpr std::size_t alignment = facts_of_traits<Traits>.alignment == 0 ? 1 : facts_of_traits<Traits>.alignment;
};

template <class Space>
MEMSPACE_DETAIL_DEVICE constexpr space_properties properties_of_space() noexcept {
  using row = row_answers<Space>;
  return space_properties{Space::kind::where, row::from_host,          row::from_device, row::may_be_parameter,
                          row::may_be_result, row::must_be_registered, row::alignment};
}

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

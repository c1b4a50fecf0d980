// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_SPACE_HPP
#define MEMSPACE_SPACE_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/kind.hpp>
#include <memspace/trait.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {
struct space_base {};
struct alias_base {};
}  // namespace detail

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

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

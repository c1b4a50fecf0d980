// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_META_HPP
#define MEMSPACE_DETAIL_META_HPP

namespace memspace {
inline namespace v0_1 {
namespace detail {

// What we need of <type_traits>, which would be two thirds of what including a table costs.

template <bool, class Then, class>
struct choose {
  using type = Then;
};
template <class Then, class Else>
struct choose<false, Then, Else> {
  using type = Else;
};
template <bool Condition, class Then, class Else>
using conditional = typename choose<Condition, Then, Else>::type;

template <bool>
struct require {};
template <>
struct require<true> {
  using type = int;
};
// As std::enable_if_t<Condition, int>.
template <bool Condition>
using enable_if = typename require<Condition>::type;

template <class...>
struct always_void {
  using type = void;
};
// As std::void_t, but no alias of void itself: clang takes two specialisations that differ only in such an alias for one.
template <class... Types>
using void_t = typename always_void<Types...>::type;

// As std::declval of a constant.
template <class Type>
Type const& some() noexcept;

template <class To>
void take(To) noexcept;

// As std::is_convertible from a constant.
template <class From, class To, class = void>
inline constexpr bool converts = false;
template <class From, class To>
inline constexpr bool converts<From, To, void_t<decltype(take<To>(some<From>()))>> = true;

// As std::is_constructible; g++ 11 reads the built-in wrongly unless its arguments are a pack.
template <class Type, class... Arguments>
inline constexpr bool constructs = __is_constructible(Type, Arguments...);

template <class Type>
struct strip {
  using type = Type;
};
template <class Type>
struct strip<Type&> : strip<Type> {};
template <class Type>
struct strip<Type&&> : strip<Type> {};
template <class Type>
struct strip<Type const> : strip<Type> {};
// Without reference and const.
template <class Type>
using plain = typename strip<Type>::type;

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

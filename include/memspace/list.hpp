// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_LIST_HPP
#define MEMSPACE_LIST_HPP

#include <cstddef>

namespace memspace {
inline namespace v0_1 {

// A list of types: the spaces and the aliases of a policy come as one.
template <class... Types>
struct list {
  static constexpr std::size_t size = sizeof...(Types);
};

namespace detail {

template <std::size_t... Indices>
struct indices {};

// Nothing here recurses: nvcc stops at instantiation depth 200. <utility> would triple the include.
#if defined(__clang__) || defined(_MSC_VER)
template <class, std::size_t... Indices>
struct sequence {
  using type = indices<Indices...>;
};
template <std::size_t Count>
using make_indices = typename __make_integer_seq<sequence, std::size_t, Count>::type;
#else
template <std::size_t Count>
using make_indices = indices<__integer_pack(Count)...>;
#endif

#if defined(__clang__)
template <std::size_t Index, class List>
struct pick;
template <std::size_t Index, class... Types>
struct pick<Index, list<Types...>> {
  using type = __type_pack_element<Index, Types...>;
};
#else
template <class Type>
struct box {
  using type = Type;
};
template <std::size_t>
using skipped = void const*;
template <class Indices>
struct skip;
template <std::size_t... Indices>
struct skip<indices<Indices...>> {
  template <class Next>
  static Next next(skipped<Indices>..., Next*, ...);
};
template <std::size_t Index, class List>
struct pick;
template <std::size_t Index, class... Types>
struct pick<Index, list<Types...>> {
  using type = typename decltype(skip<make_indices<Index>>::next(static_cast<box<Types>*>(nullptr)...))::type;
};
#endif

// The type at a place of a list.
template <std::size_t Index, class List>
using at = typename pick<Index, List>::type;

template <class Type, class... Types>
constexpr bool holds_type(list<Types...>) noexcept {
  bool const same[] = {__is_same(Type, Types)..., false};
  for (bool const found : same)
    if (found) return true;
  return false;
}

// Is this type in the list?
template <class Type, class List>
inline constexpr bool contains_type = holds_type<Type>(List{});

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

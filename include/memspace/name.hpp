// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_NAME_HPP
#define MEMSPACE_NAME_HPP

#include <memspace/detail/name.hpp>

#include <cstddef>

namespace memspace {
inline namespace v0_1 {

namespace detail {

template <std::size_t Size>
struct characters {
  char data[Size + 1];
};

template <std::size_t Size>
constexpr characters<Size> copy_of(text name) noexcept {
  characters<Size> copy{};
  for (std::size_t i = 0; i < Size; ++i) copy.data[i] = name[i];
  return copy;
}

// A NUL-terminated copy: a piece of a signature ends in the middle of it.
template <class Type>
struct name_storage {
  static constexpr std::size_t size = short_name<Type>().size();
  static constexpr characters<size> value = copy_of<size>(short_name<Type>());
};

}  // namespace detail

// The name of a space, kind, alias or backend type: NUL-terminated, as long-lived as the program.
template <class Type>
inline constexpr text name_of_type = text(detail::name_storage<Type>::value.data, detail::name_storage<Type>::size);

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_NAME_HPP
#define MEMSPACE_DETAIL_NAME_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/text.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

template <class Type>
constexpr text signature() noexcept {
#if defined(_MSC_VER) && !defined(__clang__)
  return text(__FUNCSIG__, sizeof(__FUNCSIG__) - 1);
#else
  return text(__PRETTY_FUNCTION__, sizeof(__PRETTY_FUNCTION__) - 1);
#endif
}

// What stands before the type in a signature is as long for every type; a type whose text is known tells how long.
inline constexpr std::size_t signature_prefix = [] {
  constexpr text known = signature<double>();
  std::size_t at = 0;
  while (!(text(known.data() + at, 6) == text("double", 6))) ++at;
  return at;
}();
inline constexpr std::size_t signature_suffix = signature<double>().size() - signature_prefix - 6;

// The qualified name of a type, as the compiler spells it.
template <class Type>
constexpr text qualified_name() noexcept {
  constexpr text all = signature<Type>();
  return text(all.data() + signature_prefix, all.size() - signature_prefix - signature_suffix);
}

// The last component: what follows the last "::" that is in no bracket (gpu<ns::a>::fast is fast, ns::gpu<1> is gpu<1>).
constexpr text last_component(text name) noexcept {
  std::size_t depth = 0;
  for (std::size_t i = name.size(); i > 0; --i) {
    char const c = name[i - 1];
    if (c == '>' || c == ')' || c == '}' || c == ']') ++depth;
    if (c == '<' || c == '(' || c == '{' || c == '[') --depth;
    if (c == ':' && depth == 0) return text(name.data() + i, name.size() - i);
  }
  return name;
}

// Stands for the member `name` of a space that states none: to ask for its type costs a compiler less than to ask whether it is there.
struct unnamed {};

template <class Type, class = void>
inline constexpr bool states_name = false;
template <class Type>
inline constexpr bool states_name<Type, void_t<decltype(Type::name)>> = !__is_same(decltype(Type::name), unnamed const);

// The name of a space, kind or backend: its member `name` where it has one, else its struct's own.
template <class Type>
constexpr text short_name() noexcept {
  if constexpr (states_name<Type>) return text(Type::name);
  else return last_component(qualified_name<Type>());
}

// FNV-1a, 64 bits: tells names apart while a table is judged.
constexpr std::uint64_t hash_of(text name) noexcept {
  std::uint64_t hash = 14695981039346656037u;
  for (char const c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
}

}  // namespace detail

}  // namespace v0_1
}  // namespace memspace

#endif

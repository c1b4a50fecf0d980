// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_JUDGE_JUDGE_HPP
#define MEMSPACE_JUDGE_JUDGE_HPP

#include <memspace/judge/inspector.hpp>
#include <memspace/judge/mistake.hpp>
#include <memspace/list.hpp>
#include <memspace/verdict.hpp>

#include <cstddef>

namespace memspace {
inline namespace v0_1 {
namespace detail {

template <class Backend, class Flat, bool IsPolicy, std::size_t Count, std::size_t... Indices>
constexpr auto reject(indices<Indices...>) noexcept {
  constexpr findings<Count> found = inspect<Flat, Count>(IsPolicy);
  return rejected<typename decltype(mistake<Backend, Flat, found.items[Indices].broken, found.items[Indices].first,
                                            found.items[Indices].second, found.items[Indices].number>())::type...>{};
}

// The verdict on a table: `valid`, or `rejected` with all its mistakes. Its type says everything.
template <class Backend, class Flat, bool IsPolicy>
constexpr auto judge() noexcept {
  constexpr std::size_t count = inspect<Flat, 0>(IsPolicy).count;
  if constexpr (count == 0) return valid{};
  else return reject<Backend, Flat, IsPolicy, count>(make_indices<count>{});
}

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
// What several incidents ask.
#ifndef TESTS_INCIDENTS_INCIDENT_HPP
#define TESTS_INCIDENTS_INCIDENT_HPP

#include <memspace/memspace.hpp>

#include <type_traits>

template <class A, class B>
inline constexpr bool is_same = std::is_same_v<A, B>;

struct text_pair {
  memspace::text first;
  memspace::text second;
};

namespace incident {

// Is kind to color and back the identity for every kind of this backend?
template <class Backend>
constexpr bool round_trips() {
  for (memspace::space_view const& space : memspace::table_of<Backend>) {
    if (!space.kind) continue;
    auto const home = memspace::color_of<Backend>(space.kind->name());
    if (!home || *memspace::kind_of(*home) != *space.kind) return false;
  }
  return true;
}

}  // namespace incident

#endif

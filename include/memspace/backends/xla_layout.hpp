// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_LAYOUT_HPP
#define MEMSPACE_BACKENDS_XLA_LAYOUT_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// The constants that all of XLA's backends share, August 2026: xla/layout.h:405-408 in the version that JAX 0.11.1 builds with.
struct xla_layout {
  struct default_ : entry<xla_layout, 0> {
    static constexpr char name[] = "default";
  };
  struct generic_fast : entry<xla_layout, 1> {};
  struct host : entry<xla_layout, 5> {};
  struct unpinned_host : entry<xla_layout, 6> {};

  using entries = list<default_, generic_fast, host, unpinned_host>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_CPU_2024_06_HPP
#define MEMSPACE_BACKENDS_XLA_CPU_2024_06_HPP

#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's CPU backend as of 7 June 2024: one memory, of the kind unpinned_host (openxla/xla at 263f042ed,
// xla/pjrt/cpu/cpu_client.cc:338,472).
struct xla_cpu_2024_06 {
  // 0: Layout::kDefaultMemorySpace, xla/layout.h:401.
  struct default_ : space<0, unpinned_host> {
    static constexpr char name[] = "default";
  };

  struct policy : memspace::policy<xla_cpu_2024_06, default_> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

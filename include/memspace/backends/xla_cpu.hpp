// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_CPU_HPP
#define MEMSPACE_BACKENDS_XLA_CPU_HPP

#include <memspace/backends/dlpack.hpp>
#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's CPU backend as of August 2026. The numbers and kinds are those of xla/pjrt/plugin/xla_cpu/cpu_topology_description.cc:83-94
// in openxla/xla, in the version that JAX 0.11.1 builds with; the CPU has no constants of its own.
struct xla_cpu {
  // 0: Layout::kDefaultMemorySpace, xla/layout.h:405; what the function above knows nothing of is `device` too. All of it is the
  // host's memory: the kind's name is the only device there.
  struct default_ : space<0, device, any_other_number, host_access<access::yes>, numbered<dlpack::cpu>> {
    static constexpr char name[] = "default";
  };
  // 5: Layout::kHostMemorySpace, same file:407.
  struct host : space<5, pinned_host, numbered_lossy<dlpack::cpu>> {};
  // 6: Layout::kUnpinnedHostMemorySpace, same file:408.
  struct unpinned : space<6, memspace::unpinned_host, numbered_lossy<dlpack::cpu>> {
    static constexpr char name[] = "unpinned_host";
  };

  struct policy : memspace::policy<xla_cpu, default_, host, unpinned> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

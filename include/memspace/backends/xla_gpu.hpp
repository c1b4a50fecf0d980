// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_GPU_HPP
#define MEMSPACE_BACKENDS_XLA_GPU_HPP

#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's GPU backend as of August 2026. Paths are of openxla/xla in the version that JAX 0.11.1 builds with.
struct xla_gpu {
  // 0: gpu::MemorySpaceColor::kDefault, xla/service/gpu/gpu_memory_space_assignment.h:42.
  struct default_ : space<0, device> {
    static constexpr char name[] = "default";
  };
  // 1: ::kCollective, same file:46; a temporary of the default space may live in it (openxla/xla#44279).
  struct collective : space<1, device, holds<default_>> {};
  // 2: ::kTempBuffer, same file:51; exists under --xla_gpu_temp_buffer_use_separate_color and never leaves the executable.
  struct temp : space<2, internal, part_of<default_>> {};
  // 5: Layout::kHostMemorySpace, xla/layout.h:407; the kind is what xla/pjrt/utils.cc:223 gives it.
  struct host : space<5, pinned_host> {};

  struct policy : memspace::policy<xla_gpu, default_, collective, temp, host> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

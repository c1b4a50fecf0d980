// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_GPU_HPP
#define MEMSPACE_BACKENDS_XLA_GPU_HPP

#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's GPU backend as of August 2026. Paths are of openxla/xla in the version that JAX 0.11.1 builds with.
struct xla_gpu {
  // 0: gpu::MemorySpaceColor::kDefault, xla/service/gpu/gpu_memory_space_assignment.h:42; StreamExecutor's number:
  // xla/pjrt/gpu/se_gpu_pjrt_client.cc:1504-1526, which says so in a comment, as of the next two.
  struct default_ : space<0, device, numbered<stream_executor::device>> {
    static constexpr char name[] = "default";
  };
  // 1: ::kCollective, same file:46. A temporary of the default space may live in it (openxla/xla#44279); a result may not: the
  // compiler copies it back first (#38107, #42137). Windows start at multiples of 4096 (NCCL_WIN_REQUIRED_ALIGNMENT, nccl.h 2.28).
  struct collective
      : space<1, device, holds<default_>, not_a_result, aligned<4096>, must_be_registered, numbered<stream_executor::collective>> {
  };
  // 2: ::kTempBuffer, same file:51; exists under --xla_gpu_temp_buffer_use_separate_color and never leaves the executable.
  struct temp : space<2, internal, part_of<default_>, numbered_lossy<stream_executor::device>> {};
  // 5: Layout::kHostMemorySpace, xla/layout.h:407; the kind is what xla/pjrt/utils.cc:223 gives it.
  struct host : space<5, pinned_host, numbered<stream_executor::host>> {};

  struct policy : memspace::policy<xla_gpu, default_, collective, temp, host> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

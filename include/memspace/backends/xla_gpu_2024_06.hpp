// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_GPU_2024_06_HPP
#define MEMSPACE_BACKENDS_XLA_GPU_2024_06_HPP

#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's GPU backend as of 7 June 2024. Paths are of openxla/xla at 263f042ed.
struct xla_gpu_2024_06 {
  // 0: Layout::kDefaultMemorySpace, xla/layout.h:401.
  struct default_ : space<0, device, numbered<stream_executor::device>> {
    static constexpr char name[] = "default";
  };
  // 1: kCollectiveMemorySpaceColor, xla/service/gpu/gpu_memory_space_assignment.h:31, and again in
  // xla/service/gpu/runtime/nccl_collective_thunk.cc:69. A result was left in it, which openxla/xla#16921 is about. Of
  // StreamExecutor's numbers CUDA took the color itself for collective memory (cuda_executor.cc:627), where its enum has 2.
  struct collective : space<1, device, must_be_registered, numbered<stream_executor::collective>> {};
  // 5: Layout::kHostMemorySpace, xla/layout.h:403. xla/pjrt/utils.cc:213 gave unpinned_host the same number; a table cannot, since
  // the way back would be lost, so that kind is refused.
  struct host : space<5, pinned_host, numbered<stream_executor::host>> {};

  struct policy : memspace::policy<xla_gpu_2024_06, default_, collective, host> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

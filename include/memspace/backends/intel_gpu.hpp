// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_INTEL_GPU_HPP
#define MEMSPACE_BACKENDS_INTEL_GPU_HPP

#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// Intel's extension for OpenXLA as of May 2025: intel-extension-for-openxla at 68b2112.
struct intel_gpu {
  // 0: the only number that its executor takes (xla/stream_executor/sycl/sycl_executor.cc:354-355, CHECK_EQ).
  struct default_ : space<0, device, numbered<stream_executor::device>> {
    static constexpr char name[] = "default";
  };
  // 1: kCollectiveMemorySpaceColor, xla/service/gpu/ccl_collective_thunk.cc:71. States no number of StreamExecutor: its executor
  // aborts on one, so there is none to be had.
  struct collective : space<1, device> {};

  struct policy : memspace::policy<intel_gpu, default_, collective> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: xla/pjrt/utils.cc:226 gives unpinned_host the color 6; the four copied switches of
// xla/pjrt/se/stream_executor_executable.cc:256 and pjrt_stream_executor_client.cc:1850,2327,2373 know 0, 1 and 5, so that on GPU
// the kind compiles and then fails at load with "Unexpected memory space 6 in output layout". In a table both directions are one
// row: a kind that the GPU does not have is refused before it is a color, with the kinds that there are.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::xla_gpu;

constexpr auto refused = memspace::color_of<xla_gpu>("unpinned_host");
static_assert(!refused && refused.error().why == memspace::reason::unknown_kind);

// Whoever adds the producer's 6 to the table states its kind in the same line, and all four consumers know it.
struct gpu_with_6 {
  struct unpinned : memspace::space<6, memspace::unpinned_host> {};
  struct policy : memspace::policy<gpu_with_6, memspace::extends<xla_gpu::policy>, unpinned> {};
};
static_assert(memspace::kind_of<gpu_with_6>(memspace::color_of<gpu_with_6>("unpinned_host")->number())->name() == "unpinned_host");
static_assert(incident::round_trips<xla_gpu>() && incident::round_trips<gpu_with_6>());

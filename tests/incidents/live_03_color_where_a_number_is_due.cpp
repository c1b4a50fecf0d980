// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: xla/stream_executor/stream_executor_address_allocator.cc:54-58 passes XLA's color on as StreamExecutor's
// number. 1, collective, becomes unified memory (a failed CHECK on CUDA, LOG(FATAL) on ROCm and SYCL); 2, temp, becomes collective.
#include <memspace/backends/stream_executor.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

#include "incident.hpp"

using memspace::color, memspace::numeral, memspace::stream_executor, memspace::xla_gpu;

// What the allocator does, put down: the number that it passes, read as what it is read as.
constexpr text_pair passed_on(std::int64_t color_number) {
  return {memspace::name_of(*memspace::find_color<xla_gpu>(color_number)),
          memspace::name_of(*memspace::find_numeral<stream_executor>(color_number))};
}
static_assert(passed_on(1).first == "collective" && passed_on(1).second == "unified");
static_assert(passed_on(2).first == "temp" && passed_on(2).second == "collective");

// The types do not allow it, and the conversion is right.
static_assert(!std::is_invocable_v<void (*)(numeral<stream_executor>), color<xla_gpu>>);
static_assert(memspace::to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::collective{}))->value == stream_executor::collective{});
static_assert(memspace::to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::temp{}))->value == stream_executor::device{});

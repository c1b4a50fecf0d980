// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: eight places (compiled_memory_stats.cc:58, hlo_runner.cc:212, host_offloader.cc, ...) ask "is it the host's?"
// as
// == kHostMemorySpace; color 6, unpinned host memory, counts as the device's there.
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::color, memspace::xla_cpu, memspace::xla_gpu;

constexpr bool as_written(std::int64_t color_number) { return color_number == 5; }
static_assert(!as_written(color<xla_cpu>(xla_cpu::unpinned{}).number()));
static_assert(memspace::is_host(color<xla_cpu>(xla_cpu::unpinned{})) && memspace::is_host(color<xla_cpu>(xla_cpu::host{})));
static_assert(!memspace::is_host(color<xla_gpu>(xla_gpu::collective{})) && memspace::is_host(color<xla_gpu>(xla_gpu::host{})));

// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: GetMemorySpaceName (xla/service/buffer_assignment.cc:440) names the colors of every backend from one list, so
// that pinned host memory prints "cmem" and GPU temporaries "smem". The list, put down as what it is, agrees with neither table.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_report.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

#include "incident.hpp"

// How many colors of a backend the list names as their table does.
template <class Backend>
constexpr int rightly_named() {
  int count = 0;
  for (memspace::space_view const& space : memspace::table_of<Backend>) {
    auto const named = memspace::find_numeral<memspace::xla_report>(space.color);
    count += named && memspace::name_of(*named) == space.name ? 1 : 0;
  }
  return count;
}
static_assert(rightly_named<memspace::xla_gpu>() == 1);  // default
static_assert(rightly_named<memspace::xla_tpu>() == 1);  // vmem
static_assert(memspace::name_of(*memspace::find_numeral<memspace::xla_report>(5)) == "cmem");
static_assert(memspace::table_of<memspace::xla_gpu>.find(5)->name == "host" &&
              memspace::table_of<memspace::xla_tpu>.find(5)->name == "host");

// SPDX-License-Identifier: Apache-2.0
// Numbers of other numberings: typed, both ways, and honest about what is lost.
#include <memspace/backends/dlpack.hpp>
#include <memspace/backends/intel_gpu.hpp>
#include <memspace/backends/llvm_amdgpu.hpp>
#include <memspace/backends/llvm_nvptx.hpp>
#include <memspace/backends/mosaic_tpu.hpp>
#include <memspace/backends/stream_executor.hpp>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

namespace {

using memspace::color, memspace::numeral, memspace::to_numeral, memspace::stream_executor, memspace::xla_gpu;

// XLA's color 1 is StreamExecutor's 2, and color 2 is its 0: xla/pjrt/gpu/se_gpu_pjrt_client.cc:1504-1526.
static_assert(to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::collective{}))->value.number() == 2);
static_assert(to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::temp{}))->value == stream_executor::device{});
static_assert(to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::temp{}))->is_lossy);
static_assert(!to_numeral<stream_executor>(color<xla_gpu>(xla_gpu::host{}))->is_lossy);

// And back: 0 leads to the default space, 1 (unified) to none.
static_assert(*memspace::find_color<xla_gpu>(numeral<stream_executor>(stream_executor::device{})) == xla_gpu::default_{});
static_assert(*memspace::find_color<xla_gpu>(numeral<stream_executor>(stream_executor::collective{})) == xla_gpu::collective{});
static_assert(!memspace::find_color<xla_gpu>(numeral<stream_executor>(stream_executor::unified{})));

// There and back is the identity, or said to be lossy, for every space and numbering.
template <class Backend, class Numbering>
constexpr bool goes_both_ways() {
  for (memspace::space_view const& space : memspace::table_of<Backend>) {
    auto const from = *memspace::find_color<Backend>(space.color);
    auto const there = to_numeral<Numbering>(from);
    if (!there) continue;
    auto const back = memspace::find_color<Backend>(there->value);
    if ((back && *back == from) == there->is_lossy) return false;
  }
  return true;
}
static_assert(goes_both_ways<xla_gpu, stream_executor>() && goes_both_ways<memspace::intel_gpu, stream_executor>());
static_assert(goes_both_ways<memspace::xla_tpu, memspace::mosaic_tpu>() && goes_both_ways<memspace::xla_tpu, memspace::dlpack>());
static_assert(goes_both_ways<memspace::xla_cpu, memspace::dlpack>());

// A space without a number in a numbering has none to be had: Intel's executor aborts on collective memory.
static_assert(!to_numeral<stream_executor>(color<memspace::intel_gpu>(memspace::intel_gpu::collective{})));

// VMEM is 1 as a color and 0 to Mosaic; HBM 0 and 2.
static_assert(to_numeral<memspace::mosaic_tpu>(color<memspace::xla_tpu>(memspace::xla_tpu::vmem{}))->value.number() == 0);
static_assert(to_numeral<memspace::mosaic_tpu>(color<memspace::xla_tpu>(memspace::xla_tpu::hbm{}))->value.number() == 2);

// Integers are checked, names are had.
static_assert(memspace::find_numeral<stream_executor>(5) && !memspace::find_numeral<stream_executor>(3));
static_assert(memspace::name_of(*memspace::find_numeral<memspace::llvm_nvptx>(4)) == "const");
static_assert(memspace::name_of(*memspace::find_numeral<memspace::llvm_amdgpu>(5)) == "private");

// The digits agree, the types do not: color 5, LLVM's 5 (tensorflow#35881) and StreamExecutor's 5.
static_assert(!std::is_convertible_v<color<xla_gpu>, numeral<stream_executor>> &&
              !std::is_constructible_v<color<xla_gpu>, numeral<stream_executor>>);
static_assert(!std::is_convertible_v<numeral<memspace::llvm_amdgpu>, numeral<stream_executor>>);
static_assert(!std::is_convertible_v<int, numeral<stream_executor>> && !std::is_convertible_v<numeral<stream_executor>, int>);
static_assert(!std::is_constructible_v<numeral<stream_executor>, memspace::mosaic_tpu::host>);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
// Look-ups in a kernel: numbers, ids and visit; text is for the host.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

using memspace::color, memspace::kind_id, memspace::xla_gpu;

__global__ void look_up(long long number, int* out) {
  auto const found = memspace::find_color<xla_gpu>(number);
  if (!found) {
    out[0] = -1;
    return;
  }
  auto const id = memspace::find_kind_id(*found);
  out[0] = id ? id->value : 0;
  out[1] = memspace::visit(
      *found, [](xla_gpu::host) { return 1; }, [](auto) { return 2; });
  out[2] = static_cast<int>(memspace::find_home<xla_gpu>(kind_id{1756073601})->number());
  color<xla_gpu> const collective = xla_gpu::collective{};
  out[3] = collective == *found;
  constexpr kind_id host = memspace::kind_id_of_type<memspace::pinned_host>;
  out[4] = host.value;
  out[5] = memspace::kind_id_or<xla_gpu>(number, kind_id{-1}).value;
  out[6] = memspace::is_host(*found) + 2 * memspace::may_be_result(*found) + 4 * memspace::same_memory(*found, collective) +
           8 * memspace::fits(memspace::value_in(*found), memspace::allocation_in(collective));
  out[7] = static_cast<int>(memspace::properties_of(*found).alignment);
  auto const numeral = memspace::to_numeral<memspace::stream_executor>(*found);
  out[8] = numeral ? static_cast<int>(numeral->value.number()) : -1;
  out[9] = memspace::find_numeral<memspace::stream_executor>(number) ? 1 : 0;
}

// A handler that is for the host alone may be visited with there.
int name_size(color<xla_gpu> which) {
  return memspace::visit(which, [](auto space) { return static_cast<int>(memspace::name_of_type<decltype(space)>.size()); });
}

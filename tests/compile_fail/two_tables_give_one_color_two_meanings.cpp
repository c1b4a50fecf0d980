// SPDX-License-Identifier: Apache-2.0
// Whoever wants numbers that are unique over backends asserts it.
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

static_assert(memspace::assert_disjoint<memspace::xla_gpu, memspace::xla_cpu>::value);  //! static_assert(memspace::assert_disjoint<memspace::xla_gpu, memspace::xla_tpu>::value);
//? 'rejected<two_tables_give_one_color_two_meanings<xla_gpu::collective, xla_tpu::vmem, number<1>>, two_tables_give_one_color_two_meanings<xla_gpu::temp, xla_tpu::sync_flag, number<2>>>'
//= lines 16

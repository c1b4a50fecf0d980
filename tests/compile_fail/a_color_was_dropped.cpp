// SPDX-License-Identifier: Apache-2.0
// Serialised executables carry colors.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_gpu_2024_06.hpp>
#include <memspace/memspace.hpp>

static_assert(memspace::assert_backward_compatible<memspace::xla_gpu_2024_06, memspace::xla_gpu>::value);  //! static_assert(memspace::assert_backward_compatible<memspace::xla_gpu, memspace::xla_gpu_2024_06>::value);
//? 'rejected<a_color_was_dropped<xla_gpu::temp, number<2>, xla_gpu_2024_06>>'
//= lines 16

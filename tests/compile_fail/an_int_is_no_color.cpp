// SPDX-License-Identifier: Apache-2.0
// A number becomes a color only by a checked, named function.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline memspace::color<memspace::xla_gpu> host(int) { return memspace::xla_gpu::host{}; }  //! inline memspace::color<memspace::xla_gpu> host(int number) { return number; }
//? color<xla_gpu>
//? 'int'
//= lines 20

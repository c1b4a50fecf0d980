// SPDX-License-Identifier: Apache-2.0
// A number means what its backend says; it never turns into another backend's.
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline memspace::color<memspace::xla_gpu> same(memspace::color<memspace::xla_gpu> color) { return color; }  //! inline memspace::color<memspace::xla_cpu> same(memspace::color<memspace::xla_gpu> color) { return color; }
//? color<xla_gpu>
//? color<xla_cpu>
//= lines 20

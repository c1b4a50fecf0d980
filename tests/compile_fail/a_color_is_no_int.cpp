// SPDX-License-Identifier: Apache-2.0
// Nor does a color become a number of who knows which numbering.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline long long number(memspace::color<memspace::xla_gpu> color) { return color.number(); }  //! inline long long number(memspace::color<memspace::xla_gpu> color) { return color; }
//? color<xla_gpu>
//? long long
//= lines 20

// SPDX-License-Identifier: Apache-2.0
// XLA's color where StreamExecutor's number is due: 1 is collective to the one and unified to the other.
#include <memspace/backends/stream_executor.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline auto number(memspace::color<memspace::xla_gpu> color) { return memspace::to_numeral<memspace::stream_executor>(color); }  //! inline memspace::numeral<memspace::stream_executor> number(memspace::color<memspace::xla_gpu> color) { return color; }
//? color<xla_gpu>
//? numeral<stream_executor>
//= lines 24

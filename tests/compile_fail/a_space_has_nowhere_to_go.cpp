// SPDX-License-Identifier: Apache-2.0
// A translation is total or does not compile.
#include <memspace/backends/tenstorrent.hpp>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline auto there(memspace::color<memspace::tenstorrent> color) { return memspace::translate<memspace::xla_gpu>(color); }  //! inline auto there(memspace::color<memspace::xla_cpu> color) { return memspace::translate<memspace::xla_gpu>(color); }
//? 'rejected<a_space_has_nowhere_to_go<xla_cpu::unpinned, xla_gpu>>'
//= lines 12

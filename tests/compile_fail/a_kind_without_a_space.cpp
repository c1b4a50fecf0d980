// SPDX-License-Identifier: Apache-2.0
// The home of a kind that the table does not have.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

using home = memspace::home_space<memspace::xla_gpu, memspace::pinned_host>;  //! using home = memspace::home_space<memspace::xla_gpu, memspace::unpinned_host>;
//? 'rejected<no_space_of_the_table_is_of_the_kind<unpinned_host, xla_gpu>>'
//= lines 16

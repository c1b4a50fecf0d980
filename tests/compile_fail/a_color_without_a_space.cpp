// SPDX-License-Identifier: Apache-2.0
// The space of a color that the table does not have.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

using space = memspace::space_of<memspace::xla_gpu, 5>;  //! using space = memspace::space_of<memspace::xla_gpu, 6>;
//? 'rejected<no_space_of_the_table_has_the_color<number<6>, xla_gpu>>'
//= lines 16

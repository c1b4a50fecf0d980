// SPDX-License-Identifier: Apache-2.0
// Colors that nobody knows cross the boundary.
#include <memspace/policy.hpp>

struct cpu {
  struct ram : memspace::space<0, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal> {};  //!   struct temp : memspace::space<2, memspace::internal, memspace::any_other_number> {};
  struct policy : memspace::policy<cpu, ram, temp> {};
};
//? 'rejected<an_internal_space_takes_any_other_number<cpu::temp, cpu>>'

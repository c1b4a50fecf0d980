// SPDX-License-Identifier: Apache-2.0
// One catch-all at most.
#include <memspace/policy.hpp>

struct cpu {
  struct ram : memspace::space<0, memspace::device, memspace::any_other_number> {};
  struct host : memspace::space<5, memspace::pinned_host> {};  //!   struct host : memspace::space<5, memspace::pinned_host, memspace::any_other_number> {};
  struct policy : memspace::policy<cpu, ram, host> {};
};
//? 'rejected<two_spaces_take_any_other_number<cpu::ram, cpu::host, cpu>>'

// SPDX-License-Identifier: Apache-2.0
// An alias names a space of the same table.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct fast : memspace::alias<collective> {};
  struct policy : memspace::policy<gpu, hbm, collective, fast> {};  //!   struct policy : memspace::policy<gpu, hbm, fast> {};
};
//? 'rejected<an_alias_leaves_the_table<gpu::fast, gpu::collective, gpu>>'

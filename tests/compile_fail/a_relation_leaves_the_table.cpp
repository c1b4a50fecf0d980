// SPDX-License-Identifier: Apache-2.0
// A relation names a space of the same table.
#include <memspace/policy.hpp>

struct other {
  struct hbm : memspace::space<0, memspace::device> {};
  struct policy : memspace::policy<other, hbm> {};
};
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device, memspace::holds<hbm>> {};  //!   struct collective : memspace::space<1, memspace::device, memspace::holds<other::hbm>> {};
  struct policy : memspace::policy<gpu, hbm, collective> {};
};
//? 'rejected<a_relation_leaves_the_table<gpu::collective, other::hbm, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// What is no space is in no table.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device, memspace::holds<hbm>> {};  //!   struct collective : memspace::space<1, memspace::device, memspace::holds<int>> {};
  struct policy : memspace::policy<gpu, hbm, collective> {};
};
//? 'rejected<a_relation_leaves_the_table<gpu::collective, int, gpu>>'

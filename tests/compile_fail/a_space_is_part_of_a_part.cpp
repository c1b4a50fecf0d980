// SPDX-License-Identifier: Apache-2.0
// The whole is part of nothing itself, so that one step finds it.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal, memspace::part_of<hbm>> {};
  struct stack : memspace::space<3, memspace::internal, memspace::part_of<hbm>> {};  //!   struct stack : memspace::space<3, memspace::internal, memspace::part_of<temp>> {};
  struct policy : memspace::policy<gpu, hbm, temp, stack> {};
};
//? 'rejected<a_space_is_part_of_a_part<gpu::stack, gpu::temp, gpu>>'

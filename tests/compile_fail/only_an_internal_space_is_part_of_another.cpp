// SPDX-License-Identifier: Apache-2.0
// Spaces that have a kind share memory with the spaces of that kind.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal, memspace::part_of<hbm>> {};  //!   struct temp : memspace::space<2, memspace::device, memspace::part_of<hbm>> {};
  struct policy : memspace::policy<gpu, hbm, temp> {};
};
//? 'rejected<only_an_internal_space_is_part_of_another<gpu::temp, gpu::hbm, gpu>>'

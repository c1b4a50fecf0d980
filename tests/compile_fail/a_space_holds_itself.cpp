// SPDX-License-Identifier: Apache-2.0
// A space holds its own values without saying so.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device, memspace::holds<hbm>> {};  //!   struct collective : memspace::space<1, memspace::device, memspace::holds<hbm, collective>> {};
  struct policy : memspace::policy<gpu, hbm, collective> {};
};
//? 'rejected<a_space_holds_itself<gpu::collective, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// Layouts without S(n) are parameters and results.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};  //!   struct hbm : memspace::space<0, memspace::device, memspace::not_a_parameter> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
//? 'rejected<the_default_space_must_cross_the_boundary<gpu::hbm, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// An internal space is no result anyway.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal> {};  //!   struct temp : memspace::space<2, memspace::internal, memspace::not_a_result> {};
  struct policy : memspace::policy<gpu, hbm, temp> {};
};
//? 'rejected<an_internal_space_never_crosses_the_boundary<gpu::temp, gpu>>'

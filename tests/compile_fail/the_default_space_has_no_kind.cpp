// SPDX-License-Identifier: Apache-2.0
// Layouts without S(n) cross the boundary.
#include <memspace/policy.hpp>

struct npu {
  struct vmem : memspace::space<0, memspace::device> {};  //!   struct vmem : memspace::space<0, memspace::internal> {};
  struct policy : memspace::policy<npu, vmem> {};
};
//? 'rejected<the_default_space_has_no_kind<npu::vmem, number<0>, npu>>'

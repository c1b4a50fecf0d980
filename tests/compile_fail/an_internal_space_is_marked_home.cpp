// SPDX-License-Identifier: Apache-2.0
// No kind leads to an internal space.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct vmem : memspace::space<1, memspace::internal> {};  //!   struct vmem : memspace::space<1, memspace::internal, memspace::home> {};
  struct policy : memspace::policy<npu, hbm, vmem> {};
};
//? 'rejected<an_internal_space_is_marked_home<npu::vmem, npu>>'

// SPDX-License-Identifier: Apache-2.0
// The second argument of a space is its kind.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};  //!   struct hbm : memspace::space<0, memspace::residence> {};
  struct policy : memspace::policy<npu, hbm> {};
};
//? 'rejected<this_is_not_a_memory_kind<residence, npu::hbm, npu>>'

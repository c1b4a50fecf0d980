// SPDX-License-Identifier: Apache-2.0
// Two spaces of a kind, and nothing says where a value of the kind goes.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct numa0 : memspace::space<5, memspace::pinned_host, memspace::home> {};  //!   struct numa0 : memspace::space<5, memspace::pinned_host> {};
  struct numa1 : memspace::space<6, memspace::pinned_host> {};
  struct policy : memspace::policy<npu, hbm, numa0, numa1> {};
};
//? 'rejected<no_space_is_home_of_the_kind<pinned_host, npu::numa0, npu::numa1, npu>>'

// SPDX-License-Identifier: Apache-2.0
// What follows the kind are traits.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct host : memspace::space<5, memspace::pinned_host, memspace::home> {};  //!   struct host : memspace::space<5, memspace::pinned_host, memspace::home, hbm> {};
  struct policy : memspace::policy<npu, hbm, host> {};
};
//? 'rejected<these_are_not_all_traits_of_a_space<list<home, npu::hbm>, npu::host, npu>>'

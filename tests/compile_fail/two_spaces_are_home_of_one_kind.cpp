// SPDX-License-Identifier: Apache-2.0
// The default space is the home of its kind without being marked.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};  //!   struct fast : memspace::space<1, memspace::device, memspace::home> {};
  struct policy : memspace::policy<npu, hbm, fast> {};
};
//? 'rejected<two_spaces_are_home_of_one_kind<device, npu::hbm, npu::fast, npu>>'

// SPDX-License-Identifier: Apache-2.0
// A layout without S(n) means color 0.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};  //!   struct hbm : memspace::space<3, memspace::device> {};
  struct policy : memspace::policy<npu, hbm> {};
};
//? 'rejected<the_default_space_is_missing<number<0>, npu>>'

// SPDX-License-Identifier: Apache-2.0
// PJRT knows kinds by id; two kinds of one name, from different projects, have one id.
#include <memspace/policy.hpp>

struct tt {
  struct device : memspace::kind<> {};
  struct dram : memspace::space<0, memspace::device> {};
  struct l1 : memspace::space<1, memspace::device> {};  //!   struct l1 : memspace::space<1, device> {};
  struct policy : memspace::policy<tt, dram, l1> {};
};
//? 'rejected<two_kinds_share_one_kind_id<device, tt::device, number<42097224>, tt>>'

// SPDX-License-Identifier: Apache-2.0
// A fragment is listed through extends.
#include <memspace/policy.hpp>

struct common {
  struct hbm : memspace::space<0, memspace::device> {};
  struct spaces : memspace::rows<hbm> {};
};
struct gpu {
  struct collective : memspace::space<1, memspace::device> {};
  struct policy : memspace::policy<gpu, memspace::extends<common::spaces>, collective> {};  //!   struct policy : memspace::policy<gpu, common::spaces, memspace::extends<common::spaces>, collective> {};
};
//? 'rejected<this_is_not_an_entry_of_a_table<common::spaces, gpu>>'

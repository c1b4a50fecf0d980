// SPDX-License-Identifier: Apache-2.0
// A fragment is judged where it is declared, and what is wrong within it is not said again by the table that extends it.
#include <memspace/policy.hpp>

struct common {
  struct fast : memspace::space<1, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal> {};  //!   struct temp : memspace::space<1, memspace::internal> {};
  struct spaces : memspace::rows<fast, temp> {};
};
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct policy : memspace::policy<gpu, hbm, memspace::extends<common::spaces>> {};
};
//? 'rejected<two_spaces_share_one_color<common::fast, common::temp, number<1>, a_fragment>>'

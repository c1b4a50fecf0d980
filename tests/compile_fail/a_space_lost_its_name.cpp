// SPDX-License-Identifier: Apache-2.0
// A renamed space keeps its old name as an alias.
#include <memspace/memspace.hpp>

struct before {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};
  struct policy : memspace::policy<before, hbm, fast> {};
};
struct after {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct fast : memspace::alias<collective> {};
  struct policy : memspace::policy<after, hbm, collective, fast> {};  //!   struct policy : memspace::policy<after, hbm, collective> {};
};
static_assert(memspace::assert_backward_compatible<before, after>::value);
//? 'rejected<a_space_lost_its_name<before::fast, after::collective, number<1>>>'
//= lines 16

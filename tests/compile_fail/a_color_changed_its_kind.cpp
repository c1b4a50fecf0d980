// SPDX-License-Identifier: Apache-2.0
// An old executable's color 1 would be read as another kind.
#include <memspace/memspace.hpp>

struct before {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};
  struct policy : memspace::policy<before, hbm, fast> {};
};
struct after {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};  //!   struct fast : memspace::space<1, memspace::internal> {};
  struct policy : memspace::policy<after, hbm, fast> {};
};
static_assert(memspace::assert_backward_compatible<before, after>::value);
//? 'rejected<a_color_changed_its_kind<before::fast, after::fast, number<1>>>'
//= lines 16

// SPDX-License-Identifier: Apache-2.0
// S(-1) parses, and means nothing.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal> {};  //!   struct temp : memspace::space<-1, memspace::internal> {};
  struct policy : memspace::policy<gpu, hbm, temp> {};
};
//? 'rejected<a_color_is_negative<gpu::temp, number<-1>, gpu>>'

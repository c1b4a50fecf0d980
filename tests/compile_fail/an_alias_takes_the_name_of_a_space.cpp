// SPDX-License-Identifier: Apache-2.0
// An alias is a name as well.
#include <memspace/policy.hpp>

struct common {
  struct fast : memspace::space<1, memspace::internal> {};
  struct spaces : memspace::rows<fast> {};
};
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct quick : memspace::alias<hbm> {};  //!   struct quick : memspace::alias<hbm> { static constexpr char name[] = "fast"; };
  struct policy : memspace::policy<gpu, memspace::extends<common::spaces>, hbm, quick> {};
};
//? 'rejected<two_spaces_share_one_name<common::fast, gpu::quick, gpu>>'

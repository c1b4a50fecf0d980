// SPDX-License-Identifier: Apache-2.0
// Spaces of two hands have one name: look-up by name could not tell them apart.
#include <memspace/policy.hpp>

struct common {
  struct temp : memspace::space<2, memspace::internal> {};
  struct spaces : memspace::rows<temp> {};
};
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct scratch : memspace::space<3, memspace::internal> {};  //!   struct scratch : memspace::space<3, memspace::internal> { static constexpr char name[] = "temp"; };
  struct policy : memspace::policy<gpu, memspace::extends<common::spaces>, hbm, scratch> {};
};
//? 'rejected<two_spaces_share_one_name<common::temp, gpu::scratch, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// Within one backend C++ keeps struct names apart, but not overridden ones.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct scratch : memspace::space<3, memspace::internal> {};  //!   struct scratch : memspace::space<3, memspace::internal> { static constexpr char name[] = "hbm"; };
  struct policy : memspace::policy<gpu, hbm, scratch> {};
};
//? 'rejected<two_spaces_share_one_name<gpu::hbm, gpu::scratch, gpu>>'

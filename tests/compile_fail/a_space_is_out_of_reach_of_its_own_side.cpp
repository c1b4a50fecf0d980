// SPDX-License-Identifier: Apache-2.0
// Host memory that the host cannot reach.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct host : memspace::space<5, memspace::pinned_host, memspace::device_access<memspace::access::ask>> {};  //!   struct host : memspace::space<5, memspace::pinned_host, memspace::host_access<memspace::access::no>> {};
  struct policy : memspace::policy<gpu, hbm, host> {};
};
//? 'rejected<a_space_is_out_of_reach_of_its_own_side<gpu::host, gpu>>'

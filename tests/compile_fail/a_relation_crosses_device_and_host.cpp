// SPDX-License-Identifier: Apache-2.0
// Device memory and host memory never hold each other.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct host : memspace::space<5, memspace::pinned_host> {};  //!   struct host : memspace::space<5, memspace::pinned_host, memspace::holds<hbm>> {};
  struct policy : memspace::policy<gpu, hbm, host> {};
};
//? 'rejected<a_relation_crosses_device_and_host<gpu::host, gpu::hbm, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// Allocators know powers of two.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device, memspace::aligned<256>> {};  //!   struct hbm : memspace::space<0, memspace::device, memspace::aligned<250>> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
//? 'rejected<an_alignment_is_no_power_of_two<gpu::hbm, number<250>, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// Two alignments are one too many.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device, memspace::aligned<256>> {};  //!   struct hbm : memspace::space<0, memspace::device, memspace::aligned<256>, memspace::aligned<4096>> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
//? 'rejected<a_trait_of_a_space_is_stated_twice<list<aligned<256>, aligned<4096>>, gpu::hbm, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// What is wrong with a kind or a trait of a fragment is said of the fragment, and not again of the table that extends it.
#include <memspace/policy.hpp>

struct common {
  struct fast : memspace::space<1, memspace::device, memspace::aligned<256>> {};  //!   struct fast : memspace::space<1, int, memspace::aligned<250>> {};
  struct spaces : memspace::rows<fast> {};
};
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct policy : memspace::policy<gpu, hbm, memspace::extends<common::spaces>> {};
};
//? rejected<an_alignment_is_no_power_of_two<common::fast, number<250>, a_fragment>, this_is_not_a_memory_kind<int, common::fast, a_fragment>>

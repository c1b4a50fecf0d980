// SPDX-License-Identifier: Apache-2.0
// Every mistake of a table comes out in one error.
#include <memspace/policy.hpp>

struct npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal, memspace::home> {};
  struct scratch : memspace::space<2, memspace::internal> {};
  struct below : memspace::space<-4, memspace::pinned_host> {};
  struct policy : memspace::policy<npu, hbm> {};  //!   struct policy : memspace::policy<npu, fast, collective, temp, scratch, below> {};
};
//? rejected<two_spaces_share_one_color<npu::fast, npu::collective, number<1>, npu>,
//? two_spaces_share_one_color<npu::temp, npu::scratch, number<2>, npu>
//? an_internal_space_is_marked_home<npu::temp, npu>
//? a_color_is_negative<npu::below, number<-4>, npu>
//? the_default_space_is_missing<number<0>, npu>
//? no_space_is_home_of_the_kind<device, npu::fast, npu::collective, npu>

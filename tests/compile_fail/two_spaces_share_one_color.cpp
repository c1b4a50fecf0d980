// SPDX-License-Identifier: Apache-2.0
// The collision of openxla/xla#16921: fast memory and collective memory are both 1.
#include <memspace/memspace.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct fast : memspace::space<3, memspace::device> {};  //!   struct fast : memspace::space<1, memspace::device> {};
  struct policy : memspace::policy<gpu, hbm, collective, fast> {};
};
// What uses the table adds no error.
inline memspace::color<gpu> home() { return gpu::hbm{}; }
inline auto kind() { return memspace::kind_of<gpu>(1); }
//? 'rejected<two_spaces_share_one_color<gpu::collective, gpu::fast, number<1>, gpu>>'

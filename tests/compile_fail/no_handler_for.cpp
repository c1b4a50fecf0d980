// SPDX-License-Identifier: Apache-2.0
// Adding a space breaks every visit that does not handle it.
#include <memspace/memspace.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct host : memspace::space<5, memspace::pinned_host> {};
  struct policy : memspace::policy<gpu, hbm, host> {};  //!   struct temp : memspace::space<2, memspace::internal> {}; struct policy : memspace::policy<gpu, hbm, host, temp> {};
};
inline int cost(memspace::color<gpu> color) {
  return memspace::visit(color, [](gpu::hbm) { return 1; }, [](gpu::host) { return 10; });
}
//? 'rejected<no_handler_for<gpu::temp, gpu>>'

// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: under kVmm, xla/pjrt/gpu/se_gpu_pjrt_client.cc:1544-1574 registers no host allocator, and the VMM allocator
// takes any number for a tag, so that color 5 gets device memory whose pointer is then used as the host's;
// xla/service/backend.cc:167-175 registers 0 and 5 and fails at run time for 1. An allocator's numbers are a numbering: which
// spaces it serves is asked, or asserted.
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::color, memspace::numbered, memspace::space, memspace::to_numeral;

struct vmm_allocator {
  struct device : memspace::entry<vmm_allocator, 0> {};
  struct collective : memspace::entry<vmm_allocator, 1> {};
  using entries = memspace::list<device, collective>;
};
struct local_client {
  struct device : memspace::entry<local_client, 0> {};
  struct host : memspace::entry<local_client, 5> {};
  using entries = memspace::list<device, host>;
};
struct gpu {
  struct hbm : space<0, memspace::device, numbered<vmm_allocator::device>, numbered<local_client::device>> {};
  struct collective : space<1, memspace::device, numbered<vmm_allocator::collective>> {};
  struct host : space<5, memspace::pinned_host, numbered<local_client::host>> {};
  struct policy : memspace::policy<gpu, hbm, collective, host> {};
};

// Does this allocator serve every space of the table?
template <class Allocator>
constexpr bool serves_all() {
  for (memspace::space_view const& space : memspace::table_of<gpu>)
    if (!to_numeral<Allocator>(*memspace::find_color<gpu>(space.color))) return false;
  return true;
}
static_assert(!serves_all<vmm_allocator>() && !serves_all<local_client>());
static_assert(!to_numeral<vmm_allocator>(color<gpu>(gpu::host{})) && !to_numeral<local_client>(color<gpu>(gpu::collective{})));

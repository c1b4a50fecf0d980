// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_TENSTORRENT_HPP
#define MEMSPACE_BACKENDS_TENSTORRENT_HPP

#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// Tenstorrent's PJRT plugin as of August 2026: tenstorrent/tt-xla at 95c1c1ce7. It has kinds of the usual names under ids of its
// own (pjrt_implementation/src/api/memory_instance.cc:25-26,104). The numbers are XLA's (xla/layout.h:405,407), whose layouts it is
// handed.
struct tenstorrent {
  struct device_kind : kind<> {
    static constexpr char name[] = "device";
    static constexpr int id = 1;
  };
  struct host_kind : kind<residence::host, access::yes, access::yes> {
    static constexpr char name[] = "pinned_host";
    static constexpr int id = 0;
  };
  struct dram : space<0, device_kind> {};
  struct host : space<5, host_kind> {};

  struct policy : memspace::policy<tenstorrent, dram, host> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

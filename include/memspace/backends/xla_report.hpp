// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_REPORT_HPP
#define MEMSPACE_BACKENDS_XLA_REPORT_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// What XLA's memory usage report calls the colors of every backend, August 2026: GetMemorySpaceName,
// xla/service/buffer_assignment.cc:440 in the version that JAX 0.11.1 builds with. Right for none of them from 2 on.
struct xla_report {
  struct default_ : entry<xla_report, 0> {
    static constexpr char name[] = "default";
  };
  struct vmem : entry<xla_report, 1> {};
  struct smem : entry<xla_report, 2> {};
  struct hbm : entry<xla_report, 3> {};
  struct host : entry<xla_report, 4> {};
  struct cmem : entry<xla_report, 5> {};

  using entries = list<default_, vmem, smem, hbm, host, cmem>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

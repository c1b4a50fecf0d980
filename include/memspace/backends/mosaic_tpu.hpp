// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_MOSAIC_TPU_HPP
#define MEMSPACE_BACKENDS_MOSAIC_TPU_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// `#tpu.memory_space` of Mosaic, August 2026: jaxlib/mosaic/dialect/tpu/tpu_enums.td:108-117 of JAX 0.11.1. Not XLA's colors.
struct mosaic_tpu {
  struct vmem : entry<mosaic_tpu, 0> {};
  struct smem : entry<mosaic_tpu, 1> {};
  struct hbm : entry<mosaic_tpu, 2> {};
  struct cmem : entry<mosaic_tpu, 3> {};
  struct semaphore_mem : entry<mosaic_tpu, 4> {};
  struct vmem_shared : entry<mosaic_tpu, 5> {};
  struct host : entry<mosaic_tpu, 6> {};
  struct any : entry<mosaic_tpu, 4294967295> {};

  using entries = list<vmem, smem, hbm, cmem, semaphore_mem, vmem_shared, host, any>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

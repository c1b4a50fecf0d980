// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_XLA_TPU_HPP
#define MEMSPACE_BACKENDS_XLA_TPU_HPP

#include <memspace/backends/dlpack.hpp>
#include <memspace/backends/mosaic_tpu.hpp>
#include <memspace/policy.hpp>

namespace memspace {
inline namespace v0_1 {

// XLA's TPU backend as of August 2026, as far as it is public: jax/_src/tpu_custom_call.py of JAX 0.11.1 (the line is given),
// benchmarks/pallas_microbenchmarks/dense_matmul.py:42 of openxla/xla for 2 and 3. Number 6, which 65 scalars in XLA's tests have
// (while_loop_unroller_test.cc:910), is left out because nothing public says what it means; XLA's unpinned_host is 6 as well. The
// Mosaic numbers are of the spaces of the same names.
struct xla_tpu {
  struct hbm : space<0, device, numbered<mosaic_tpu::hbm>, numbered<dlpack::tpu>> {};  // :116
  struct vmem : space<1, internal, numbered<mosaic_tpu::vmem>> {};                     // :118
  struct sync_flag : space<2, internal, numbered<mosaic_tpu::semaphore_mem>> {};       // :120, where it is SEMAPHORE_MEM
  struct cmem : space<3, internal, numbered<mosaic_tpu::cmem>> {};                     // dense_matmul.py
  struct smem : space<4, internal, numbered<mosaic_tpu::smem>> {};                     // :126
  struct host : space<5, pinned_host, numbered<mosaic_tpu::host>, numbered<dlpack::tpu_host>> {};  // :128
  struct sc_scalar_semaphore : space<8, internal> {};   // :122, of a SparseCore, as the next
  struct sc_vector_semaphore : space<10, internal> {};  // :124
  struct sc_scalar_smem : space<11, internal> {};       // :130
  struct sc_vector_smem : space<12, internal> {};       // :132

  struct policy : memspace::policy<xla_tpu, hbm, vmem, sync_flag, cmem, smem, host, sc_scalar_semaphore, sc_vector_semaphore,
                                   sc_scalar_smem, sc_vector_smem> {};
};

}  // namespace v0_1
}  // namespace memspace

#endif

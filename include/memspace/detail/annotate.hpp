// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_ANNOTATE_HPP
#define MEMSPACE_DETAIL_ANNOTATE_HPP

// Private. DEVICE: what may also be called in device code. nvcc and hipcc call no unannotated constexpr function in a kernel.
#if defined(__CUDACC__) || defined(__HIPCC__)
#define MEMSPACE_DETAIL_DEVICE __host__ __device__
#else
#define MEMSPACE_DETAIL_DEVICE
#endif

// ANY_CALLEE: before a template that calls what its user passes, which may be for the host alone.
#if defined(__CUDACC__) && !defined(__clang__)
#define MEMSPACE_DETAIL_ANY_CALLEE _Pragma("nv_exec_check_disable")
#else
#define MEMSPACE_DETAIL_ANY_CALLEE
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_DLPACK_HPP
#define MEMSPACE_BACKENDS_DLPACK_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// DLDeviceType of DLPack: include/dlpack/dlpack.h, v1.3 and its head of August 2026 (which adds 19 to 21).
struct dlpack {
  struct cpu : entry<dlpack, 1> {};
  struct cuda : entry<dlpack, 2> {};
  struct cuda_host : entry<dlpack, 3> {};
  struct opencl : entry<dlpack, 4> {};
  struct vulkan : entry<dlpack, 7> {};
  struct metal : entry<dlpack, 8> {};
  struct vpi : entry<dlpack, 9> {};
  struct rocm : entry<dlpack, 10> {};
  struct rocm_host : entry<dlpack, 11> {};
  struct ext_dev : entry<dlpack, 12> {};
  struct cuda_managed : entry<dlpack, 13> {};
  struct oneapi : entry<dlpack, 14> {};
  struct webgpu : entry<dlpack, 15> {};
  struct hexagon : entry<dlpack, 16> {};
  struct maia : entry<dlpack, 17> {};
  struct trn : entry<dlpack, 18> {};
  struct tpu : entry<dlpack, 19> {};
  struct tpu_host : entry<dlpack, 20> {};
  struct ascend : entry<dlpack, 21> {};

  using entries = list<cpu, cuda, cuda_host, opencl, vulkan, metal, vpi, rocm, rocm_host, ext_dev, cuda_managed, oneapi, webgpu,
                       hexagon, maia, trn, tpu, tpu_host, ascend>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_LLVM_AMDGPU_HPP
#define MEMSPACE_BACKENDS_LLVM_AMDGPU_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// LLVM's address spaces of AMDGPU: llvm/Support/AMDGPUAddrSpace.h, LLVM 22.
struct llvm_amdgpu {
  struct flat : entry<llvm_amdgpu, 0> {};
  struct global : entry<llvm_amdgpu, 1> {};
  struct region : entry<llvm_amdgpu, 2> {};
  struct local : entry<llvm_amdgpu, 3> {};
  struct constant : entry<llvm_amdgpu, 4> {};
  struct private_ : entry<llvm_amdgpu, 5> {
    static constexpr char name[] = "private";
  };
  struct constant_32bit : entry<llvm_amdgpu, 6> {};
  struct buffer_fat_pointer : entry<llvm_amdgpu, 7> {};
  struct buffer_resource : entry<llvm_amdgpu, 8> {};
  struct buffer_strided_pointer : entry<llvm_amdgpu, 9> {};

  using entries = list<flat, global, region, local, constant, private_, constant_32bit, buffer_fat_pointer, buffer_resource,
                       buffer_strided_pointer>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

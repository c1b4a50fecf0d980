// SPDX-License-Identifier: Apache-2.0
// And the reverse: an LLVM address space where a color is due (tensorflow/tensorflow#35881).
#include <memspace/backends/llvm_amdgpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

inline memspace::color<memspace::xla_gpu> host() { return memspace::xla_gpu::host{}; }  //! inline memspace::color<memspace::xla_gpu> host() { return memspace::llvm_amdgpu::private_{}; }
//? llvm_amdgpu::private_
//? color<xla_gpu>
//= lines 24

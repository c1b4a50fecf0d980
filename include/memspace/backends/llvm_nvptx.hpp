// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_LLVM_NVPTX_HPP
#define MEMSPACE_BACKENDS_LLVM_NVPTX_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// LLVM's address spaces of NVPTX: llvm/Support/NVPTXAddrSpace.h, LLVM 22 (2 is not in use).
struct llvm_nvptx {
  struct generic : entry<llvm_nvptx, 0> {};
  struct global : entry<llvm_nvptx, 1> {};
  struct shared : entry<llvm_nvptx, 3> {};
  struct const_ : entry<llvm_nvptx, 4> {
    static constexpr char name[] = "const";
  };
  struct local : entry<llvm_nvptx, 5> {};
  struct tensor : entry<llvm_nvptx, 6> {};
  struct shared_cluster : entry<llvm_nvptx, 7> {};
  struct entry_param : entry<llvm_nvptx, 101> {};

  using entries = list<generic, global, shared, const_, local, tensor, shared_cluster, entry_param>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

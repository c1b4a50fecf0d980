// SPDX-License-Identifier: Apache-2.0
// memspace and NCCL's and CUDA's headers in one file, in either order: no macro or name of one gets in the way of the other.
#include <memspace/policy.hpp>

#include <nccl.h>

#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>
#include <memspace/to_string.hpp>

int main() {
  ncclResult_t const result = ncclSuccess;
  return result == ncclSuccess && memspace::kind_of<memspace::xla_gpu>(1)->name() == "device" ? 0 : 1;
}

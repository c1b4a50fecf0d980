// SPDX-License-Identifier: Apache-2.0
// A number leads back to one space.
#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device, memspace::numbered<memspace::stream_executor::device>> {};
  struct temp : memspace::space<2, memspace::internal, memspace::numbered_lossy<memspace::stream_executor::device>> {};  //!   struct temp : memspace::space<2, memspace::internal, memspace::numbered<memspace::stream_executor::device>> {};
  struct policy : memspace::policy<gpu, hbm, temp> {};
};
//? 'rejected<two_spaces_share_one_number<gpu::hbm, gpu::temp, stream_executor::device, gpu>>'

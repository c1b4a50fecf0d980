// SPDX-License-Identifier: Apache-2.0
// A space has one number in each numbering.
#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device, memspace::numbered<memspace::stream_executor::device>> {};  //!   struct hbm : memspace::space<0, memspace::device, memspace::numbered<memspace::stream_executor::device>, memspace::numbered<memspace::stream_executor::unified>> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
//? 'rejected<a_space_has_two_numbers_in_one_numbering<gpu::hbm, stream_executor::device, stream_executor::unified, gpu>>'

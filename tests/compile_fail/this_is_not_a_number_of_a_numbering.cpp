// SPDX-License-Identifier: Apache-2.0
// What a space is numbered with is an entry of a numbering.
#include <memspace/backends/stream_executor.hpp>
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device, memspace::numbered<memspace::stream_executor::device>> {};  //!   struct hbm : memspace::space<0, memspace::device, memspace::numbered<memspace::stream_executor>> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
//? 'rejected<this_is_not_a_number_of_a_numbering<stream_executor, gpu::hbm, gpu>>'

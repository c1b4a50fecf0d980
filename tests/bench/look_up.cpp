// SPDX-License-Identifier: Apache-2.0
// One look-up, by the table and by the switch that XLA writes by hand (xla/pjrt/se/stream_executor_executable.cc:256-296 in the
// version that JAX 0.11.1 builds with): compiled and compared by look_up.py.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <cstdint>

// The kind's id, or -1 for a number that has none.
extern "C" std::int32_t by_table(std::int64_t number) {
  return memspace::kind_id_or<memspace::xla_gpu>(number, memspace::kind_id{-1}).value;
}

extern "C" std::int32_t by_switch(std::int64_t number) {
  switch (number) {
    case 0:
    case 1:
      return 42097224;
    case 5:
      return 1756073601;
    default:
      return -1;
  }
}

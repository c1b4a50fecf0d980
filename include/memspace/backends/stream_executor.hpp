// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_BACKENDS_STREAM_EXECUTOR_HPP
#define MEMSPACE_BACKENDS_STREAM_EXECUTOR_HPP

#include <memspace/list.hpp>
#include <memspace/numbering.hpp>

namespace memspace {
inline namespace v0_1 {

// stream_executor::MemorySpace of XLA, August 2026: xla/stream_executor/memory_space.h:26-33 in the version that JAX 0.11.1 builds
// with. Not the colors: 1 and 2 mean other things there. (MemoryType, its name until 2024, had the same numbers.)
struct stream_executor {
  struct device : entry<stream_executor, 0> {};
  struct unified : entry<stream_executor, 1> {};
  struct collective : entry<stream_executor, 2> {};
  struct host : entry<stream_executor, 5> {};

  using entries = list<device, unified, collective, host>;
};

}  // namespace v0_1
}  // namespace memspace

#endif

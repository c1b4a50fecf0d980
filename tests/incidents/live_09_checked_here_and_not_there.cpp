// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: xla/service/gpu/gpu_memory_space_assignment.cc:74-86 checks the colors of attributes against 0, 1 and 2, and
// its message is a third copy of the enum; :288-296 takes colors of layouts as they are. One function checks both here, and its
// message comes from the table.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::to_color, memspace::xla_gpu;

constexpr bool by_attribute_check(std::int64_t color_number) { return color_number >= 0 && color_number <= 2; }
constexpr bool by_layout_check(std::int64_t) { return true; }
static_assert(by_layout_check(77) && !by_attribute_check(77) && !by_attribute_check(5));
static_assert(!to_color<xla_gpu>(77) && !to_color<xla_gpu>(-1) && !to_color<xla_gpu>(3));
static_assert(to_color<xla_gpu>(0) && to_color<xla_gpu>(1) && to_color<xla_gpu>(2) && to_color<xla_gpu>(5));

// Temp, which exists under a flag only, is there to be asked for and never to cross the boundary.
static_assert(memspace::kind_of<xla_gpu>(2).error().why == memspace::reason::internal_space);
constexpr bool mentions(char const* text_begin, std::size_t size, char const* word) {
  for (std::size_t at = 0; at < size; ++at) {
    std::size_t length = 0;
    while (word[length] != '\0' && at + length < size && text_begin[at + length] == word[length]) ++length;
    if (word[length] == '\0') return true;
  }
  return false;
}
struct buffer {
  char data[200] = {};
  std::size_t size = 0;
  constexpr void append(char const* from, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) data[size++] = from[i];
  }
};
constexpr buffer message() {
  buffer sink;
  write(sink, to_color<xla_gpu>(77).error());
  return sink;
}
constexpr buffer said = message();
static_assert(mentions(said.data, said.size, "0 default, 1 collective, 2 temp, 5 host"));

// SPDX-License-Identifier: Apache-2.0
// From a layout's number to the kind that PJRT names, and an error that says where and what to do.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>
#include <memspace/to_string.hpp>

#include <cstdio>
#include <string>

// Stands for xla::Layout: the converter asks for memory_space() and nothing else.
struct layout {
  long long memory_space_;
  long long memory_space() const { return memory_space_; }
};

int main() {
  using memspace::xla_gpu;
  auto const collective = memspace::kind_of<xla_gpu>(layout{1}, memspace::result_at());
  if (!collective || collective->name() != "device") return 1;

  auto const unknown = memspace::kind_of<xla_gpu>(layout{7}, memspace::result_at(memspace::shape_index(1, 0)));
  if (unknown) return 1;
  std::string const message = to_string(unknown.error());
  std::puts(message.c_str());
  return message == "result {1,0}: memory space 7 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)" ? 0 : 1;
}

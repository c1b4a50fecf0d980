// SPDX-License-Identifier: Apache-2.0
// What one number means in six vocabularies, from the tables themselves: as text, or with --markdown as a table for a README.
#include <memspace/backends/mosaic_tpu.hpp>
#include <memspace/backends/stream_executor.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_layout.hpp>
#include <memspace/backends/xla_report.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

#include <cstdio>
#include <string>

template <class Backend>
std::string space_at(std::int64_t number) {
  auto const color = memspace::find_color<Backend>(number);
  return color ? std::string(memspace::name_of(*color)) : "-";
}

template <class Numbering>
std::string entry_at(std::int64_t number) {
  auto const found = memspace::find_numeral<Numbering>(number);
  return found ? std::string(memspace::name_of(*found)) : "-";
}

int main(int count, char** arguments) {
  using namespace memspace;
  bool const markdown = count > 1 && std::string(arguments[1]) == "--markdown";
  char const* const line = markdown ? "| %s | %s | %s | %s | %s | %s | %s |\n" : "%-4s%-15s%-13s%-21s%-16s%-15s%s\n";
  std::printf(line, "n", "Layout", "XLA GPU", "XLA TPU", "StreamExecutor", "Mosaic TPU", "usage report");
  if (markdown) std::printf(line, "---", "---", "---", "---", "---", "---", "---");
  for (std::int64_t n = 0; n <= 12; ++n)
    std::printf(line, std::to_string(n).c_str(), entry_at<xla_layout>(n).c_str(), space_at<xla_gpu>(n).c_str(),
                space_at<xla_tpu>(n).c_str(), entry_at<stream_executor>(n).c_str(), entry_at<mosaic_tpu>(n).c_str(),
                entry_at<xla_report>(n).c_str());
}

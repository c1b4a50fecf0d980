// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <memspace/backends/intel_gpu.hpp>
#include <memspace/backends/tenstorrent.hpp>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_cpu_2024_06.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_gpu_2024_06.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>
#include <memspace/to_string.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace hlo {
namespace {

template <class Backend>
class reporter {
 public:
  explicit reporter(module const& from) : module_(from) {
    result_.module_name = from.name;
    result_.line = from.at.line;
    result_.backend = memspace::name_of_type<Backend>;
    result_.problems = from.problems;
  }

  report make() {
    for (std::size_t number = 0; number < module_.parameters.size(); ++number)
      add_boundary(module_.parameters[number], memspace::parameter(static_cast<std::int64_t>(number)), result_.parameters);
    for (shape const& result : module_.results) add_boundary(result, memspace::result_at(), result_.results);
    for (instruction const& made : module_.instructions) add_use(made);
    for (auto const& [color, use] : uses_) result_.colors.push_back(use);
    std::stable_sort(result_.problems.begin(), result_.problems.end(), [](problem const& a, problem const& b) {
      return std::tie(a.at.line, a.at.column) < std::tie(b.at.line, b.at.column);
    });
    return std::move(result_);
  }

 private:
  void add_boundary(shape const& whole, memspace::position where, std::vector<leaf>& to) {
    memspace::for_each_leaf(whole, [&](shape const& one, memspace::shape_index const& index) {
      where.index = index;
      leaf line{static_cast<std::size_t>(where.number), {index.begin(), index.end()}, one.text, std::nullopt, {}, {}};
      if (one.what != shape::token && one.memory_space) {
        line.color = one.memory_space;
        line.space = space_name(*one.memory_space);
        auto const kind = memspace::kind_of<Backend>(*one.memory_space, where);
        if (kind) line.kind = kind->name();
        else result_.problems.push_back({one.at, rule_of(kind.error()), to_string(kind.error())});
      }
      to.push_back(std::move(line));
    });
  }

  void add_use(instruction const& made) {
    memspace::for_each_leaf(made.result, [&](shape const& one, memspace::shape_index const& index) {
      if (one.what != shape::array || !one.memory_space) return;
      auto const color = memspace::to_color<Backend>(*one.memory_space);
      if (!color) {
        std::string where(made.name);
        if (index.depth() != 0) where += " " + to_string(index);
        result_.problems.push_back({one.at, rule_of(color.error()), where + ": " + to_string(color.error())});
      }
      color_use& use = uses_.try_emplace(*one.memory_space, color_use{*one.memory_space, {}, {}, 0, 0}).first->second;
      if (use.layouts++ == 0) {
        use.space = space_name(use.color);
        if (auto const kind = memspace::kind_of<Backend>(use.color)) use.kind = kind->name();
      }
      std::uint64_t const room = std::numeric_limits<std::uint64_t>::max() - use.bytes;
      use.bytes += std::min(room, one.bytes);
    });
  }

  static std::string_view space_name(std::int64_t color) {
    memspace::space_view const* const space = memspace::table_of<Backend>.find(color);
    return space == memspace::table_of<Backend>.end() ? std::string_view() : std::string_view(space->name);
  }

  static std::string rule_of(memspace::error const& error) {
    return error.why == memspace::reason::internal_space ? "internal-space" : "unknown-color";
  }

  module const& module_;
  report result_;
  std::map<std::int64_t, color_use> uses_;
};

struct entry {
  std::string_view name;
  report (*make)(module const&);
};
template <class Backend>
constexpr entry entry_of = {memspace::name_of_type<Backend>, [](module const& from) { return reporter<Backend>(from).make(); }};
constexpr entry known[] = {entry_of<memspace::xla_gpu>,         entry_of<memspace::xla_cpu>,
                           entry_of<memspace::xla_tpu>,         entry_of<memspace::xla_gpu_2024_06>,
                           entry_of<memspace::xla_cpu_2024_06>, entry_of<memspace::tenstorrent>,
                           entry_of<memspace::intel_gpu>};

}  // namespace

std::vector<std::string> backends() {
  std::vector<std::string> names;
  for (entry const& one : known) names.emplace_back(one.name);
  return names;
}

report make_report(module const& from, std::string_view backend) {
  entry const* const found =
      std::find_if(std::begin(known), std::end(known), [&](entry const& one) { return one.name == backend; });
  return found->make(from);
}

}  // namespace hlo

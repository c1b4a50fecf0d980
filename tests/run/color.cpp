// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <map>
#include <unordered_set>

using memspace::color, memspace::xla_gpu;

TEST_CASE("colors are keys of ordered and of hashed containers") {
  std::map<color<xla_gpu>, int> ordered = {{xla_gpu::host{}, 1}, {xla_gpu::default_{}, 2}};
  CHECK(static_cast<bool>(ordered.begin()->first == xla_gpu::default_{}));
  std::unordered_set<color<xla_gpu>> hashed = {xla_gpu::host{}, xla_gpu::temp{}, xla_gpu::host{}};
  CHECK(hashed.size() == 2);
  CHECK(hashed.count(xla_gpu::temp{}) == 1);
}

struct state {
  std::int64_t seen = 0;
  static state combine(state before, std::int64_t number) {
    before.seen = number;
    return before;
  }
};

TEST_CASE("absl hashes a color by its number") { CHECK(AbslHashValue(state(), color<xla_gpu>(xla_gpu::host{})).seen == 5); }

// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>
#include <memspace/to_string.hpp>

#include <string>
#include <vector>

using memspace::leaf_kind, memspace::xla_gpu;

namespace {

struct xla_layout {
  long space = 0;
  long memory_space() const { return space; }
};
struct shape {
  std::vector<shape> elements;
  bool tuple = false;
  xla_layout own;
  bool IsTuple() const { return tuple; }
  std::vector<shape> const& tuple_shapes() const { return elements; }
  bool has_layout() const { return !tuple; }
  xla_layout const& layout() const { return own; }
};
shape array(long space) { return {{}, false, {space}}; }
shape tuple(std::vector<shape> elements) { return {std::move(elements), true, {}}; }

// A type of another project, opted in.
struct ours {
  std::vector<int> spaces;
};
struct ours_leaf {
  int space;
};

}  // namespace

template <>
struct memspace::shape_traits<ours_leaf> {
  static constexpr bool is_shape = true;
  static bool is_tuple(ours_leaf const&) { return false; }
  static bool is_token(ours_leaf const& leaf) { return leaf.space < 0; }
  static std::size_t tuple_size(ours_leaf const&) { return 0; }
  static ours_leaf tuple_element(ours_leaf const& leaf, std::size_t) { return leaf; }
  static std::int64_t memory_space(ours_leaf const& leaf) { return leaf.space; }
};
template <>
struct memspace::shape_traits<ours> {
  static constexpr bool is_shape = true;
  static bool is_tuple(ours const&) { return true; }
  static bool is_token(ours const&) { return false; }
  static std::size_t tuple_size(ours const& shape) { return shape.spaces.size(); }
  static ours_leaf tuple_element(ours const& shape, std::size_t index) { return {shape.spaces[index]}; }  // by value works too
  static std::int64_t memory_space(ours const&) { return 0; }
};

TEST_CASE("kinds of a nested result, depth-first, with the bad leaf's place") {
  shape const whole = tuple({array(5), tuple({array(0), array(7), tuple({})}), array(1)});
  std::vector<std::string> said;
  bool const all = memspace::kinds_of<xla_gpu>(whole, memspace::result_at(), [&](leaf_kind const& leaf) {
    said.push_back(leaf ? std::string((*leaf).name()) : to_string(leaf.error()));
  });
  CHECK_FALSE(all);
  REQUIRE(said.size() == 4);
  CHECK(said[0] == "pinned_host");
  CHECK(said[1] == "device");
  CHECK(said[2] == "result {1,1}: memory space 7 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)");
  CHECK(said[3] == "device");
}

TEST_CASE("a shape of another project needs its traits and nothing else") {
  std::vector<std::string> said;
  CHECK(memspace::kinds_of<xla_gpu>(ours{{5, 0, -1}}, memspace::parameter(0), [&](leaf_kind const& leaf) {
    said.push_back(leaf.is_token() ? "token" : std::string((*leaf).name()));
  }));
  CHECK(said == std::vector<std::string>{"pinned_host", "device", "token"});
}

TEST_CASE("leaves deeper than eight levels are found, and their index says that it is cut") {
  shape deep = array(7);
  for (int level = 0; level < 10; ++level) deep = tuple({deep});
  int leaves = 0;
  memspace::kinds_of<xla_gpu>(deep, memspace::result_at(), [&](leaf_kind const& leaf) {
    ++leaves;
    CHECK(to_string(leaf.error()).rfind("result {0,0,0,0,0,0,0,0,...}: memory space 7", 0) == 0);
  });
  CHECK(leaves == 1);
}

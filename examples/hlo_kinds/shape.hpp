// SPDX-License-Identifier: Apache-2.0
// Shapes and layouts of HLO text.
#pragma once

#include "lexer.hpp"

#include <memspace/layout.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hlo {

struct shape {
  enum kind { array, token, opaque, tuple };
  kind what = array;
  std::string_view text;  // as it stands in the module
  place at;
  std::vector<shape> elements;
  std::optional<std::int64_t> memory_space = 0;  // none where the number does not fit 64 bits
  std::uint64_t bytes = 0;                       // of an array, without padding; the most that 64 bits hold where it is more
};

struct problem {
  place at;
  std::string rule;
  std::string message;
};

// Reads a shape. Where the text is not one, says so in `problems` and returns none; a bad layout is said and passed over, and
// the shape is kept.
std::optional<shape> read_shape(lexer& from, std::vector<problem>& problems, int depth = 0);

// Passes over a bracket, `peek()`, and what it encloses; says so where the text ends before it closes.
void skip_group(lexer& from, std::vector<problem>& problems);

}  // namespace hlo

template <>
struct memspace::shape_traits<hlo::shape> {
  static constexpr bool is_shape = true;
  static bool is_tuple(hlo::shape const& shape) { return shape.what == hlo::shape::tuple; }
  static bool is_token(hlo::shape const& shape) { return shape.what == hlo::shape::token; }
  static std::size_t tuple_size(hlo::shape const& shape) { return shape.elements.size(); }
  static hlo::shape const& tuple_element(hlo::shape const& shape, std::size_t index) { return shape.elements[index]; }
  static std::int64_t memory_space(hlo::shape const& shape) { return shape.memory_space.value_or(0); }
};

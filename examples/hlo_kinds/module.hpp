// SPDX-License-Identifier: Apache-2.0
// What a module of HLO text says of shapes: its boundary, and every instruction's result.
#pragma once

#include "shape.hpp"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace hlo {

struct instruction {
  std::string_view name;
  shape result;
};

struct module {
  std::string_view name;
  place at;
  // The entry layout's, or where there is none those of ENTRY's parameters and ROOT.
  std::vector<shape> parameters;
  std::vector<shape> results;  // one, or none where the module has neither an entry layout nor a ROOT in ENTRY
  std::vector<instruction> instructions;
  std::vector<problem> problems;
};

// Reads the modules of a text one after another. Views point into the text.
std::vector<module> read_modules(std::string_view text);

}  // namespace hlo

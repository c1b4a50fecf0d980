// SPDX-License-Identifier: Apache-2.0
// What a backend's table says of a module.
#pragma once

#include "module.hpp"

#include <memspace/table.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hlo {

struct leaf {
  std::size_t number;  // of the parameter; 0 for a result
  std::vector<std::int64_t> index;
  std::string_view shape;
  std::optional<std::int64_t> color;  // none for a token
  std::string_view space;             // empty where there is none
  std::string_view kind;
};

struct color_use {
  std::int64_t color;
  std::string_view space;
  std::string_view kind;
  std::uint64_t layouts;
  std::uint64_t bytes;
};

struct report {
  std::string_view module_name;
  std::size_t line;
  std::string_view backend;
  std::vector<leaf> parameters;
  std::vector<leaf> results;
  std::vector<color_use> colors;  // those that occur, by number
  std::vector<problem> problems;  // by place
};

// The names of the backends that make_report knows.
std::vector<std::string> backends();

// `backend` is one of backends().
report make_report(module const& from, std::string_view backend);

}  // namespace hlo

// SPDX-License-Identifier: Apache-2.0
// A report for people and for programs.
#pragma once

#include "report.hpp"

#include <ostream>
#include <string_view>

namespace hlo {

void print_text(std::ostream& to, std::string_view file, report const& from);

// One JSON object on one line.
void print_json(std::ostream& to, std::string_view file, report const& from);

}  // namespace hlo

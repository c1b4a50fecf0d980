// SPDX-License-Identifier: Apache-2.0
#include "print.hpp"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <string>

namespace hlo {
namespace {

std::string index_text(leaf const& from) {
  std::string text = "{";
  for (std::size_t i = 0; i < from.index.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(from.index[i]);
  return text + "}";
}

std::string or_dash(std::string_view text) { return std::string(text.empty() ? "-" : text); }

void print_leaf(std::ostream& to, std::string const& what, leaf const& from) {
  to << "  " << std::left << std::setw(18) << what << std::setw(34) << from.shape << " color " << std::setw(3)
     << (from.color ? std::to_string(*from.color) : "-") << std::setw(12) << or_dash(from.space) << or_dash(from.kind) << '\n';
}

nlohmann::ordered_json or_null(std::string_view text) {
  return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
}

nlohmann::ordered_json leaf_json(leaf const& from, bool with_number) {
  nlohmann::ordered_json json;
  if (with_number) json["number"] = from.number;
  json["index"] = from.index;
  json["shape"] = from.shape;
  json["color"] = from.color ? nlohmann::ordered_json(*from.color) : nlohmann::ordered_json();
  json["space"] = or_null(from.space);
  json["kind"] = or_null(from.kind);
  return json;
}

}  // namespace

void print_text(std::ostream& to, std::string_view file, report const& from) {
  to << file << ':' << from.line << ": module " << from.module_name << " (" << from.backend << ")\n";
  for (leaf const& parameter : from.parameters)
    print_leaf(to, "parameter " + std::to_string(parameter.number) + (parameter.index.empty() ? "" : " " + index_text(parameter)),
               parameter);
  for (leaf const& result : from.results) print_leaf(to, "result " + index_text(result), result);
  for (color_use const& use : from.colors)
    to << "  color " << std::left << std::setw(3) << use.color << std::setw(15) << or_dash(use.space) << std::setw(15)
       << or_dash(use.kind) << std::right << std::setw(8) << use.layouts << " layouts " << std::setw(16) << use.bytes << " bytes\n";
  for (problem const& one : from.problems)
    to << file << ':' << one.at.line << ':' << one.at.column << ": " << one.rule << ": " << one.message << '\n';
  to << "  " << from.problems.size() << (from.problems.size() == 1 ? " problem\n" : " problems\n");
}

void print_json(std::ostream& to, std::string_view file, report const& from) {
  nlohmann::ordered_json json;
  json["file"] = file;
  json["module"] = from.module_name;
  json["line"] = from.line;
  json["backend"] = from.backend;
  for (char const* list : {"parameters", "results", "colors", "problems"}) json[list] = nlohmann::ordered_json::array();
  for (leaf const& parameter : from.parameters) json["parameters"].push_back(leaf_json(parameter, true));
  for (leaf const& result : from.results) json["results"].push_back(leaf_json(result, false));
  for (color_use const& use : from.colors)
    json["colors"].push_back({{"color", use.color},
                              {"space", or_null(use.space)},
                              {"kind", or_null(use.kind)},
                              {"layouts", use.layouts},
                              {"bytes", use.bytes}});
  for (problem const& one : from.problems)
    json["problems"].push_back({{"line", one.at.line}, {"column", one.at.column}, {"rule", one.rule}, {"message", one.message}});
  // Bytes of the dump that are no UTF-8 are replaced, not thrown at.
  to << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

}  // namespace hlo

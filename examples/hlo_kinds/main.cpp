// SPDX-License-Identifier: Apache-2.0
// hlo_kinds: which memory space and kind has every parameter, result and instruction of an HLO dump?
#include "module.hpp"
#include "print.hpp"
#include "report.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <ios>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

enum exit_status { no_problem = 0, problems = 1, cannot_read = 2 };

// Reads a file, or standard input for "-"; returns what kept it from that, or nothing.
std::string read_all(std::string const& name, std::string& text) {
  errno = 0;
  try {
    std::ifstream file;
    if (name != "-") file.open(name, std::ios::binary);
    std::istream& from = name == "-" ? std::cin : file;
    if (from) text.assign(std::istreambuf_iterator<char>(from), {});
    if (!from.fail() && !from.bad()) return {};
  } catch (std::ios_base::failure const&) {
    // libstdc++ throws where the name is a directory's
  }
  return errno != 0 ? std::strerror(errno) : "it is no file";
}

int report_on(std::string const& name, std::string const& backend, bool json) {
  std::string text;
  if (std::string const failure = read_all(name, text); !failure.empty()) {
    std::cerr << "hlo_kinds: cannot read " << name << ": " << failure << '\n';
    return cannot_read;
  }
  std::vector<hlo::module> const modules = hlo::read_modules(text);
  if (modules.empty()) {
    std::cerr << "hlo_kinds: " << name << " holds no line that starts with HloModule; is it HLO text (*.txt of --xla_dump_to)?\n";
    return cannot_read;
  }
  int status = no_problem;
  for (hlo::module const& one : modules) {
    hlo::report const report = hlo::make_report(one, backend);
    (json ? hlo::print_json : hlo::print_text)(std::cout, name, report);
    if (!report.problems.empty()) status = problems;
  }
  return status;
}

}  // namespace

int main(int count, char** arguments) {
  CLI::App app("Which memory space and kind has every parameter, result and instruction of an HLO dump?", "hlo_kinds");
  std::string backend = "xla_gpu";
  std::string format = "text";
  std::vector<std::string> files;
  app.add_option("--backend", backend, "whose table gives the numbers their meaning")
      ->check(CLI::IsMember(hlo::backends()))
      ->capture_default_str();
  app.add_option("--format", format, "text, or json: one object a module and line")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  app.add_option("FILE", files, "HLO text; - is standard input")->required();
  app.footer("Exit status: 0 no problem found, 1 problems, 2 cannot read or bad usage.");
  try {
    app.parse(count, arguments);
  } catch (CLI::ParseError const& error) {
    return app.exit(error) == 0 ? no_problem : cannot_read;
  }
  int status = no_problem;
  for (std::string const& file : files) status = std::max(status, report_on(file, backend, format == "json"));
  if (!std::cout.flush()) return cannot_read;
  return status;
}

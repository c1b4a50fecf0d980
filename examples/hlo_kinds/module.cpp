// SPDX-License-Identifier: Apache-2.0
#include "module.hpp"

#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace hlo {
namespace {

class reader {
 public:
  explicit reader(std::string_view text) : from_(text) {}

  std::vector<module> read() {
    std::vector<module> modules;
    while (from_.peek().what != token::end) {
      if (from_.peek().is_word("HloModule") && from_.at_line_start()) modules.push_back(read_module());
      else from_.take();
    }
    return modules;
  }

 private:
  module read_module() {
    module result;
    module_ = &result;
    has_entry_layout_ = false;
    entry_parameters_.clear();
    entry_root_.reset();
    result.at = from_.take().at;
    result.name = from_.take().text;
    while (from_.peek().is(',')) {
      from_.take();
      bool const entry_layout = from_.peek().is_word("entry_computation_layout");
      from_.take();
      if (!from_.peek().is('=')) break;
      from_.take();
      if (entry_layout) read_entry_layout();
      else skip_value();
    }
    while (from_.peek().what != token::end && !(from_.peek().is_word("HloModule") && from_.at_line_start())) read_computation();
    if (!has_entry_layout_) use_entry();
    return result;
  }

  void use_entry() {
    for (auto& [number, shape] : entry_parameters_) {
      if (number >= entry_parameters_.size()) continue;
      module_->parameters.resize(entry_parameters_.size());
      module_->parameters[number] = shape;
    }
    if (entry_root_) module_->results.push_back(*entry_root_);
    if (!entry_root_) say(module_->at, "no-boundary", "the module has no entry layout, and no ENTRY computation with a ROOT");
  }

  void say(place at, std::string rule, std::string message) {
    module_->problems.push_back({at, std::move(rule), std::move(message)});
  }

  bool take_mark(char mark, char const* where) {
    if (from_.peek().is(mark)) {
      from_.take();
      return true;
    }
    say(from_.peek().at, "malformed-entry-layout", std::string("'") + mark + "' was expected " + where);
    return false;
  }

  // {(shape, shape, ...)->shape}
  void read_entry_layout() {
    if (!take_mark('{', "to open the entry layout") || !take_mark('(', "before the parameters")) return;
    while (!from_.peek().is(')')) {
      std::optional<shape> parameter = read_shape(from_, module_->problems);
      if (!parameter) return;
      module_->parameters.push_back(*std::move(parameter));
      if (from_.peek().is(',')) from_.take();
      else if (!from_.peek().is(')')) break;
    }
    if (!take_mark(')', "behind the parameters")) return;
    if (!from_.peek().is_arrow()) {
      say(from_.peek().at, "malformed-entry-layout", "'->' was expected before the result");
      return;
    }
    from_.take();
    std::optional<shape> result = read_shape(from_, module_->problems);
    if (!result) return;
    module_->results.push_back(*std::move(result));
    has_entry_layout_ = true;
    take_mark('}', "to close the entry layout");
  }

  // An attribute's value: up to a comma or a closing bracket that is not its own, or the end of the line.
  void skip_value() {
    bool first = true;
    while (first || !from_.at_line_start()) {
      token const next = from_.peek();
      if (next.what == token::end || next.is(',') || next.is('}') || next.is(')')) return;
      if (next.is('{') || next.is('(') || next.is('[')) skip_group(from_, module_->problems);
      else from_.take();
      first = false;
    }
  }

  // [ENTRY] name [(...) -> shape] { ... }, or whatever else stands between computations.
  void read_computation() {
    bool const entry = from_.peek().is_word("ENTRY");
    if (entry) from_.take();
    token const name = from_.take();
    bool const named = name.what == token::word && !is_integer(name.text);
    if (!named || !(from_.peek().is('(') || from_.peek().is('{'))) {
      if (from_.peek().is('{') || from_.peek().is('(')) skip_group(from_, module_->problems);
      return;
    }
    if (from_.peek().is('(')) skip_group(from_, module_->problems);
    if (from_.peek().is_arrow()) {
      from_.take();
      read_shape(from_, module_->problems);
    }
    if (!from_.peek().is('{')) return;
    place const open = from_.take().at;
    while (!from_.peek().is('}')) {
      if (from_.peek().what == token::end) {
        say(open, "unexpected-end", "the text ends before this computation closes");
        return;
      }
      read_instruction(entry);
    }
    from_.take();
  }

  // [ROOT] name = shape opcode(...), attribute=value, ...
  void read_instruction(bool in_entry) {
    bool const root = from_.peek().is_word("ROOT");
    if (root) from_.take();
    token const name = from_.take();
    if (name.what != token::word || !from_.peek().is('=')) {
      skip_line();
      return;
    }
    from_.take();
    std::optional<shape> result = read_shape(from_, module_->problems);
    if (!result) {
      skip_line();
      return;
    }
    token const opcode = from_.take();
    if (in_entry && root) entry_root_ = result;
    if (in_entry && opcode.is_word("parameter")) read_parameter(*result);
    module_->instructions.push_back({name.text, *std::move(result)});
    if (from_.peek().is('(')) skip_group(from_, module_->problems);
    while (from_.peek().is(',')) {
      from_.take();
      from_.take();
      if (from_.peek().is('=')) from_.take();
      skip_value();
    }
  }

  void read_parameter(shape const& result) {
    lexer ahead = from_;
    ahead.take();
    std::string_view const number = ahead.peek().text;
    std::size_t value = 0;
    if (is_integer(number) && std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc())
      entry_parameters_.emplace_back(value, result);
  }

  void skip_line() {
    while (!from_.at_line_start() && from_.peek().what != token::end && !from_.peek().is('}')) {
      if (from_.peek().is('{') || from_.peek().is('(') || from_.peek().is('[')) skip_group(from_, module_->problems);
      else from_.take();
    }
  }

  lexer from_;
  module* module_ = nullptr;
  bool has_entry_layout_ = false;
  std::vector<std::pair<std::size_t, shape>> entry_parameters_;
  std::optional<shape> entry_root_;
};

}  // namespace

std::vector<module> read_modules(std::string_view text) { return reader(text).read(); }

}  // namespace hlo

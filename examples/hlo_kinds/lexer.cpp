// SPDX-License-Identifier: Apache-2.0
#include "lexer.hpp"

#include <algorithm>

namespace hlo {
namespace {

bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-' ||
         c == '%' || c == '+';
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace

bool is_integer(std::string_view text) {
  if (!text.empty() && text[0] == '-') text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

token lexer::take() {
  token const taken = next_;
  last_line_ = at_.line;
  advance();
  return taken;
}

void lexer::step(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    bool const new_line = rest_[i] == '\n';
    at_.line += new_line ? 1 : 0;
    at_.column = new_line ? 1 : at_.column + 1;
  }
  rest_.remove_prefix(count);
}

void lexer::skip_blanks() {
  for (;;) {
    std::size_t blanks = 0;
    while (blanks < rest_.size() && is_blank(rest_[blanks])) ++blanks;
    step(blanks);
    if (rest_.substr(0, 2) == "//") {
      step(std::min(rest_.find('\n'), rest_.size()));
    } else if (rest_.substr(0, 2) == "/*") {
      std::size_t const close = rest_.find("*/", 2);
      step(close == std::string_view::npos ? rest_.size() : close + 2);
    } else {
      return;
    }
  }
}

void lexer::advance() {
  skip_blanks();
  next_ = token{token::end, rest_.substr(0, 0), at_};
  if (rest_.empty()) return;
  std::size_t size = 1;
  char const first = rest_[0];
  if (first == '"' || first == '\'') {
    while (size < rest_.size() && rest_[size] != first) size += rest_[size] == '\\' ? 2 : 1;
    size = std::min(size + 1, rest_.size());
    next_.what = token::string;
  } else if (rest_.substr(0, 2) == "->") {
    size = 2;
    next_.what = token::mark;
  } else if (is_word_char(first)) {
    while (size < rest_.size() && is_word_char(rest_[size]) && rest_.substr(size, 2) != "->") ++size;
    next_.what = token::word;
  } else {
    next_.what = token::mark;
  }
  next_.text = rest_.substr(0, size);
  step(size);
}

}  // namespace hlo

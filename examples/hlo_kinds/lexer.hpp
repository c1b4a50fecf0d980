// SPDX-License-Identifier: Apache-2.0
// HLO text as tokens: blanks and both kinds of comment are gone, strings are whole, and every token knows its place.
#pragma once

#include <cstddef>
#include <string_view>

namespace hlo {

struct place {
  std::size_t line = 1;
  std::size_t column = 1;  // in bytes, from 1
};

struct token {
  enum kind { word, string, mark, end };
  kind what = end;
  std::string_view text;  // of a string: with its quotes
  place at;

  bool is(char c) const { return what == mark && text[0] == c; }
  bool is_arrow() const { return what == mark && text == "->"; }
  bool is_word(std::string_view name) const { return what == word && text == name; }
};

// Is this what an integer looks like? Its value may still be too large.
bool is_integer(std::string_view text);

class lexer {
 public:
  explicit lexer(std::string_view text) : rest_(text) { advance(); }

  token const& peek() const { return next_; }
  token take();
  // The line on which the token before this one ended.
  std::size_t last_line() const { return last_line_; }
  // Is peek() the first token of its line?
  bool at_line_start() const { return next_.at.line != last_line_; }

 private:
  void advance();
  void skip_blanks();
  void step(std::size_t count);

  std::string_view rest_;
  place at_;
  token next_;
  std::size_t last_line_ = 0;
};

}  // namespace hlo

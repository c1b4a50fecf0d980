// SPDX-License-Identifier: Apache-2.0
#include "shape.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <system_error>

namespace hlo {
namespace {

constexpr int deepest = 200;

struct element_type {
  std::string_view name;
  unsigned bytes;
};
// primitive_util::ByteWidth of openxla/xla: what is not packed by E(n) takes whole bytes.
constexpr std::array<element_type, 35> element_types = {{
    {"pred", 1},       {"s1", 1},       {"s2", 1},         {"s4", 1},        {"s8", 1},     {"s16", 2},           {"s32", 4},
    {"s64", 8},        {"u1", 1},       {"u2", 1},         {"u4", 1},        {"u8", 1},     {"u16", 2},           {"u32", 4},
    {"u64", 8},        {"f16", 2},      {"bf16", 2},       {"f32", 4},       {"f64", 8},    {"c64", 8},           {"c128", 16},
    {"f4e2m1fn", 1},   {"f6e2m3fn", 1}, {"f6e3m2fn", 1},   {"f8e3m4", 1},    {"f8e4m3", 1}, {"f8e4m3b11fnuz", 1}, {"f8e4m3fn", 1},
    {"f8e4m3fnuz", 1}, {"f8e5m2", 1},   {"f8e5m2fnuz", 1}, {"f8e8m0fnu", 1}, {"token", 0},  {"opaque", 0},        {"tuple", 0},
}};

std::optional<unsigned> bytes_of(std::string_view type) {
  for (element_type const& known : element_types)
    if (known.name == type) return known.bytes;
  return std::nullopt;
}

// value * factor, and the most there is where that is more.
std::uint64_t times(std::uint64_t value, std::uint64_t factor) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  return factor != 0 && value > most / factor ? most : value * factor;
}

class reader {
 public:
  reader(lexer& from, std::vector<problem>& problems) : from_(from), problems_(problems) {}

  std::optional<shape> read(int depth) {
    token const first = from_.peek();
    if (depth > deepest) return fail("nested deeper than " + std::to_string(deepest) + " levels");
    std::optional<shape> result;
    if (first.is('(')) result = read_tuple(depth);
    else if (first.what == token::word) result = read_array(depth);
    else return fail("a shape was expected here");
    if (result) {
      result->at = first.at;
      result->text = std::string_view(first.text.data(), static_cast<std::size_t>(end_ - first.text.data()));
    }
    return result;
  }

 private:
  std::optional<shape> fail(std::string message) {
    problems_.push_back({from_.peek().at, "malformed-shape", std::move(message)});
    return std::nullopt;
  }

  token take() {
    token const taken = from_.take();
    end_ = taken.text.data() + taken.text.size();
    return taken;
  }

  std::optional<shape> read_tuple(int depth) {
    shape result;
    result.what = shape::tuple;
    take();
    while (!from_.peek().is(')')) {
      reader element(from_, problems_);
      std::optional<shape> read = element.read(depth + 1);
      if (!read) return std::nullopt;
      result.elements.push_back(*std::move(read));
      if (from_.peek().is(',')) take();
      else if (!from_.peek().is(')')) return fail("',' or ')' was expected in a tuple");
    }
    take();
    return result;
  }

  std::optional<shape> read_array(int depth) {
    token const type = take();
    if (type.text == "b" && from_.peek().is('(')) {  // a buffer: its shape is what it holds
      take();
      std::optional<shape> inner = reader(from_, problems_).read(depth + 1);
      if (!inner) return inner;
      if (!from_.peek().is(')')) return fail("')' was expected behind a buffer's shape");
      take();
      return inner;
    }
    std::optional<unsigned> const bytes = bytes_of(type.text);
    if (!bytes || !from_.peek().is('[')) {
      problems_.push_back({type.at, "malformed-shape", "'" + std::string(type.text) + "' is no element type"});
      if (!from_.peek().is('[')) return std::nullopt;
    }
    shape result;
    result.what = type.text == "token" ? shape::token : type.text == "opaque" ? shape::opaque : shape::array;
    std::uint64_t elements = 1;
    rank_ = 0;
    take();
    while (!from_.peek().is(']')) {
      while (from_.peek().is('<') || from_.peek().is('=')) take();  // a dynamic dimension, <=8, is as large as its bound
      if (from_.peek().is('?')) {
        take();
        elements = 0;
      } else if (!is_integer(from_.peek().text)) {
        return fail("a dimension was expected");
      } else {
        std::optional<std::int64_t> const size = integer(take());
        elements = times(elements, size && *size > 0 ? static_cast<std::uint64_t>(*size) : 0);
      }
      ++rank_;
      if (from_.peek().is(',')) take();
      else if (!from_.peek().is(']')) return fail("',' or ']' was expected in dimensions");
    }
    take();
    element_bits_ = 0;
    if (from_.peek().is('{') && is_layout()) read_layout(result, depth);
    result.bytes = element_bits_ == 0 ? times(elements, bytes.value_or(0)) : bits_to_bytes(times(elements, element_bits_));
    return result;
  }

  static std::uint64_t bits_to_bytes(std::uint64_t bits) { return bits / 8 + (bits % 8 != 0 ? 1 : 0); }

  // A brace is a layout's if an integer, a colon or its own end follows; else it opens a computation's body.
  bool is_layout() const {
    lexer ahead = from_;
    ahead.take();
    return ahead.peek().is(':') || ahead.peek().is('}') || (ahead.peek().what == token::word && is_integer(ahead.peek().text));
  }

  std::optional<std::int64_t> integer(token const& from) {
    std::int64_t value = 0;
    auto const [stop, error] = std::from_chars(from.text.data(), from.text.data() + from.text.size(), value);
    if (error == std::errc()) return value;
    problems_.push_back({from.at, "number-out-of-range", std::string(from.text) + " does not fit a 64-bit number"});
    return std::nullopt;
  }

  void read_layout(shape& result, int depth) {
    token const open = from_.peek();
    lexer const start = from_;
    take();
    int minor_to_major = 0;
    while (from_.peek().what == token::word && is_integer(from_.peek().text)) {
      take();
      ++minor_to_major;
      if (!from_.peek().is(',')) break;
      take();
    }
    bool well = minor_to_major == rank_ || (minor_to_major == 0 && from_.peek().is(':'));
    std::string expected = "as many dimensions in the layout as in the shape";
    if (well && from_.peek().is(':')) {
      take();
      well = read_attributes(result, depth, expected);
    }
    if (well && from_.peek().is('}')) {
      take();
      return;
    }
    if (well) expected = "'}' or an attribute in its order";
    problems_.push_back({from_.peek().at, "malformed-layout",
                         expected + " was expected in the layout at column " + std::to_string(open.at.column)});
    from_ = start;  // pass over all of it, whatever it holds
    skip_group(from_, problems_);
    end_ = from_.peek().text.data();
    while (end_[-1] != '}' && end_ > open.text.data() + 1) --end_;
  }

  // The attributes have a fixed order, each may be missing: D T L # * E S SC P M.
  bool read_attributes(shape& result, int depth, std::string& expected) {
    static constexpr std::array<std::string_view, 10> order = {"D", "T", "L", "#", "*", "E", "S", "SC", "P", "M"};
    std::size_t next = 0;
    while (!from_.peek().is('}')) {
      token const name = from_.peek();
      std::size_t which = next;
      while (which < order.size() && order[which] != name.text) ++which;
      if (which == order.size()) {
        expected = "'}' or an attribute in its order (D T L # * E S SC P M)";
        return false;
      }
      next = which + 1;
      take();
      if (!from_.peek().is('(')) {
        expected = "'('";
        return false;
      }
      if (name.text == "E" || name.text == "S") {
        take();
        token const number = from_.peek();
        if (!is_integer(number.text)) {
          expected = "an integer";
          return false;
        }
        std::optional<std::int64_t> const value = integer(take());
        if (name.text == "S") result.memory_space = value;
        else element_bits_ = value && *value > 0 ? static_cast<std::uint64_t>(*value) : 0;
        if (!from_.peek().is(')')) {
          expected = "')'";
          return false;
        }
        take();
      } else if (name.text == "P") {
        take();
        if (!reader(from_, problems_).read(depth + 1)) return false;
        if (!from_.peek().is(')')) {
          expected = "')'";
          return false;
        }
        take();
      } else {
        while (from_.peek().is('(')) skip_group(from_, problems_);  // T and SC have several
      }
    }
    return true;
  }

  lexer& from_;
  std::vector<problem>& problems_;
  char const* end_ = nullptr;
  int rank_ = 0;
  std::uint64_t element_bits_ = 0;
};

}  // namespace

std::optional<shape> read_shape(lexer& from, std::vector<problem>& problems, int depth) {
  return reader(from, problems).read(depth);
}

void skip_group(lexer& from, std::vector<problem>& problems) {
  place const open = from.peek().at;
  std::size_t depth = 0;
  do {
    token const next = from.take();
    if (next.what == token::end) {
      problems.push_back({open, "unexpected-end", "the text ends before this bracket closes"});
      return;
    }
    if (next.is('(') || next.is('{') || next.is('[')) ++depth;
    if (next.is(')') || next.is('}') || next.is(']')) --depth;
  } while (depth != 0);
}

}  // namespace hlo

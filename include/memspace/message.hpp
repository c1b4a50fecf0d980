// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_MESSAGE_HPP
#define MEMSPACE_MESSAGE_HPP

#include <memspace/detail/nearest.hpp>
#include <memspace/error.hpp>
#include <memspace/position.hpp>
#include <memspace/table.hpp>
#include <memspace/text.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {

template <class Sink>
constexpr void put(Sink& sink, text words) {
  sink.append(words.data(), words.size());
}

template <class Sink>
constexpr void put(Sink& sink, std::int64_t number) {
  char digits[20] = {};
  std::size_t at = sizeof(digits);
  auto rest = number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
  do {
    digits[--at] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (number < 0) digits[--at] = '-';
  sink.append(digits + at, sizeof(digits) - at);
}

// Writes what stands between the items of a list, from the second on.
template <class Sink>
class separator {
 public:
  constexpr explicit separator(Sink& sink) noexcept : sink_(sink) {}
  constexpr void operator()() {
    if (started_) put(sink_, text(", "));
    started_ = true;
  }

 private:
  Sink& sink_;
  bool started_ = false;
};

}  // namespace detail

// Writes {1,0}, and {0,0,0,0,0,0,0,0,...} for an index that is cut, to anything with append(char const*, std::size_t).
template <class Sink>
constexpr void write(Sink& sink, shape_index const& index) {
  detail::put(sink, "{");
  for (std::size_t i = 0; i < index.size(); ++i) {
    if (i != 0) detail::put(sink, ",");
    detail::put(sink, index[i]);
  }
  detail::put(sink, index.is_cut() ? ",...}" : "}");
}

// Writes "result {1,0}", "parameter 2", "parameter 2 {1}", or nothing where the position is unknown.
template <class Sink>
constexpr void write(Sink& sink, position const& where) {
  if (where.side == role::unknown) return;
  detail::put(sink, where.side == role::parameter ? "parameter " : "result ");
  if (where.side == role::parameter) detail::put(sink, where.number);
  if (where.side == role::parameter && where.index.depth() == 0) return;
  if (where.side == role::parameter) detail::put(sink, " ");
  write(sink, where.index);
}

// Writes the error as one sentence: where, what, what the table has, what to do.
template <class Sink>
constexpr void write(Sink& sink, error const& failure) {
  table_view const& table = *failure.table;
  detail::separator<Sink> next(sink);
  write(sink, failure.where);
  if (failure.where.side != role::unknown) detail::put(sink, ": ");
  switch (failure.why) {
    case reason::unknown_color:
      detail::put(sink, "memory space ");
      detail::put(sink, failure.number);
      detail::put(sink, " is not in the table of ");
      detail::put(sink, table.backend());
      detail::put(sink, " (");
      for (space_view const& space : table) {
        next();
        detail::put(sink, space.color);
        detail::put(sink, " ");
        detail::put(sink, space.name);
      }
      detail::put(sink, ")");
      return;
    case reason::internal_space: {
      space_view const* const space = table.find(failure.number);
      detail::put(sink, "memory space ");
      detail::put(sink, failure.number);
      detail::put(sink, " (");
      if (space != table.end()) detail::put(sink, space->name);
      detail::put(sink, ") of ");
      detail::put(sink, table.backend());
      detail::put(sink, " is internal; copy it to one that has a kind: ");
      for (space_view const& home : table) {
        if (!home.is_home) continue;
        next();
        detail::put(sink, home.name);
        detail::put(sink, " (");
        detail::put(sink, home.color);
        detail::put(sink, ")");
      }
      return;
    }
    case reason::unknown_kind: {
      detail::nearest_name nearest(failure.kind);
      detail::put(sink, "\"");
      detail::put(sink, failure.kind);
      detail::put(sink, "\" is not a memory kind of ");
      detail::put(sink, table.backend());
      detail::put(sink, " (");
      for (space_view const& home : table) {
        if (!home.is_home) continue;
        next();
        detail::put(sink, home.kind->name());
        nearest.consider(home.kind->name());
      }
      detail::put(sink, ")");
      if (nearest.found().empty()) return;
      detail::put(sink, "; the nearest is ");
      detail::put(sink, nearest.found());
      return;
    }
    case reason::tuple_has_no_color:
      detail::put(sink, "a tuple has no memory space; ask for the kinds of its leaves (kinds_of)");
      return;
  }
}

}  // namespace v0_1
}  // namespace memspace

#endif

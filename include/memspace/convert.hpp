// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_CONVERT_HPP
#define MEMSPACE_CONVERT_HPP

#include <memspace/color.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/error.hpp>
#include <memspace/layout.hpp>
#include <memspace/lookup.hpp>
#include <memspace/memory_kind.hpp>
#include <memspace/position.hpp>
#include <memspace/result.hpp>
#include <memspace/table.hpp>
#include <memspace/text.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// All conversions are total, never allocate, and fail only for a number that is not in the table or for an internal space.
// Whether a space may be a parameter or a result is another question, which they do not ask. `where` goes into the error.

// A number as a color. Fails for a number that the table does not have.
template <class Backend>
constexpr result<color<Backend>, error> to_color(std::int64_t number, position const& where = position()) noexcept {
  if (result<color<Backend>> const found = find_color<Backend>(number)) return *found;
  return error{reason::unknown_color, where, number, text(), &table_of<Backend>};
}

// The kind of a color. Fails for an internal space.
template <class Backend>
constexpr result<memory_kind, error> kind_of(color<Backend> of, position const& where = position()) noexcept {
  if (result<memory_kind> const found = find_kind(of)) return *found;
  return error{reason::internal_space, where, of.number(), text(), &table_of<Backend>};
}

// The kind of a memory-space number.
template <class Backend>
constexpr result<memory_kind, error> kind_of(std::int64_t number, position const& where = position()) noexcept {
  if (result<memory_kind> const found = detail::ask<result<memory_kind>, detail::ask_kind>(number, detail::spaces_of<Backend>{}))
    return *found;
  reason const why = find_color<Backend>(number) ? reason::internal_space : reason::unknown_color;
  return error{why, where, number, text(), &table_of<Backend>};
}

// The kind of a layout, or of a shape that is no tuple. A missing layout means the default space.
template <class Backend, class Shape, detail::enable_if<shape_traits<Shape>::is_shape> = 0>
constexpr result<memory_kind, error> kind_of(Shape const& shape, position const& where = position()) {
  using traits = shape_traits<Shape>;
  if (traits::is_tuple(shape)) return error{reason::tuple_has_no_color, where, 0, text(), &table_of<Backend>};
  return kind_of<Backend>(traits::memory_space(shape), where);
}

// The home of the kind with exactly this name: no trimming, no case folding.
template <class Backend>
constexpr result<color<Backend>, error> color_of(text kind, position const& where = position()) noexcept {
  if (result<color<Backend>> const found = find_home<Backend>(kind)) return *found;
  return error{reason::unknown_kind, where, 0, kind, &table_of<Backend>};
}

// One leaf of a shape. A token has no color; PJRT lists it with the default space's kind, and so does `kind`.
struct leaf_kind {
  position const& where;
  bool is_token;
  std::int64_t memory_space;
  result<memory_kind, error> kind;
};

// Calls callback(leaf_kind const&) for each leaf of a parameter's or the result's shape, depth-first, and says whether all
// leaves have a kind. `where` is parameter(n) or result_at().
template <class Backend, class Shape, class Callback>
constexpr bool kinds_of(Shape const& shape, position where, Callback&& callback) {
  bool all = true;
  for_each_leaf(shape, [&](auto const& leaf, shape_index const& index) {
    using traits = shape_traits<detail::plain<decltype(leaf)>>;
    where.index = index;
    bool const is_token = traits::is_token(leaf);
    std::int64_t const number = is_token ? 0 : traits::memory_space(leaf);
    leaf_kind const found{where, is_token, number, kind_of<Backend>(number, where)};
    all = all && found.kind.has_value();
    callback(found);
  });
  return all;
}

}  // namespace v0_1
}  // namespace memspace

#endif

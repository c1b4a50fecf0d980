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

// All conversions are total, never allocate, and fail only for a number that is not in the table (where no space takes any other
// number) or for an internal space.
// Whether a space may be a parameter or a result is another question, which they do not ask. `where` goes into the error.

namespace detail {

template <class Backend>
constexpr kind_info const* kind_of_number(std::int64_t number) noexcept {
  return ask<kind_info const*, or_any_other<ask_kind, Backend>>(number, spaces_of<Backend>{});
}

template <class Backend>
constexpr error failure(std::int64_t number, position const& where) noexcept {
  reason const why = find_color<Backend>(number) ? reason::internal_space : reason::unknown_color;
  return error{why, where, number, text(), &table_of<Backend>};
}

}  // namespace detail

// A number as a color. Fails for a number that the table does not have.
template <class Backend>
constexpr result<color<Backend>, error> to_color(std::int64_t number, position const& where = position()) noexcept {
  if (result<color<Backend>> const found = find_color<Backend>(number)) return *found;
  return detail::failure<Backend>(number, where);
}

// The kind of a color. Fails for an internal space.
template <class Backend>
constexpr result<memory_kind, error> kind_of(color<Backend> of, position const& where = position()) noexcept {
  if (result<memory_kind> const found = find_kind(of)) return *found;
  return detail::failure<Backend>(of.number(), where);
}

// The kind of a memory-space number.
template <class Backend>
constexpr result<memory_kind, error> kind_of(std::int64_t number, position const& where = position()) noexcept {
  detail::kind_info const* const kind = detail::kind_of_number<Backend>(number);
  if (detail::is_kind(kind)) return memory_kind(*kind);
  return detail::failure<Backend>(number, where);
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

// One leaf of a shape with its kind, or with the error in its place, which is only made when it is asked for. A token has no color;
// PJRT lists it with the default space's kind, and so does this. Valid during the callback that it is handed to.
class leaf_kind {
 public:
  constexpr position const& where() const noexcept { return where_; }
  constexpr bool is_token() const noexcept { return is_token_; }
  constexpr std::int64_t memory_space() const noexcept { return memory_space_; }

  constexpr bool has_value() const noexcept { return detail::is_kind(kind_); }
  explicit constexpr operator bool() const noexcept { return has_value(); }
  constexpr memory_kind operator*() const noexcept { return memory_kind(*kind_); }
  constexpr memspace::error error() const noexcept { return failure_(memory_space_, where_); }

  // For kinds_of.
  constexpr leaf_kind(position const& where, bool is_token, std::int64_t memory_space, detail::kind_info const* kind,
                      memspace::error (*failure)(std::int64_t, position const&)) noexcept
      : where_(where), is_token_(is_token), memory_space_(memory_space), kind_(kind), failure_(failure) {}

 private:
  position const& where_;
  bool is_token_;
  std::int64_t memory_space_;
  detail::kind_info const* kind_;
  memspace::error (*failure_)(std::int64_t, position const&);
};

// Calls callback(leaf_kind const&) for each leaf of a parameter's or the result's shape, depth-first, and says whether all
// leaves have a kind. `where` is parameter(n) or result_at().
template <class Backend, class Shape, class Callback>
constexpr bool kinds_of(Shape const& shape, position where, Callback&& callback) {
  static_assert(shape_traits<Shape>::is_shape, "specialise memspace::shape_traits for this type");
  bool all = true;
  auto const each = [&](auto const& leaf, shape_index const&) {
    using traits = shape_traits<detail::plain<decltype(leaf)>>;
    bool const is_token = traits::is_token(leaf);
    std::int64_t const number = is_token ? 0 : traits::memory_space(leaf);
    detail::kind_info const* const kind = detail::kind_of_number<Backend>(number);
    if (!detail::is_kind(kind)) all = false;
    callback(leaf_kind(where, is_token, number, kind, &detail::failure<Backend>));
  };
  detail::walk(shape, where.index, each);  // counts in `where` itself: no leaf copies an index
  return all;
}

}  // namespace v0_1
}  // namespace memspace

#endif

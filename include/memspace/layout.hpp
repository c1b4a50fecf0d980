// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_LAYOUT_HPP
#define MEMSPACE_LAYOUT_HPP

#include <memspace/detail/meta.hpp>
#include <memspace/position.hpp>
#include <memspace/result.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// How the converter reads a layout or shape. Holds for whatever has memory_space(), as xla::Layout, and for whatever has
// IsTuple(), tuple_shapes(), has_layout() and layout(), as xla::Shape (IsToken() where there is one). Specialise it for other
// types, with all six members:
//   static constexpr bool is_shape = true;
//   static bool is_tuple(T const&);   static bool is_token(T const&);
//   static std::size_t tuple_size(T const&);   static U const& tuple_element(T const&, std::size_t);
//   static std::int64_t memory_space(T const&);   // of a leaf; 0, the default space, where it has no layout
template <class Type, class = void>
struct shape_traits {
  static constexpr bool is_shape = false;
};

template <class Layout>
struct shape_traits<Layout, detail::void_t<decltype(detail::some<Layout>().memory_space())>> {
  static constexpr bool is_shape = true;
  static constexpr bool is_tuple(Layout const&) noexcept { return false; }
  static constexpr bool is_token(Layout const&) noexcept { return false; }
  static constexpr std::size_t tuple_size(Layout const&) noexcept { return 0; }
  static constexpr Layout const& tuple_element(Layout const& layout, std::size_t) noexcept { return layout; }
  static constexpr std::int64_t memory_space(Layout const& layout) { return layout.memory_space(); }
};

namespace detail {

template <class Shape, class = void>
struct token_of {
  static constexpr bool ask(Shape const&) noexcept { return false; }
};
template <class Shape>
struct token_of<Shape, void_t<decltype(some<Shape>().IsToken())>> {
  static constexpr bool ask(Shape const& shape) { return shape.IsToken(); }
};

}  // namespace detail

template <class Shape>
struct shape_traits<Shape, detail::void_t<decltype(detail::some<Shape>().IsTuple()), decltype(detail::some<Shape>().tuple_shapes()),
                                          decltype(detail::some<Shape>().has_layout()), decltype(detail::some<Shape>().layout())>> {
  static constexpr bool is_shape = true;
  static constexpr bool is_tuple(Shape const& shape) { return shape.IsTuple(); }
  static constexpr bool is_token(Shape const& shape) { return detail::token_of<Shape>::ask(shape); }
  static constexpr std::size_t tuple_size(Shape const& shape) { return static_cast<std::size_t>(shape.tuple_shapes().size()); }
  static constexpr decltype(auto) tuple_element(Shape const& shape, std::size_t index) { return shape.tuple_shapes()[index]; }
  static constexpr std::int64_t memory_space(Shape const& shape) { return shape.has_layout() ? shape.layout().memory_space() : 0; }
};

namespace detail {

// Leaves are called back from the loop over their tuple, so that a leaf costs no call of its own.
template <class Shape, class Callback>
constexpr void walk_tuple(Shape const& tuple, shape_index& index, Callback& callback) {
  std::size_t const size = shape_traits<Shape>::tuple_size(tuple);
  index_walker walker(index);
  for (std::size_t i = 0; i != size; ++i) {
    auto&& element = shape_traits<Shape>::tuple_element(tuple, i);
    walker.turn_to(i);
    if (shape_traits<plain<decltype(element)>>::is_tuple(element)) walk_tuple(element, index, callback);
    else callback(element, static_cast<shape_index const&>(index));
  }
  walker.leave();
}

template <class Shape, class Callback>
constexpr void walk(Shape const& shape, shape_index& index, Callback& callback) {
  if (shape_traits<Shape>::is_tuple(shape)) walk_tuple(shape, index, callback);
  else callback(shape, static_cast<shape_index const&>(index));
}

}  // namespace detail

// Calls callback(leaf, shape_index) for the leaves of a shape, depth-first; a shape that is no tuple is its own leaf.
template <class Shape, class Callback>
constexpr void for_each_leaf(Shape const& shape, Callback&& callback) {
  static_assert(shape_traits<Shape>::is_shape, "specialise memspace::shape_traits for this type");
  shape_index index;
  detail::walk(shape, index, callback);
}

// The memory space of the leaf at an index, or nothing where the index leads to no leaf of the shape.
template <class Shape>
constexpr result<std::int64_t> find_memory_space(Shape const& shape, shape_index const& index) {
  result<std::int64_t> found = nothing{};
  if (index.is_cut()) return found;
  for_each_leaf(shape, [&](auto const& leaf, shape_index const& at) {
    if (at == index) found = shape_traits<detail::plain<decltype(leaf)>>::memory_space(leaf);
  });
  return found;
}

}  // namespace v0_1
}  // namespace memspace

#endif

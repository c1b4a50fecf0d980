// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_POSITION_HPP
#define MEMSPACE_POSITION_HPP

#include <memspace/role.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {
class index_walker;
}  // namespace detail

// Where a leaf stands in nested tuples, as xla::ShapeIndex: {1,0} is element 0 of element 1. Holds 8 levels without allocating;
// of a deeper one it keeps the first 8 and says that it is cut.
class shape_index {
 public:
  static constexpr std::size_t capacity = 8;

  constexpr shape_index() noexcept = default;
  template <class... Elements>
  explicit constexpr shape_index(std::int64_t first, Elements... rest) noexcept {
    std::int64_t const all[] = {first, rest...};
    for (std::int64_t const element : all) push(element);
  }

  constexpr void push(std::int64_t element) noexcept {
    if (depth_ < capacity) elements_[depth_] = element;
    ++depth_;
  }
  constexpr void pop() noexcept { --depth_; }
  // How deep the leaf is; more than size() if the index is cut.
  constexpr std::size_t depth() const noexcept { return depth_; }
  constexpr bool is_cut() const noexcept { return depth_ > capacity; }
  constexpr std::size_t size() const noexcept { return is_cut() ? capacity : depth_; }
  constexpr std::int64_t operator[](std::size_t level) const noexcept { return elements_[level]; }
  constexpr std::int64_t const* begin() const noexcept { return elements_; }
  constexpr std::int64_t const* end() const noexcept { return elements_ + size(); }

  friend constexpr bool operator==(shape_index const& left, shape_index const& right) noexcept {
    bool same = left.depth_ == right.depth_;
    for (std::size_t i = 0; same && i < left.size(); ++i) same = left.elements_[i] == right.elements_[i];
    return same;
  }
  friend constexpr bool operator!=(shape_index const& left, shape_index const& right) noexcept { return !(left == right); }

 private:
  friend detail::index_walker;
  std::int64_t elements_[capacity] = {};
  std::size_t depth_ = 0;
};

namespace detail {
// Counts the last element of an index up in place: what does not fit is counted in a spare one.
class index_walker {
 public:
  constexpr explicit index_walker(shape_index& index) noexcept : index_(index) {
    if (index.depth_ < shape_index::capacity) last_ = &index.elements_[index.depth_];
    ++index.depth_;
  }
  constexpr void turn_to(std::size_t element) noexcept { *last_ = static_cast<std::int64_t>(element); }
  constexpr void leave() noexcept { --index_.depth_; }

 private:
  shape_index& index_;
  std::int64_t spare_ = 0;
  std::int64_t* last_ = &spare_;
};
}  // namespace detail

// A leaf of a parameter or result; `number` counts parameters from 0 and is 0 for a result.
struct position {
  role side = role::unknown;
  std::int64_t number = 0;
  shape_index index;
};

// The position of a parameter or of a leaf in it: parameter(2), parameter(2, {1, 0}).
constexpr position parameter(std::int64_t number, shape_index index = shape_index()) noexcept {
  return position{role::parameter, number, index};
}

// The position of the result or of a leaf in it.
constexpr position result_at(shape_index index = shape_index()) noexcept { return position{role::result, 0, index}; }

}  // namespace v0_1
}  // namespace memspace

#endif

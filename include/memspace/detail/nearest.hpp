// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_NEAREST_HPP
#define MEMSPACE_DETAIL_NEAREST_HPP

#include <memspace/text.hpp>

#include <cstddef>

namespace memspace {
inline namespace v0_1 {
namespace detail {

// Finds the name that shares the largest part of its letter pairs with what was asked for, whatever the case and the order of
// words: host_unpinned is nearest to unpinned_host.
class nearest_name {
 public:
  constexpr explicit nearest_name(text to) noexcept : to_(to) {}

  constexpr void consider(text name) noexcept {
    std::size_t shared = 0;
    for (std::size_t i = 1; i < to_.size(); ++i) shared += has_pair(name, lower(to_[i - 1]), lower(to_[i])) ? 1 : 0;
    // shared / (pairs of both) as a fraction, compared without dividing
    std::size_t const pairs = to_.size() + name.size();
    if (shared * most_pairs_ <= most_shared_ * pairs) return;
    most_shared_ = shared;
    most_pairs_ = pairs;
    found_ = name;
  }

  // The nearest name so far; empty where none shares anything.
  constexpr text found() const noexcept { return found_; }

 private:
  static constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

  static constexpr bool has_pair(text name, char first, char second) noexcept {
    for (std::size_t i = 1; i < name.size(); ++i)
      if (lower(name[i - 1]) == first && lower(name[i]) == second) return true;
    return false;
  }

  text to_;
  text found_;
  std::size_t most_shared_ = 0;
  std::size_t most_pairs_ = 1;
};

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

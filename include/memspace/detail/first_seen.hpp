// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_FIRST_SEEN_HPP
#define MEMSPACE_DETAIL_FIRST_SEEN_HPP

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

constexpr std::size_t power_of_two_above(std::size_t count) noexcept {
  std::size_t power = 4;
  while (power < 2 * count) power *= 2;
  return power;
}

// Remembers up to Count keys; asked for a key, says which index brought it first. One probe a key, on average: comparing all
// pairs of 256 spaces costs the compiler 25 times as much.
template <std::size_t Count>
class first_seen {
 public:
  constexpr std::size_t operator()(std::uint64_t key, std::size_t index) noexcept {
    std::size_t slot = static_cast<std::size_t>((key * 0x9e3779b97f4a7c15u) >> 32) & (slots - 1);
    while (taken_[slot] != 0) {
      if (keys_[slot] == key) return taken_[slot] - 1;
      slot = (slot + 1) & (slots - 1);
    }
    taken_[slot] = index + 1;
    keys_[slot] = key;
    return index;
  }

 private:
  static constexpr std::size_t slots = power_of_two_above(Count);
  std::size_t taken_[slots] = {};
  std::uint64_t keys_[slots] = {};
};

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

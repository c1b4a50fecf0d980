// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DETAIL_FINGERPRINT_HPP
#define MEMSPACE_DETAIL_FINGERPRINT_HPP

#include <memspace/text.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {
namespace detail {

// farmhash's Fingerprint32 (farmhashmk::Hash32 without a seed), which PJRT takes of a kind's name to get its id:
// github.com/google/farmhash at 0d859a81, as tsl::Fingerprint32 in third_party/tsl/tsl/platform/fingerprint.h.
class fingerprint {
 public:
  static constexpr std::uint32_t of(text string) noexcept {
    if (string.size() <= 4) return up_to_4(string);
    if (string.size() <= 12) return from_5_to_12(string);
    if (string.size() <= 24) return from_13_to_24(string);
    return longer(string);
  }

 private:
  static constexpr std::uint32_t c1 = 0xcc9e2d51;
  static constexpr std::uint32_t c2 = 0x1b873593;
  static constexpr std::uint32_t c3 = 0xe6546b64;

  static constexpr std::uint32_t rotate(std::uint32_t value, unsigned by) noexcept { return (value >> by) | (value << (32u - by)); }

  static constexpr std::uint32_t load(text s, std::size_t at) noexcept {
    std::uint32_t word = 0;
    for (std::size_t i = 4; i > 0; --i) word = (word << 8) | static_cast<unsigned char>(s[at + i - 1]);
    return word;
  }

  static constexpr std::uint32_t mix(std::uint32_t a, std::uint32_t h) noexcept {
    h ^= rotate(a * c1, 17) * c2;
    return rotate(h, 19) * 5 + c3;
  }

  static constexpr std::uint32_t finish(std::uint32_t h) noexcept {
    h = (h ^ (h >> 16)) * 0x85ebca6b;
    h = (h ^ (h >> 13)) * 0xc2b2ae35;
    return h ^ (h >> 16);
  }

  static constexpr std::uint32_t up_to_4(text s) noexcept {
    std::uint32_t b = 0;
    std::uint32_t c = 9;
    for (char const byte : s) {
      b = b * c1 + static_cast<std::uint32_t>(static_cast<signed char>(byte));
      c ^= b;
    }
    return finish(mix(b, mix(static_cast<std::uint32_t>(s.size()), c)));
  }

  static constexpr std::uint32_t from_5_to_12(text s) noexcept {
    auto const size = static_cast<std::uint32_t>(s.size());
    std::uint32_t const a = size + load(s, 0);
    std::uint32_t const b = size * 5 + load(s, s.size() - 4);
    std::uint32_t const c = 9 + load(s, (s.size() >> 1) & 4);
    return finish(mix(c, mix(b, mix(a, size * 5))));
  }

  static constexpr std::uint32_t from_13_to_24(text s) noexcept {
    std::uint32_t a = load(s, (s.size() >> 1) - 4);
    std::uint32_t const b = load(s, 4);
    std::uint32_t const c = load(s, s.size() - 8);
    std::uint32_t const d = load(s, s.size() >> 1);
    std::uint32_t const e = load(s, 0);
    std::uint32_t const f = load(s, s.size() - 4);
    std::uint32_t h = d * c1 + static_cast<std::uint32_t>(s.size());
    a = rotate(a, 12) + f;
    h = mix(c, h) + a;
    a = rotate(a, 3) + c;
    h = mix(e, h) + a;
    a = rotate(a + f, 12) + d;
    h = mix(b, h) + a;
    return finish(h);
  }

  static constexpr std::uint32_t longer(text s) noexcept {
    auto const size = static_cast<std::uint32_t>(s.size());
    std::uint32_t h = size;
    std::uint32_t g = c1 * size;
    std::uint32_t f = g;
    std::uint32_t tail[5] = {};
    std::size_t const from_end[5] = {4, 8, 16, 12, 20};
    for (std::size_t i = 0; i < 5; ++i) tail[i] = rotate(load(s, s.size() - from_end[i]) * c1, 17) * c2;
    h = rotate(h ^ tail[0], 19) * 5 + c3;
    h = rotate(h ^ tail[2], 19) * 5 + c3;
    g = rotate(g ^ tail[1], 19) * 5 + c3;
    g = rotate(g ^ tail[3], 19) * 5 + c3;
    f = rotate(f + tail[4], 19) + 113;
    std::size_t const blocks = (s.size() - 1) / 20;
    for (std::size_t block = 0; block < blocks; ++block) {
      std::size_t const at = block * 20;
      std::uint32_t const a = load(s, at);
      std::uint32_t const b = load(s, at + 4);
      std::uint32_t const c = load(s, at + 8);
      std::uint32_t const d = load(s, at + 12);
      std::uint32_t const e = load(s, at + 16);
      h += a;
      g += b;
      f += c;
      h = mix(d, h) + e;
      g = mix(c, g) + a;
      f = mix(b + e * c1, f) + d;
      f += g;
      g += f;
    }
    g = rotate(rotate(g, 11) * c1, 17) * c1;
    f = rotate(rotate(f, 11) * c1, 17) * c1;
    h = rotate(h + g, 19) * 5 + c3;
    h = rotate(h, 17) * c1;
    h = rotate(h + f, 19) * 5 + c3;
    return rotate(h, 17) * c1;
  }
};

}  // namespace detail
}  // namespace v0_1
}  // namespace memspace

#endif

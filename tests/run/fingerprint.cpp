// SPDX-License-Identifier: Apache-2.0
// Against farmhash itself, which PJRT takes its kind ids from.
#include <doctest/doctest.h>
#include <farmhash.h>
#include <memspace/detail/fingerprint.hpp>

#include <random>
#include <string>

TEST_CASE("kind ids are farmhash's Fingerprint32, for every length class and every byte") {
  std::mt19937 random(16921);
  for (std::size_t size = 0; size <= 300; ++size)
    for (int round = 0; round < 20; ++round) {
      std::string string(size, ' ');
      for (char& c : string) c = static_cast<char>(random());
      CAPTURE(size);
      REQUIRE(memspace::detail::fingerprint::of(string) == util::Fingerprint32(string.data(), string.size()));
    }
  for (int byte = 0; byte < 256; ++byte) {  // short strings take bytes as signed
    std::string const string(3, static_cast<char>(byte));
    REQUIRE(memspace::detail::fingerprint::of(string) == util::Fingerprint32(string.data(), string.size()));
  }
}

// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>
#include <memspace/to_string.hpp>

#include <cstdint>
#include <limits>
#include <string>

using memspace::color_of, memspace::kind_of, memspace::parameter, memspace::result_at, memspace::shape_index, memspace::to_string;
using memspace::xla_cpu, memspace::xla_gpu;

TEST_CASE("an unknown color is said with its place, number, backend and the numbers that there are") {
  CHECK(to_string(kind_of<xla_gpu>(7, result_at(shape_index(1, 0))).error()) ==
        "result {1,0}: memory space 7 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)");
  CHECK(to_string(kind_of<xla_gpu>(6).error()) ==
        "memory space 6 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)");
  CHECK(to_string(kind_of<xla_gpu>(std::numeric_limits<std::int64_t>::min(), result_at()).error()) ==
        "result {}: memory space -9223372036854775808 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)");
}

TEST_CASE("a parameter is called a parameter, never an output layout") {
  std::string const plain = to_string(kind_of<xla_gpu>(7, parameter(2)).error());
  CHECK(plain.rfind("parameter 2: memory space 7 is not", 0) == 0);
  CHECK(plain.find("output") == std::string::npos);
  CHECK(to_string(kind_of<xla_gpu>(7, parameter(2, shape_index(1))).error()).rfind("parameter 2 {1}: ", 0) == 0);
}

TEST_CASE("an internal space is said with where to go instead") {
  CHECK(to_string(kind_of<xla_gpu>(2, result_at(shape_index(0))).error()) ==
        "result {0}: memory space 2 (temp) of xla_gpu is internal; copy it to one that has a kind: default (0), host (5)");
}

TEST_CASE("an unknown kind is said with the kinds that there are and the nearest") {
  CHECK(to_string(color_of<xla_gpu>("unpinned_host").error()) ==
        "\"unpinned_host\" is not a memory kind of xla_gpu (device, pinned_host); the nearest is pinned_host");
  CHECK(to_string(color_of<xla_cpu>("host_unpinned", parameter(0)).error()) ==
        "parameter 0: \"host_unpinned\" is not a memory kind of xla_cpu (device, pinned_host, unpinned_host); the nearest is "
        "unpinned_host");
  for (char const* wrong : {"Device", "device ", " device", "DEVICE", "devcie"}) {
    CAPTURE(wrong);
    std::string const message = to_string(color_of<xla_gpu>(wrong).error());
    CHECK(message.find("; the nearest is device") != std::string::npos);
    CHECK(message.find("\"" + std::string(wrong) + "\"") == 0);
  }
  CHECK(to_string(color_of<xla_gpu>("").error()) == "\"\" is not a memory kind of xla_gpu (device, pinned_host)");
  CHECK(to_string(color_of<xla_gpu>("zzz").error()) == "\"zzz\" is not a memory kind of xla_gpu (device, pinned_host)");
}

TEST_CASE("a donation across kinds is said by both positions") {
  auto const wrong = memspace::find_donation_error<xla_gpu>({result_at(shape_index(1)), parameter(0)}, 5, 0);
  REQUIRE(wrong);
  CHECK(to_string(*wrong) ==
        "result {1} (pinned_host) takes over the buffer of parameter 0 (device); donate a parameter of kind pinned_host, or none");
}

TEST_CASE("an index deeper than eight levels says that it is cut") {
  shape_index index(0, 1, 2, 3, 4, 5, 6, 7);
  CHECK(to_string(index) == "{0,1,2,3,4,5,6,7}");
  index.push(8);
  CHECK(index.is_cut());
  CHECK(to_string(index) == "{0,1,2,3,4,5,6,7,...}");
  index.pop();
  CHECK_FALSE(index.is_cut());
  CHECK(to_string(index) == "{0,1,2,3,4,5,6,7}");
}

// A sink that counts, and one that is a fixed buffer: whatever has append(char const*, std::size_t).
struct counter {
  std::size_t size = 0;
  constexpr void append(char const*, std::size_t more) { size += more; }
};
constexpr std::size_t length() {
  counter sink;
  write(sink, kind_of<xla_gpu>(7).error());
  return sink.size;
}
static_assert(length() == sizeof("memory space 7 is not in the table of xla_gpu (0 default, 1 collective, 2 temp, 5 host)") - 1);

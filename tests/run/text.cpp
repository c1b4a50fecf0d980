// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <cstring>
#include <string>
#include <string_view>

using memspace::text, memspace::xla_gpu;

TEST_CASE("a text converts to and from the usual strings, and compares with them from both sides") {
  constexpr text name = memspace::name_of_type<xla_gpu::collective>;
  std::string const string = name;
  std::string const direct(name);
  std::string_view const view = name;
  std::string_view const direct_view(name);
  CHECK(string == "collective");
  CHECK(direct == string);
  CHECK(view == direct_view);
  CHECK(static_cast<bool>(name == string));
  CHECK(static_cast<bool>(string == name));
  CHECK(static_cast<bool>(name == view));
  CHECK(static_cast<bool>(view == name));
  CHECK(static_cast<bool>(name == "collective"));
  CHECK(static_cast<bool>("collective" == name));
  CHECK_FALSE(static_cast<bool>(name != view));
  CHECK(static_cast<bool>(name != "collectiv"));
  CHECK(static_cast<bool>(text(std::string_view("a\0b", 3)) != "a"));
  CHECK(static_cast<bool>(text() == ""));
}

TEST_CASE("names of a table are NUL-terminated, for the C API of PJRT") {
  for (memspace::space_view const& space : memspace::table_of<xla_gpu>) {
    CHECK(std::strlen(space.name.data()) == space.name.size());
    if (space.kind) CHECK(std::strlen(space.kind->name().data()) == space.kind->name().size());
  }
}

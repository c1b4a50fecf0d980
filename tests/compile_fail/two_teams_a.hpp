// SPDX-License-Identifier: Apache-2.0
#ifndef TESTS_COMPILE_FAIL_TWO_TEAMS_A_HPP
#define TESTS_COMPILE_FAIL_TWO_TEAMS_A_HPP
#include <memspace/policy.hpp>
struct team_a {
  struct fast : memspace::space<1, memspace::device> {};
  struct temp : memspace::space<2, memspace::internal> {};
  struct spaces : memspace::rows<fast, temp> {};
};
#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef TESTS_COMPILE_FAIL_TWO_TEAMS_B_HPP
#define TESTS_COMPILE_FAIL_TWO_TEAMS_B_HPP
#include <memspace/policy.hpp>
struct team_b {
  struct collective : memspace::space<1, memspace::device> {};
  struct scratch : memspace::space<2, memspace::internal> {};
  struct spaces : memspace::rows<collective, scratch> {};
};
#endif

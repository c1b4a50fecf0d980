// SPDX-License-Identifier: Apache-2.0
// A collision does not compile: this file is compiled by a test that expects it to fail with the two names and the number.
#include <memspace/policy.hpp>

struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct fast : memspace::space<1, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct policy : memspace::policy<gpu, hbm, fast, collective> {};
};

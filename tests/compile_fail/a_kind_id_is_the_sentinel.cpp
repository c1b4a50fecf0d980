// SPDX-License-Identifier: Apache-2.0
// -1 means "no default" to PJRT.
#include <memspace/policy.hpp>

struct tt {
  struct dram_kind : memspace::kind<> { static constexpr int id = 1; };  //!   struct dram_kind : memspace::kind<> { static constexpr int id = -1; };
  struct dram : memspace::space<0, dram_kind> {};
  struct policy : memspace::policy<tt, dram> {};
};
//? 'rejected<a_kind_id_is_the_sentinel<tt::dram_kind, number<-1>, tt>>'

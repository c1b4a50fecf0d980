// SPDX-License-Identifier: Apache-2.0
// State a backend's memory spaces once, and ask the table.
#include <memspace/memspace.hpp>

#include <cstdio>

struct acme_npu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device, memspace::holds<hbm>> {};
  struct scratch : memspace::space<2, memspace::internal> {};
  struct host : memspace::space<5, memspace::pinned_host> {};
  struct policy : memspace::policy<acme_npu, hbm, collective, scratch, host> {};
};

// At compile time ...
static_assert(memspace::kind_of<acme_npu>(1)->name() == "device");
static_assert(memspace::home_space<acme_npu, memspace::pinned_host>::color == 5);

int main() {
  // ... and at run time, by a number or over the whole table.
  for (memspace::space_view const& space : memspace::table_of<acme_npu>)
    std::printf("S(%lld) %-10s %s\n", static_cast<long long>(space.color), space.name.data(),
                space.kind ? space.kind->name().data() : "(internal)");
  auto const kind = memspace::kind_of<acme_npu>(5);
  return kind && kind->id() == memspace::kind_id{1756073601} ? 0 : 1;
}

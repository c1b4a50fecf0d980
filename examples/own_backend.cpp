// SPDX-License-Identifier: Apache-2.0
// A backend that memspace has never heard of: kinds and kind ids of its own, and a pass that must know every space.
#include <memspace/memspace.hpp>

#include <cstdio>

struct wafer {
  struct tile_sram : memspace::kind<> {  // a kind of its own, with the id that its plugin already ships
    static constexpr int id = 7;
  };
  struct dram : memspace::space<0, memspace::device> {};
  struct sram : memspace::space<1, tile_sram> {};
  struct registers : memspace::space<2, memspace::internal> {};
  struct host : memspace::space<3, memspace::pinned_host> {};
  struct policy : memspace::policy<wafer, dram, sram, registers, host> {};
};

// Adding a space to the table breaks this until it is handled.
constexpr int cycles(memspace::color<wafer> where) {
  return memspace::visit(
      where, [](wafer::registers) { return 1; }, [](wafer::sram) { return 4; }, [](wafer::dram) { return 300; },
      [](wafer::host) { return 90000; });
}
static_assert(cycles(wafer::sram{}) == 4);

int main() {
  auto const home = memspace::color_of<wafer>("tile_sram");
  if (!home || *home != wafer::sram{} || memspace::find_kind_id(*home)->value != 7) return 1;
  std::printf("tile_sram lives in S(%lld), %d cycles away\n", static_cast<long long>(home->number()), cycles(*home));
  return 0;
}

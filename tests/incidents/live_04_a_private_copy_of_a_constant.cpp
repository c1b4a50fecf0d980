// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: xla/backends/gpu/runtime/collective_thunk.cc:74 has a private kCollectiveMemorySpaceColor = 1 next to the real
// enum; were the enum to move, :407-419 would silently register no buffer. With a table the question is asked of the row, so it
// cannot be missed when the number moves.
#include <memspace/memspace.hpp>

#include "incident.hpp"

template <std::int64_t Collective>
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<Collective, memspace::device, memspace::must_be_registered> {};
  struct policy : memspace::policy<gpu<Collective>, hbm, collective> {};
};

constexpr std::int64_t private_copy = 1;
template <class Backend>
constexpr bool registers_by_copy(memspace::color<Backend> color) {
  return color.number() == private_copy;
}
template <class Backend>
constexpr bool registers_by_row(memspace::color<Backend> color) {
  return memspace::properties_of(color).must_be_registered;
}
template <class Backend>
constexpr memspace::color<Backend> collective = typename Backend::collective{};

static_assert(registers_by_copy(collective<gpu<1>>) && registers_by_row(collective<gpu<1>>));
static_assert(!registers_by_copy(collective<gpu<7>>) && registers_by_row(collective<gpu<7>>));

// SPDX-License-Identifier: Apache-2.0
// visit makes a compile-time space of a run-time color.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

namespace {

using memspace::color, memspace::visit, memspace::xla_gpu;

constexpr int price(color<xla_gpu> which) {
  return visit(
      which, [](xla_gpu::default_) { return 1; }, [](xla_gpu::collective) { return 2; }, [](xla_gpu::temp) { return 3; },
      [](xla_gpu::host) { return 10; });
}
static_assert(price(xla_gpu::default_{}) == 1 && price(xla_gpu::collective{}) == 2 && price(xla_gpu::temp{}) == 3 &&
              price(xla_gpu::host{}) == 10);

// A generic handler takes the rest, and gets the space's type.
constexpr auto number = [](auto space) { return decltype(space)::color; };
static_assert(visit(color<xla_gpu>(xla_gpu::host{}), number) == 5);
static_assert(visit(
                  color<xla_gpu>(xla_gpu::temp{}), [](xla_gpu::host) -> std::int64_t { return -1; }, number) == 2);

// Handlers that return nothing, and ones with state.
constexpr int count_hosts() {
  int hosts = 0;
  color<xla_gpu> const colors[] = {xla_gpu::host{}, xla_gpu::temp{}};
  for (color<xla_gpu> const which : colors)
    visit(
        which, [&](xla_gpu::host) { ++hosts; }, [](auto) {});
  return hosts;
}
static_assert(count_hosts() == 1);
constexpr auto nothing = [](auto) {};
static_assert(std::is_same_v<decltype(visit(color<xla_gpu>(xla_gpu::host{}), nothing)), void>);

// More spaces than a step of the chain has.
struct many {
  struct s0 : memspace::space<0, memspace::device> {};
  struct s1 : memspace::space<1, memspace::internal> {};
  struct s2 : memspace::space<2, memspace::internal> {};
  struct s3 : memspace::space<3, memspace::internal> {};
  struct s4 : memspace::space<4, memspace::internal> {};
  struct s5 : memspace::space<5, memspace::internal> {};
  struct s6 : memspace::space<6, memspace::internal> {};
  struct s7 : memspace::space<7, memspace::internal> {};
  struct s8 : memspace::space<8, memspace::internal> {};
  struct s9 : memspace::space<90, memspace::internal> {};
  struct policy : memspace::policy<many, s9, s8, s7, s6, s5, s4, s3, s2, s1, s0> {};
};
constexpr bool each_is_itself() {
  for (memspace::space_view const& space : memspace::table_of<many>)
    if (visit(*memspace::find_color<many>(space.color), number) != space.color) return false;
  return true;
}
static_assert(each_is_itself());

}  // namespace

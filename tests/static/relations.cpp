// SPDX-License-Identifier: Apache-2.0
// What holds between spaces: XLA's answers, written by hand from the public reports and not from our tables.
#include <memspace/backends/tenstorrent.hpp>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_gpu_2024_06.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

namespace {

using memspace::access, memspace::allocation_in, memspace::color, memspace::role, memspace::value_in;

template <class Backend>
constexpr color<Backend> at(std::int64_t number) {
  return *memspace::find_color<Backend>(number);
}
template <class Backend>
constexpr bool same(std::int64_t a, std::int64_t b) {
  return memspace::same_memory(at<Backend>(a), at<Backend>(b));
}
template <class Backend>
constexpr bool fit(std::int64_t value, std::int64_t allocation, role as = role::unknown) {
  return memspace::fits(value_in(at<Backend>(value)), allocation_in(at<Backend>(allocation)), as);
}

// A square of answers, row by row: for each first number, 1 where it holds with the second.
template <class Backend, int Size, class Relation>
constexpr bool square(std::int64_t const (&numbers)[Size], int const (&expected)[Size][Size], Relation relation) {
  for (int i = 0; i < Size; ++i)
    for (int j = 0; j < Size; ++j)
      if (relation(numbers[i], numbers[j]) != (expected[i][j] == 1)) return false;
  return true;
}

// GPU, August 2026: 0 default, 1 collective, 2 temp, 5 host. openxla/xla#23619: 0 and 1 are both device memory; temp is a piece of
// it. #44279: a default temporary may live in a collective allocation, and not the reverse. #20006, #38107: at the boundary only
// a space of one's own.
constexpr std::int64_t gpu[] = {0, 1, 2, 5};
constexpr int gpu_same[4][4] = {{1, 1, 1, 0}, {1, 1, 1, 0}, {1, 1, 1, 0}, {0, 0, 0, 1}};
constexpr int gpu_fits[4][4] = {{1, 1, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
constexpr int only_own[4][4] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
static_assert(square<memspace::xla_gpu>(gpu, gpu_same, same<memspace::xla_gpu>));
static_assert(square<memspace::xla_gpu>(gpu, gpu_fits, [](auto v, auto a) { return fit<memspace::xla_gpu>(v, a); }));
static_assert(square<memspace::xla_gpu>(gpu, only_own, [](auto v, auto a) { return fit<memspace::xla_gpu>(v, a, role::result); }));
static_assert(square<memspace::xla_gpu>(gpu, only_own,
                                        [](auto v, auto a) { return fit<memspace::xla_gpu>(v, a, role::parameter); }));

// GPU, June 2024: buffer assignment asked for equal colors throughout.
constexpr std::int64_t old_gpu[] = {0, 1, 5};
constexpr int old_same[3][3] = {{1, 1, 0}, {1, 1, 0}, {0, 0, 1}};
constexpr int old_fits[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
static_assert(square<memspace::xla_gpu_2024_06>(old_gpu, old_same, same<memspace::xla_gpu_2024_06>));
static_assert(square<memspace::xla_gpu_2024_06>(old_gpu, old_fits,
                                                [](auto v, auto a) { return fit<memspace::xla_gpu_2024_06>(v, a); }));

// TPU: VMEM (1), the sync flags (2), CMEM (3) and SMEM (4) are memories of their own; 5 is the host's.
constexpr std::int64_t tpu[] = {0, 1, 2, 3, 4, 5};
constexpr int tpu_own[6][6] = {{1, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0}, {0, 0, 1, 0, 0, 0},
                               {0, 0, 0, 1, 0, 0}, {0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 0, 1}};
static_assert(square<memspace::xla_tpu>(tpu, tpu_own, same<memspace::xla_tpu>));
static_assert(square<memspace::xla_tpu>(tpu, tpu_own, [](auto v, auto a) { return fit<memspace::xla_tpu>(v, a); }));

// May it be a parameter, a result; is it the host's? #13224: temp never leaves. #38107: results are not left in collective memory
// since 2026; #16921: they were in 2024.
struct answers {
  std::int64_t number;
  bool parameter;
  bool result;
  bool host;
};
template <class Backend, int Size>
constexpr bool roles(answers const (&expected)[Size]) {
  for (answers const& want : expected) {
    auto const c = at<Backend>(want.number);
    if (memspace::may_be_parameter(c) != want.parameter || memspace::may_be_result(c) != want.result ||
        memspace::is_host(c) != want.host)
      return false;
  }
  return true;
}
constexpr answers gpu_roles[] = {{0, true, true, false}, {1, true, false, false}, {2, false, false, false}, {5, true, true, true}};
constexpr answers old_roles[] = {{0, true, true, false}, {1, true, true, false}, {5, true, true, true}};
constexpr answers tpu_roles[] = {
    {0, true, true, false}, {1, false, false, false}, {4, false, false, false}, {5, true, true, true}, {12, false, false, false}};
constexpr answers cpu_roles[] = {{0, true, true, false}, {5, true, true, true}, {6, true, true, true}};
static_assert(roles<memspace::xla_gpu>(gpu_roles) && roles<memspace::xla_gpu_2024_06>(old_roles));
static_assert(roles<memspace::xla_tpu>(tpu_roles) && roles<memspace::xla_cpu>(cpu_roles));
// A plugin's table of fourteen lines (Tenstorrent's, as the README shows it) answers all of it.
constexpr answers tt_roles[] = {{0, true, true, false}, {5, true, true, true}};
static_assert(roles<memspace::tenstorrent>(tt_roles) && !same<memspace::tenstorrent>(0, 5) && !fit<memspace::tenstorrent>(0, 5));
static_assert(memspace::properties_of(at<memspace::tenstorrent>(5)).from_device == access::yes);
// The kind is not asked by that: a collective result is `device`, whether it may stay there or not.
static_assert(memspace::kind_of<memspace::xla_gpu>(1)->name() == "device" &&
              memspace::kind_of<memspace::xla_gpu_2024_06>(1)->name() == "device");

// Reach, alignment, registration.
constexpr auto reach(color<memspace::xla_cpu> c) { return memspace::properties_of(c); }
static_assert(memspace::properties_of(at<memspace::xla_gpu>(0)).from_host == access::no);
static_assert(memspace::properties_of(at<memspace::xla_gpu>(5)).from_host == access::yes);
static_assert(reach(memspace::xla_cpu::default_{}).from_host == access::yes);
static_assert(reach(memspace::xla_cpu::unpinned{}).from_device == access::ask);
static_assert(memspace::properties_of(at<memspace::xla_gpu>(1)).alignment == 4096 &&
              memspace::properties_of(at<memspace::xla_gpu>(0)).alignment == 1);
static_assert(memspace::properties_of(at<memspace::xla_gpu>(1)).must_be_registered &&
              !memspace::properties_of(at<memspace::xla_gpu>(0)).must_be_registered);

// The run-time view says the same.
template <class Backend>
constexpr bool view_agrees() {
  for (memspace::space_view const& space : memspace::table_of<Backend>) {
    auto const p = memspace::properties_of(at<Backend>(space.color));
    if (p.where != space.where || p.from_host != space.from_host || p.from_device != space.from_device ||
        p.alignment != space.alignment || p.may_be_parameter != space.may_be_parameter || p.may_be_result != space.may_be_result ||
        p.must_be_registered != space.must_be_registered)
      return false;
  }
  return true;
}
static_assert(view_agrees<memspace::xla_gpu>() && view_agrees<memspace::xla_cpu>() && view_agrees<memspace::xla_tpu>());

// Swapped arguments do not compile (kokkos/kokkos#178).
template <class First, class Second, class = void>
constexpr bool callable = false;
template <class First, class Second>
constexpr bool callable<First, Second, std::void_t<decltype(memspace::fits(std::declval<First>(), std::declval<Second>()))>> = true;
static_assert(callable<value_in<memspace::xla_gpu>, allocation_in<memspace::xla_gpu>>);
static_assert(!callable<allocation_in<memspace::xla_gpu>, value_in<memspace::xla_gpu>>);
static_assert(!callable<color<memspace::xla_gpu>, color<memspace::xla_gpu>>);
static_assert(!callable<value_in<memspace::xla_gpu>, allocation_in<memspace::xla_tpu>>);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
// Every look-up is a constant expression.
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

namespace {

using memspace::color, memspace::xla_cpu, memspace::xla_gpu, memspace::text, memspace::kind_id;

// A backend that memspace has never heard of, with a kind of its own.
struct npu {
  struct my_scratch : memspace::kind<> {};
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<1, memspace::device> {};
  struct vmem : memspace::space<2, memspace::internal> {};
  struct scratch : memspace::space<9, my_scratch> {};
  struct numa0 : memspace::space<5, memspace::pinned_host> {};
  struct numa1 : memspace::space<6, memspace::pinned_host, memspace::home> {};
  struct fast : memspace::alias<collective> {};
  struct policy : memspace::policy<npu, hbm, collective, vmem, scratch, numa0, numa1, fast> {};
};

// The founding bug, both ways: on GPU a result of color 1 is `device`, because the table says so and not because 1 is known
// somewhere; the same number in another backend's table is another space, or none.
static_assert(memspace::kind_of<xla_gpu>(1)->name() == "device");
static_assert(memspace::kind_of<xla_cpu>(1)->name() == "device" && *memspace::find_color<xla_cpu>(1) == xla_cpu::default_{});
struct tpu_like {
  struct hbm : memspace::space<0, memspace::device> {};
  struct vmem : memspace::space<1, memspace::internal> {};
  struct policy : memspace::policy<tpu_like, hbm, vmem> {};
};
static_assert(memspace::kind_of<tpu_like>(1).error().why == memspace::reason::internal_space);
struct all_at_other_numbers {
  struct hbm : memspace::space<0, memspace::device> {};
  struct collective : memspace::space<17, memspace::device> {};
  struct policy : memspace::policy<all_at_other_numbers, hbm, collective> {};
};
static_assert(memspace::kind_of<all_at_other_numbers>(17)->name() == "device" && !memspace::kind_of<all_at_other_numbers>(1));

// Color to space and back.
static_assert(std::is_same_v<memspace::space_of<xla_gpu, 5>, xla_gpu::host>);
static_assert(color<xla_gpu>(xla_gpu::host{}).number() == 5);
static_assert(memspace::find_color<xla_gpu>(2) && *memspace::find_color<xla_gpu>(2) == xla_gpu::temp{});
static_assert(!memspace::find_color<xla_gpu>(3) && !memspace::find_color<xla_gpu>(-1) && !memspace::find_color<xla_gpu>(INT64_MAX));
static_assert(color<npu>(npu::fast{}) == npu::collective{});

// Color to kind, and the kind's home.
static_assert(memspace::find_kind(color<npu>(npu::scratch{}))->name() == "my_scratch");
static_assert(!memspace::find_kind(color<npu>(npu::vmem{})) && !memspace::find_kind_id(color<npu>(npu::vmem{})));
static_assert(std::is_same_v<memspace::home_space<npu, memspace::device>, npu::hbm>);
static_assert(std::is_same_v<memspace::home_space<npu, memspace::pinned_host>, npu::numa1>);
static_assert(std::is_same_v<memspace::home_space<npu, npu::my_scratch>, npu::scratch>);
static_assert(*memspace::find_home<npu>("pinned_host") == npu::numa1{} &&
              *memspace::find_home<npu>(kind_id{1756073601}) == npu::numa1{});
static_assert(!memspace::find_home<npu>("unpinned_host") && !memspace::find_home<npu>(kind_id{-272058569}));
static_assert(!memspace::find_home<npu>("Device") && !memspace::find_home<npu>(" device") && !memspace::find_home<npu>("device ") &&
              !memspace::find_home<npu>(""));

// Kind ids as PJRT has them (facts: xla/pjrt/host_memory_spaces.cc), or as the kind states them.
static_assert(memspace::kind_id_of_type<memspace::device>.value == 42097224);
static_assert(memspace::kind_id_of_type<memspace::pinned_host>.value == 1756073601);
static_assert(memspace::kind_id_of_type<memspace::unpinned_host>.value == -272058569);
struct dram : memspace::kind<> {
  static constexpr int id = 1;
};
static_assert(memspace::kind_id_of_type<dram>.value == 1);
static_assert(memspace::find_kind_id(color<xla_gpu>(xla_gpu::collective{}))->value == 42097224);

// Names: the struct's own, or its override; of templates too.
template <class, int>
struct gpu {
  struct hbm : memspace::space<0, memspace::device> {};
  struct policy : memspace::policy<gpu, hbm> {};
};
struct argument {};
static_assert(memspace::name_of_type<xla_gpu> == "xla_gpu" && memspace::name_of_type<xla_gpu::collective> == "collective");
static_assert(memspace::name_of_type<xla_gpu::default_> == "default");
static_assert(memspace::name_of_type<gpu<argument, 3>::hbm> == "hbm");
static_assert(text(memspace::name_of_type<gpu<argument, 3>>.data(), 4) == "gpu<");
static_assert(memspace::name_of_type<npu::fast>.data()[memspace::name_of_type<npu::fast>.size()] == '\0');
static_assert(memspace::name_of(color<xla_gpu>(xla_gpu::default_{})) == "default");
static_assert(*memspace::find_space<npu>("fast") == npu::collective{} && !memspace::find_space<npu>("FAST"));

// The whole table at run time.
constexpr memspace::table_view const& table = memspace::table_of<npu>;
static_assert(table.backend() == "npu" && table.size() == 6);
static_assert(table.find(6)->name == "numa1" && table.find(6)->is_home && !table.find(5)->is_home && table.find(7) == table.end());
static_assert(table.find("fast")->color == 1 && table.find_home("device")->color == 0);
static_assert(!table.find(2)->kind && table.find(9)->kind->name() == "my_scratch");
static_assert(table.find(5)->where == memspace::residence::host && table.find(0)->where == memspace::residence::device);
static_assert(table.find(0)->from_host == memspace::access::no && table.find(5)->from_host == memspace::access::yes);
static_assert(memspace::table_of<xla_cpu>.find(6)->from_device == memspace::access::ask);

// Round trips: the identity, or refused.
template <class Backend>
constexpr bool round_trips() {
  for (memspace::space_view const& space : memspace::table_of<Backend>) {
    if (!space.kind) continue;
    auto const home = memspace::color_of<Backend>(space.kind->name());
    if (!home || *memspace::kind_of(*home) != *space.kind) return false;
    if (space.is_home != (home->number() == space.color)) return false;
  }
  return true;
}
static_assert(round_trips<xla_gpu>() && round_trips<xla_cpu>() && round_trips<npu>());

// A color is as small as its number, trivial, ordered; not made of nothing.
static_assert(sizeof(color<npu>) == sizeof(std::int64_t) && std::is_trivially_copyable_v<color<npu>>);
static_assert(!std::is_default_constructible_v<color<npu>>);
static_assert(color<npu>(npu::hbm{}) < npu::vmem{} && color<npu>(npu::vmem{}) >= npu::fast{});
static_assert(!std::is_convertible_v<int, color<npu>> && !std::is_constructible_v<color<npu>, int>);
static_assert(!std::is_convertible_v<color<npu>, std::int64_t> && !std::is_constructible_v<color<npu>, color<xla_gpu>>);
static_assert(!std::is_constructible_v<color<npu>, xla_gpu::host>);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
// What holds between tables.
#include <memspace/backends/intel_gpu.hpp>
#include <memspace/backends/tenstorrent.hpp>
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_cpu_2024_06.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/backends/xla_gpu_2024_06.hpp>
#include <memspace/backends/xla_tpu.hpp>
#include <memspace/memspace.hpp>

#include <type_traits>

namespace {

using namespace memspace;

// XLA's GPU and CPU tables share 0 and 5, with one kind, as its home in both. GPU and TPU do not agree on 1 and 2.
static_assert(disjoint<xla_gpu, xla_cpu> && assert_disjoint<xla_gpu, xla_cpu>::value);
static_assert(std::is_same_v<disjoint_verdict<xla_gpu, xla_tpu>,
                             rejected<two_tables_give_one_color_two_meanings<xla_gpu::collective, xla_tpu::vmem, number<1>>,
                                      two_tables_give_one_color_two_meanings<xla_gpu::temp, xla_tpu::sync_flag, number<2>>>>);
static_assert(!disjoint<xla_cpu, tenstorrent, xla_gpu, xla_tpu>);

// Translation goes by the kind's name to its home.
static_assert(translate<xla_cpu>(xla_gpu::collective{}) == xla_cpu::default_{});
static_assert(translate<xla_gpu>(xla_cpu::host{}) == xla_gpu::host{});
static_assert(find_translation<xla_cpu>(color<xla_gpu>(xla_gpu::collective{}))->is_lossy);
static_assert(!find_translation<xla_cpu>(color<xla_gpu>(xla_gpu::host{}))->is_lossy);
static_assert(!find_translation<xla_gpu>(color<xla_cpu>(xla_cpu::unpinned{})));
static_assert(!find_translation<xla_cpu>(color<xla_gpu>(xla_gpu::temp{})));
static_assert(assert_translates<tenstorrent, xla_gpu>::value && translates<tenstorrent, xla_gpu> && translates<intel_gpu, xla_cpu>);
static_assert(translate<xla_gpu>(color<tenstorrent>(tenstorrent::host{})) == xla_gpu::host{});
static_assert(
    std::is_same_v<translation_verdict<xla_cpu, xla_gpu>, rejected<a_space_has_nowhere_to_go<xla_cpu::unpinned, xla_gpu>>>);
static_assert(std::is_same_v<translation_verdict<xla_gpu, xla_cpu>, rejected<a_space_has_nowhere_to_go<xla_gpu::temp, xla_cpu>>>);

// From June 2024 to August 2026 the GPU only gained; the CPU's color 0 changed its kind.
static_assert(backward_compatible<xla_gpu_2024_06, xla_gpu> && assert_backward_compatible<xla_gpu_2024_06, xla_gpu>::value);
static_assert(std::is_same_v<compatibility_verdict<xla_cpu_2024_06, xla_cpu>,
                             rejected<a_color_changed_its_kind<xla_cpu_2024_06::default_, xla_cpu::default_, number<0>>>>);
static_assert(std::is_same_v<compatibility_verdict<xla_gpu, xla_gpu_2024_06>,
                             rejected<a_color_was_dropped<xla_gpu::temp, number<2>, xla_gpu_2024_06>>>);

// What a reader with a new table gets of an old number, and the reverse: 2 is nothing to 2024, and not another space.
static_assert(kind_of<xla_gpu_2024_06>(color<xla_gpu>(xla_gpu::temp{}).number()).error().why == reason::unknown_color);
static_assert(kind_of<xla_cpu>(color<xla_cpu_2024_06>(xla_cpu_2024_06::default_{}).number())->name() == "device");
// unpinned_host was 5 in 2024, as pinned_host was: a table cannot say so, and refuses the kind; today it is 6, on the CPU.
static_assert(!color_of<xla_gpu_2024_06>("unpinned_host") && !color_of<xla_gpu>("unpinned_host"));
static_assert(color_of<xla_cpu>("unpinned_host")->number() == 6 && !find_color<xla_gpu_2024_06>(6));

// A renamed row keeps its old name as an alias.
struct before {
  struct hbm : space<0, device> {};
  struct fast : space<1, device> {};
  struct policy : memspace::policy<before, hbm, fast> {};
};
struct renamed {
  struct hbm : space<0, device> {};
  struct collective : space<1, device> {};
  struct fast : alias<collective> {};
  struct policy : memspace::policy<renamed, hbm, collective, fast> {};
};
struct lost {
  struct hbm : space<0, device> {};
  struct collective : space<1, device> {};
  struct policy : memspace::policy<lost, hbm, collective> {};
};
static_assert(backward_compatible<before, renamed>);
static_assert(std::is_same_v<compatibility_verdict<before, lost>,
                             rejected<a_space_lost_its_name<before::fast, lost::collective, number<1>>>>);

// A table that takes any other number still drops the colors that it does not state.
struct catch_all {
  struct hbm : space<0, device, any_other_number> {};
  struct policy : memspace::policy<catch_all, hbm> {};
};
static_assert(
    std::is_same_v<compatibility_verdict<before, catch_all>, rejected<a_color_was_dropped<before::fast, number<1>, catch_all>>>);
static_assert(kind_of<catch_all>(77)->name() == "device" && *find_color<catch_all>(77) == catch_all::hbm{});

// The founding collision, three ways. As the error that it is:
struct layout_h {  // xla/layout.h:405-408, August 2026
  struct default_ : space<0, device> {};
  struct generic_fast : space<1, device> {};
  struct host : space<5, pinned_host> {};
  struct unpinned : space<6, memspace::unpinned_host> {};
  struct spaces : rows<default_, generic_fast, host, unpinned> {};
};
struct gpu_h {
  struct collective : space<1, device> {};
};
static_assert(std::is_same_v<verdict<gpu_h, extends<layout_h::spaces>, gpu_h::collective>,
                             rejected<two_spaces_share_one_color<layout_h::generic_fast, gpu_h::collective, number<1>, gpu_h>>>);
// as an alias, which is honest about their being one space:
struct with_alias {
  struct collective : alias<layout_h::generic_fast> {};
  struct policy : memspace::policy<with_alias, extends<layout_h::spaces>, collective> {};
};
static_assert(color<with_alias>(with_alias::collective{}) == layout_h::generic_fast{} &&
              kind_of<with_alias>(1)->name() == "device");
// and as the unique 6 that the pull request first proposed: it drops the 1 that old executables carry, and today 6 is taken.
struct proposed {
  struct default_ : space<0, device> {
    static constexpr char name[] = "default";
  };
  struct collective : space<6, device> {};
  struct host : space<5, pinned_host> {};
  struct policy : memspace::policy<proposed, default_, collective, host> {};
};
static_assert(std::is_same_v<compatibility_verdict<xla_gpu_2024_06, proposed>,
                             rejected<a_color_was_dropped<xla_gpu_2024_06::collective, number<1>, proposed>>>);
static_assert(std::is_same_v<verdict<proposed, extends<layout_h::spaces>, proposed::collective>,
                             rejected<two_spaces_share_one_color<layout_h::unpinned, proposed::collective, number<6>, proposed>>>);

// For every shipped table and kind: to the color and back is the identity, and a wrong name is refused.
template <class Backend>
constexpr bool round_trips() {
  for (space_view const& space : table_of<Backend>) {
    if (!space.kind) continue;
    auto const home = color_of<Backend>(space.kind->name());
    if (!home || *kind_of(*home) != *space.kind || find_home<Backend>(space.kind->id())->number() != home->number()) return false;
    if (space.is_home != (home->number() == space.color)) return false;
  }
  text const wrongs[] = {"Device", "DEVICE", " device", "device ", "", "pinned-host", "host"};
  for (text const wrong : wrongs)
    if (color_of<Backend>(wrong)) return false;
  return true;
}
static_assert(round_trips<xla_gpu>() && round_trips<xla_gpu_2024_06>() && round_trips<xla_cpu>() && round_trips<xla_cpu_2024_06>());
static_assert(round_trips<xla_tpu>() && round_trips<tenstorrent>() && round_trips<intel_gpu>());

// Tenstorrent's kinds have the usual names and ids of their own.
static_assert(find_home<tenstorrent>("device")->number() == 0 && kind_of<tenstorrent>(5)->id() == kind_id{0});
static_assert(*kind_of<tenstorrent>(0) != *kind_of<xla_gpu>(0) && kind_of<tenstorrent>(0)->name() == kind_of<xla_gpu>(0)->name());

}  // namespace

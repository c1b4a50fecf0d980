// SPDX-License-Identifier: Apache-2.0
// August 2026: PJRT's clients take a kind's id to be Fingerprint32 of its name, spelled as string literals in
// xla/pjrt/gpu/se_gpu_topology_description.cc:273-298 and elsewhere; Tenstorrent has 0 and 1, the interpreter 0, another plugin the
// memory's own id; and the id of unpinned_host is negative next to the sentinel -1. Here kind, id and color are one row.
#include <memspace/backends/tenstorrent.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::kind_id, memspace::tenstorrent, memspace::xla_gpu;

static_assert(memspace::kind_of<xla_gpu>(0)->id() == kind_id{42097224} &&
              memspace::kind_id_of_type<memspace::unpinned_host>.value < -1);
static_assert(memspace::find_home<xla_gpu>(memspace::kind_of<xla_gpu>(5)->id())->number() == 5);
// Own ids are stated with the kind; id 0 is no kind to XLA's GPU, and pinned_host to Tenstorrent.
static_assert(memspace::find_home<tenstorrent>(kind_id{0})->number() == 5 && !memspace::find_home<xla_gpu>(kind_id{0}));

// Two kinds of one id, and the sentinel, are errors.
struct plugin {
  struct dram : memspace::kind<> {
    static constexpr int id = 0;
  };
  struct sram : memspace::kind<> {
    static constexpr int id = 0;
  };
  struct lost : memspace::kind<> {
    static constexpr int id = -1;
  };
  struct a : memspace::space<0, dram> {};
  struct b : memspace::space<1, sram> {};
  struct c : memspace::space<2, lost> {};
};
static_assert(
    is_same<memspace::verdict<plugin, plugin::a, plugin::b, plugin::c>,
            memspace::rejected<memspace::two_kinds_share_one_kind_id<plugin::dram, plugin::sram, memspace::number<0>, plugin>,
                               memspace::a_kind_id_is_the_sentinel<plugin::lost, memspace::number<-1>, plugin>>>);

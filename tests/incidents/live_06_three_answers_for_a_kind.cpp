// SPDX-License-Identifier: Apache-2.0
// XLA and JAX, August 2026, on "unpinned_host": xla/pjrt/utils.cc:226 says color 6,
// convert_memory_placement_to_internal_annotations.cc:38 says host (5), jax/_src/core.py:1914 says Device. Only the first can be
// put down as a table.
#include <memspace/memspace.hpp>

#include "incident.hpp"

using memspace::device, memspace::number, memspace::pinned_host, memspace::rejected, memspace::space, memspace::unpinned_host;

struct utils_cc {
  struct default_ : space<0, device> {};
  struct host : space<5, pinned_host> {};
  struct unpinned : space<6, unpinned_host> {};
  struct policy : memspace::policy<utils_cc, default_, host, unpinned> {};
};
struct annotations_cc {
  struct default_ : space<0, device> {};
  struct host : space<5, pinned_host> {};
  struct unpinned : space<5, unpinned_host> {};
};
static_assert(
    is_same<
        memspace::verdict<annotations_cc, annotations_cc::default_, annotations_cc::host, annotations_cc::unpinned>,
        rejected<memspace::two_spaces_share_one_color<annotations_cc::host, annotations_cc::unpinned, number<5>, annotations_cc>>>);
struct core_py {
  struct device_ : space<0, device> {};
  struct unpinned : space<0, unpinned_host> {};
  struct host : space<5, pinned_host> {};
};
static_assert(is_same<memspace::verdict<core_py, core_py::device_, core_py::unpinned, core_py::host>,
                      rejected<memspace::two_spaces_share_one_color<core_py::device_, core_py::unpinned, number<0>, core_py>>>);
static_assert(incident::round_trips<utils_cc>());

// SPDX-License-Identifier: Apache-2.0
// XLA, August 2026: xla/layout.h:406-408. The TPU-flavoured "generic fast" 1 is also GPU's collective memory, and 6 became
// unpinned_host while TPU modules had S(6) already (65 uses in XLA's tests). Brought together, both are refused, at once.
#include <memspace/memspace.hpp>

#include "incident.hpp"

struct layout_h {
  struct default_ : memspace::space<0, memspace::device> {};
  struct generic_fast : memspace::space<1, memspace::device> {};
  struct host : memspace::space<5, memspace::pinned_host> {};
  struct unpinned : memspace::space<6, memspace::unpinned_host> {};
  struct spaces : memspace::rows<default_, generic_fast, host, unpinned> {};
};
struct users {
  struct collective : memspace::space<1, memspace::device> {};
  struct tpu_scalar : memspace::space<6, memspace::internal> {};
};
static_assert(
    is_same<memspace::verdict<users, memspace::extends<layout_h::spaces>, users::collective, users::tpu_scalar>,
            memspace::rejected<
                memspace::two_spaces_share_one_color<layout_h::generic_fast, users::collective, memspace::number<1>, users>,
                memspace::two_spaces_share_one_color<layout_h::unpinned, users::tpu_scalar, memspace::number<6>, users>>>);

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_ACCESS_HPP
#define MEMSPACE_ACCESS_HPP

namespace memspace {
inline namespace v0_1 {

// Where memory is: in the accelerator's address space or in the host's.
enum class residence : unsigned char { device, host };

// May this side load and store there? `ask` means that only the machine can tell. The last is for traits alone.
enum class access : unsigned char { no, yes, ask, as_the_kind_says };

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_ROLE_HPP
#define MEMSPACE_ROLE_HPP

namespace memspace {
inline namespace v0_1 {

// At which side of an executable something stands; unknown for what stays inside.
enum class role : unsigned char { unknown, parameter, result };

}  // namespace v0_1
}  // namespace memspace

#endif

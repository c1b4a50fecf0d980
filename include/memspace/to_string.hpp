// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_TO_STRING_HPP
#define MEMSPACE_TO_STRING_HPP

#include <memspace/donation.hpp>
#include <memspace/message.hpp>

#include <string>

namespace memspace {
inline namespace v0_1 {

// What write() writes, as a string. Not in the umbrella: <string> costs more than all of memspace.
template <class Value>
std::string to_string(Value const& value) {
  std::string result;
  write(result, value);
  return result;
}

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_ERROR_HPP
#define MEMSPACE_ERROR_HPP

#include <memspace/position.hpp>
#include <memspace/table.hpp>
#include <memspace/text.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// Why a conversion fails.
enum class reason : unsigned char {
  unknown_color,       // the number is not in the table
  internal_space,      // the space never crosses the boundary: it has no kind
  unknown_kind,        // the backend has no kind of exactly this name
  tuple_has_no_color,  // asked of a tuple: only its leaves have colors
};

// A failed conversion as a value: why, where, of what, in whose table. message.hpp writes it as a sentence.
struct error {
  reason why;
  position where;
  std::int64_t number;      // the color, for reasons that have one
  text kind;                // the name that was asked for; as long-lived as the caller's string
  table_view const* table;  // of the backend that was asked
};

}  // namespace v0_1
}  // namespace memspace

#endif

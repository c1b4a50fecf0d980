// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_MEMORY_KIND_HPP
#define MEMSPACE_MEMORY_KIND_HPP

#include <memspace/kind.hpp>
#include <memspace/name.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// The integer by which PJRT knows a kind (PJRT_Memory_Kind_Id); a type of its own, so that it is never taken for a color.
struct kind_id {
  std::int32_t value;
  friend constexpr bool operator==(kind_id left, kind_id right) noexcept { return left.value == right.value; }
  friend constexpr bool operator!=(kind_id left, kind_id right) noexcept { return left.value != right.value; }
};

// The id of a kind type: Fingerprint32 of its name as PJRT computes it, unless the kind states its own.
template <class Kind>
inline constexpr kind_id kind_id_of_type = kind_id{detail::id_of_kind<Kind>};

namespace detail {

struct kind_info {
  text name;
  kind_id id;
};
// Stands for no kind: the rules keep every kind from the id -1. (A null pointer would do, but g++ takes the comparison of a
// template's static with null for no constant under -fsanitize=undefined.)
inline constexpr kind_info no_kind = kind_info{text(), kind_id{-1}};
constexpr bool is_kind(kind_info const* info) noexcept {
  if (__builtin_is_constant_evaluated()) return info->id.value != -1;
  return info != &no_kind;  // one load less
}

template <class Kind>
inline constexpr kind_info info_of_kind = kind_info{name_of_type<Kind>, kind_id_of_type<Kind>};

}  // namespace detail

// A memory kind at run time: its name (NUL-terminated, as long-lived as the program) and its id. As small as a pointer.
class memory_kind {
 public:
  explicit constexpr memory_kind(detail::kind_info const& info) noexcept : info_(&info) {}
  constexpr text name() const noexcept { return info_->name; }
  constexpr kind_id id() const noexcept { return info_->id; }
  // By both: backends that state ids of their own may give one id to different kinds.
  friend constexpr bool operator==(memory_kind left, memory_kind right) noexcept {
    return left.id() == right.id() && left.name() == right.name();
  }
  friend constexpr bool operator!=(memory_kind left, memory_kind right) noexcept { return !(left == right); }

 private:
  detail::kind_info const* info_;
};

// A kind type as a run-time kind.
template <class Kind>
constexpr memory_kind to_memory_kind() noexcept {
  return memory_kind(detail::info_of_kind<Kind>);
}

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_KIND_HPP
#define MEMSPACE_KIND_HPP

#include <memspace/access.hpp>
#include <memspace/detail/fingerprint.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/detail/name.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {
struct kind_base {};
}  // namespace detail

// A memory kind is a struct that derives from this; its name, which runtimes and users see, is the struct's own.
// A static member `name` overrides the name, a static member `id` the kind id.
template <residence Where = residence::device, access FromHost = access::no, access FromDevice = access::yes>
struct kind : detail::kind_base {
  static constexpr residence where = Where;
  static constexpr access from_host = FromHost;
  static constexpr access from_device = FromDevice;
};

// The accelerator's own memory.
struct device : kind<> {};
// Page-locked host memory, which the accelerator reads and writes directly.
struct pinned_host : kind<residence::host, access::yes, access::yes> {};
// Ordinary host memory; whether the accelerator reaches it depends on the machine.
struct unpinned_host : kind<residence::host, access::yes, access::ask> {};

// No kind: a space that never crosses the boundary between compiler and runtime. Written where a kind would be.
struct internal {
  static constexpr residence where = residence::device;
  static constexpr access from_host = access::no;
  static constexpr access from_device = access::yes;
};

namespace detail {

template <class Kind, class = void>
inline constexpr std::int32_t id_of_kind = static_cast<std::int32_t>(fingerprint::of(short_name<Kind>()));
template <class Kind>
inline constexpr std::int32_t id_of_kind<Kind, void_t<decltype(Kind::id)>> = Kind::id;

}  // namespace detail

}  // namespace v0_1
}  // namespace memspace

#endif

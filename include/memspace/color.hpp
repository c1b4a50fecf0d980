// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_COLOR_HPP
#define MEMSPACE_COLOR_HPP

#include <memspace/detail/annotate.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/list.hpp>
#include <memspace/space.hpp>

#include <cstddef>
#include <cstdint>
#include <typeindex>  // the lightest header that declares std::hash

namespace memspace {
inline namespace v0_1 {

namespace detail {

struct color_maker;

template <class Space, class Backend, bool = is_space<Space> || is_alias<Space>>
inline constexpr bool belongs_to = false;
template <class Space, class Backend>
inline constexpr bool belongs_to<Space, Backend, true> =
    contains_type<typename target_of<Space>::type, typename Backend::policy::space_list>;

}  // namespace detail

// A color of one backend: it only ever holds numbers of that backend's table, so look-up is total. Made from a space
// (color<xla_gpu> c = xla_gpu::host{}) or, checked, from an integer (find_color, to_color). Colors of different backends
// neither compare nor convert.
template <class Backend>
class color {
 public:
  using backend = Backend;

  template <class Space, detail::enable_if<detail::belongs_to<Space, Backend>> = 0>
  MEMSPACE_DETAIL_DEVICE constexpr color(Space) noexcept : number_(detail::target_of<Space>::type::color) {}

  // The number in layouts and HLO text.
  MEMSPACE_DETAIL_DEVICE constexpr std::int64_t number() const noexcept { return number_; }

  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator==(color left, color right) noexcept {
    return left.number_ == right.number_;
  }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator!=(color left, color right) noexcept {
    return left.number_ != right.number_;
  }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator<(color left, color right) noexcept { return left.number_ < right.number_; }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator>(color left, color right) noexcept { return left.number_ > right.number_; }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator<=(color left, color right) noexcept {
    return left.number_ <= right.number_;
  }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator>=(color left, color right) noexcept {
    return left.number_ >= right.number_;
  }

  // For absl's hash containers.
  template <class State>
  friend State AbslHashValue(State state, color value) {
    return State::combine(static_cast<State&&>(state), value.number_);
  }

 private:
  friend detail::color_maker;
  MEMSPACE_DETAIL_DEVICE explicit constexpr color(std::int64_t number) noexcept : number_(number) {}

  std::int64_t number_;
};

namespace detail {
// The only way past the check: for look-ups, which have made it.
struct color_maker {
  template <class Backend>
  MEMSPACE_DETAIL_DEVICE static constexpr color<Backend> make(std::int64_t number) noexcept {
    return color<Backend>(number);
  }
};
}  // namespace detail

}  // namespace v0_1
}  // namespace memspace

template <class Backend>
struct std::hash<memspace::color<Backend>> {
  std::size_t operator()(memspace::color<Backend> value) const noexcept { return static_cast<std::size_t>(value.number()); }
};

#endif

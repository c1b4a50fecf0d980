// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_NUMBERING_HPP
#define MEMSPACE_NUMBERING_HPP

#include <memspace/detail/annotate.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/list.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

namespace detail {
struct entry_base {};
struct numeral_maker;
}  // namespace detail

// A numbering is another project's numbers for memory spaces: a struct whose numbers are nested structs that derive from this,
// and that lists them in `using entries = list<...>`. StreamExecutor's MemorySpace and LLVM's address spaces are such.
template <class Numbering, std::int64_t Number>
struct entry : detail::entry_base {
  using numbering = Numbering;
  static constexpr std::int64_t number = Number;
};

namespace detail {
template <class Entry, class Numbering, bool = __is_base_of(entry_base, Entry)>
inline constexpr bool is_entry_of = false;
template <class Entry, class Numbering>
inline constexpr bool is_entry_of<Entry, Numbering, true> = __is_same(typename Entry::numbering, Numbering);
}  // namespace detail

// A number of one numbering. Made from an entry of it; never from an int, a color, or a number of another numbering, and it
// turns into none of them.
template <class Numbering>
class numeral {
 public:
  using numbering = Numbering;

  template <class Entry, detail::enable_if<detail::is_entry_of<Entry, Numbering>> = 0>
  MEMSPACE_DETAIL_DEVICE constexpr numeral(Entry) noexcept : number_(Entry::number) {}

  // The number itself, for the call that is due it.
  MEMSPACE_DETAIL_DEVICE constexpr std::int64_t number() const noexcept { return number_; }

  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator==(numeral left, numeral right) noexcept {
    return left.number_ == right.number_;
  }
  MEMSPACE_DETAIL_DEVICE friend constexpr bool operator!=(numeral left, numeral right) noexcept {
    return left.number_ != right.number_;
  }

 private:
  friend detail::numeral_maker;
  MEMSPACE_DETAIL_DEVICE explicit constexpr numeral(std::int64_t number) noexcept : number_(number) {}

  std::int64_t number_;
};

namespace detail {
struct numeral_maker {
  template <class Numbering>
  MEMSPACE_DETAIL_DEVICE static constexpr numeral<Numbering> make(std::int64_t number) noexcept {
    return numeral<Numbering>(number);
  }
};
}  // namespace detail

}  // namespace v0_1
}  // namespace memspace

#endif

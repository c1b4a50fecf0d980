// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_TEXT_HPP
#define MEMSPACE_TEXT_HPP

#include <memspace/detail/meta.hpp>

#include <cstddef>

namespace memspace {
inline namespace v0_1 {

class text;

namespace detail {

template <class String, class = void>
inline constexpr bool is_string = false;
template <class String>
inline constexpr bool is_string<String, void_t<decltype(some<String>().data()), decltype(some<String>().size())>> =
    __is_same(decltype(some<String>().data()), char const*) && converts<decltype(some<String>().size()), std::size_t> &&
    !__is_same(String, text);

}  // namespace detail

// A view of characters, as std::string_view but a sixth of its include cost. Names that come from a table live as long as the
// program and data() of one is NUL-terminated; a text made from other strings lives as long as they do.
class text {
 public:
  constexpr text() noexcept = default;
  constexpr text(char const* data, std::size_t size) noexcept : data_(data), size_(size) {}
  // From a NUL-terminated string.
  constexpr text(char const* string) noexcept : data_(string) {
    while (string[size_] != '\0') ++size_;
  }
  // From std::string, std::string_view and their like.
  template <class String, detail::enable_if<detail::is_string<String>> = 0>
  constexpr text(String const& string) noexcept : data_(string.data()), size_(string.size()) {}

  constexpr char const* data() const noexcept { return data_; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr char const* begin() const noexcept { return data_; }
  constexpr char const* end() const noexcept { return data_ + size_; }
  constexpr char operator[](std::size_t index) const noexcept { return data_[index]; }

  // To whatever is built from a pointer and a length.
  template <class String, detail::enable_if<detail::is_string<String> && detail::constructs<String, char const*, std::size_t>> = 0>
  constexpr operator String() const {
    return String(data_, size_);
  }

 private:
  char const* data_ = "";
  std::size_t size_ = 0;
};

namespace detail {
template <class Left, class Right, bool = __is_same(Left, text) || __is_same(Right, text)>
inline constexpr bool compare_as_text = false;
template <class Left, class Right>
inline constexpr bool compare_as_text<Left, Right, true> = converts<Left, text>&& converts<Right, text>;
}  // namespace detail

// Exact matches for both sides, so that std::string_view's own operators do not tie with these.
template <class Left, class Right, detail::enable_if<detail::compare_as_text<Left, Right>> = 0>
constexpr bool operator==(Left const& left, Right const& right) noexcept {
  text const a = left;
  text const b = right;
  bool same = a.size() == b.size();
  for (std::size_t i = 0; same && i < a.size(); ++i) same = a[i] == b[i];
  return same;
}
template <class Left, class Right, detail::enable_if<detail::compare_as_text<Left, Right>> = 0>
constexpr bool operator!=(Left const& left, Right const& right) noexcept {
  return !(left == right);
}

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_RESULT_HPP
#define MEMSPACE_RESULT_HPP

#include <memspace/detail/annotate.hpp>

namespace memspace {
inline namespace v0_1 {

// The error of a look-up that has one way to fail: there is no such thing.
struct nothing {};

// A value or the error in its place, as std::expected; both are trivial types here. To take the value of one that holds an
// error, or the reverse, is undefined, and does not compile in a constant expression.
template <class Value, class Error = nothing>
class [[nodiscard]] result {
 public:
  using value_type = Value;
  using error_type = Error;

  MEMSPACE_DETAIL_DEVICE constexpr result(Value value) noexcept : value_(value), has_value_(true) {}
  MEMSPACE_DETAIL_DEVICE constexpr result(Error error) noexcept : error_(error), has_value_(false) {}

  MEMSPACE_DETAIL_DEVICE constexpr bool has_value() const noexcept { return has_value_; }
  MEMSPACE_DETAIL_DEVICE explicit constexpr operator bool() const noexcept { return has_value_; }
  MEMSPACE_DETAIL_DEVICE constexpr Value const& operator*() const noexcept { return value_; }
  MEMSPACE_DETAIL_DEVICE constexpr Value const* operator->() const noexcept { return &value_; }
  MEMSPACE_DETAIL_DEVICE constexpr Value value_or(Value other) const noexcept { return has_value_ ? value_ : other; }
  constexpr Error const& error() const noexcept { return error_; }

 private:
  union {
    Value value_;
    Error error_;
  };
  bool has_value_;
};

}  // namespace v0_1
}  // namespace memspace

#endif

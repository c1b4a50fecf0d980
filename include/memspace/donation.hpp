// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_DONATION_HPP
#define MEMSPACE_DONATION_HPP

#include <memspace/convert.hpp>
#include <memspace/error.hpp>
#include <memspace/layout.hpp>
#include <memspace/memory_kind.hpp>
#include <memspace/message.hpp>
#include <memspace/position.hpp>
#include <memspace/result.hpp>

#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// A donated parameter and the result that takes over its buffer, as HLO's input_output_alias pairs them: by position.
struct donation {
  position of_result;
  position of_parameter;
};

// A donation that cannot be: the buffer would be of one kind for the caller and of another for the executable.
struct donation_error {
  donation pair;
  memory_kind result_kind;
  memory_kind parameter_kind;
};

// What is wrong with a donation, by the memory spaces of its two leaves; nothing where both are of one kind. A color that has no
// kind is not judged here: kind_of reports it.
template <class Backend>
constexpr result<donation_error> find_donation_error(donation const& pair, std::int64_t of_result,
                                                     std::int64_t of_parameter) noexcept {
  result<memory_kind, error> const result_kind = kind_of<Backend>(of_result);
  result<memory_kind, error> const parameter_kind = kind_of<Backend>(of_parameter);
  if (!result_kind || !parameter_kind || *result_kind == *parameter_kind) return nothing{};
  return donation_error{pair, *result_kind, *parameter_kind};
}

// The same, by the shapes of the whole result and of the whole parameter, in which the pair's indices are looked up. An index
// that leads to no leaf is not judged.
template <class Backend, class Result, class Parameter, detail::enable_if<shape_traits<Result>::is_shape> = 0>
constexpr result<donation_error> find_donation_error(donation const& pair, Result const& whole_result,
                                                     Parameter const& whole_parameter) {
  result<std::int64_t> const of_result = find_memory_space(whole_result, pair.of_result.index);
  result<std::int64_t> const of_parameter = find_memory_space(whole_parameter, pair.of_parameter.index);
  if (!of_result || !of_parameter) return nothing{};
  return find_donation_error<Backend>(pair, *of_result, *of_parameter);
}

// Writes the error as one sentence.
template <class Sink>
constexpr void write(Sink& sink, donation_error const& failure) {
  write(sink, failure.pair.of_result);
  detail::put(sink, " (");
  detail::put(sink, failure.result_kind.name());
  detail::put(sink, ") takes over the buffer of ");
  write(sink, failure.pair.of_parameter);
  detail::put(sink, " (");
  detail::put(sink, failure.parameter_kind.name());
  detail::put(sink, "); donate a parameter of kind ");
  detail::put(sink, failure.result_kind.name());
  detail::put(sink, ", or none");
}

}  // namespace v0_1
}  // namespace memspace

#endif

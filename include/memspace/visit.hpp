// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_VISIT_HPP
#define MEMSPACE_VISIT_HPP

#include <memspace/color.hpp>
#include <memspace/detail/annotate.hpp>
#include <memspace/detail/meta.hpp>
#include <memspace/judge/flatten.hpp>
#include <memspace/list.hpp>
#include <memspace/verdict.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// Add a handler for this space: visit must answer for every space of the table.
template <class Space, class Backend>
struct no_handler_for;

namespace detail {

template <class... Handlers>
struct overloaded : Handlers... {
  using Handlers::operator()...;
};
template <class Handlers, class Space, class = void>
inline constexpr bool handles = false;
template <class Handlers, class Space>
inline constexpr bool handles<Handlers, Space, void_t<decltype(some<Handlers>()(Space{}))>> = true;

template <class... Mistakes>
rejected<Mistakes...> reject_list(list<Mistakes...>);
template <class... Lists>
constexpr auto rejection() noexcept {
  return decltype(reject_list(typename join<Lists...>::joined::types{})){};
}

template <class Handlers, class Backend, class... Spaces>
constexpr auto judge_handlers(list<Spaces...>) noexcept {
  if constexpr (any_of<!handles<Handlers, Spaces>...>())
    return rejection<conditional<handles<Handlers, Spaces>, list<>, list<no_handler_for<Spaces, Backend>>>...>();
  else return valid{};
}

// What the first handled space's handler returns: taken from those that exist, so that a missing one is not a second error.
template <class Handlers, class... Spaces>
constexpr std::size_t first_handled(list<Spaces...>) noexcept {
  bool const handled[] = {handles<Handlers, Spaces>..., true};
  std::size_t first = 0;
  while (!handled[first]) ++first;
  return first;
}
template <class Handlers, class Spaces, bool = first_handled<Handlers>(Spaces{}) != Spaces::size>
struct answer_of {
  using type = void;
};
template <class Handlers, class Spaces>
struct answer_of<Handlers, Spaces, true> {
  using type = decltype(some<Handlers>()(at<first_handled<Handlers>(Spaces{}), Spaces>{}));
};

MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Space, class Handlers>
MEMSPACE_DETAIL_DEVICE constexpr Answer handle(Handlers const& handlers) {
  if constexpr (handles<Handlers, Space>) return handlers(Space{});
  else __builtin_unreachable();
}

MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Handlers>
MEMSPACE_DETAIL_DEVICE constexpr Answer visit_one(std::int64_t, list<>, Handlers const&) {
  __builtin_unreachable();  // a color only ever holds numbers of its table
}
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Handlers, class A, class... Rest>
MEMSPACE_DETAIL_DEVICE constexpr Answer visit_one(std::int64_t number, list<A, Rest...>, Handlers const& handlers) {
  if (number == A::color) return handle<Answer, A>(handlers);
  return visit_one<Answer>(number, list<Rest...>{}, handlers);
}
MEMSPACE_DETAIL_ANY_CALLEE
template <class Answer, class Handlers, class A, class B, class C, class D, class E, class F, class G, class H, class... Rest>
MEMSPACE_DETAIL_DEVICE constexpr Answer visit_one(std::int64_t number, list<A, B, C, D, E, F, G, H, Rest...>,
                                                  Handlers const& handlers) {
  if (number == A::color) return handle<Answer, A>(handlers);
  if (number == B::color) return handle<Answer, B>(handlers);
  if (number == C::color) return handle<Answer, C>(handlers);
  if (number == D::color) return handle<Answer, D>(handlers);
  if (number == E::color) return handle<Answer, E>(handlers);
  if (number == F::color) return handle<Answer, F>(handlers);
  if (number == G::color) return handle<Answer, G>(handlers);
  if (number == H::color) return handle<Answer, H>(handlers);
  return visit_one<Answer>(number, list<Rest...>{}, handlers);
}

}  // namespace detail

// Calls the handler of the color's space with an object of the space's type: a run-time color becomes a compile-time space.
// Handlers are function objects, each for one space or, if generic, for several; together they must take every space of the
// table, and all return one type. Adding a space to a table breaks every visit that does not handle it.
MEMSPACE_DETAIL_ANY_CALLEE
template <class Backend, class... Handlers>
MEMSPACE_DETAIL_DEVICE constexpr decltype(auto) visit(color<Backend> which, Handlers... handlers) {
  using all = detail::overloaded<Handlers...>;
  using spaces = typename Backend::policy::space_list;
  using checked = typename decltype(detail::judge_handlers<all, Backend>(spaces{}))::accepted;
  static_cast<void>(sizeof(checked));
  return detail::visit_one<typename detail::answer_of<all, spaces>::type>(which.number(), spaces{},
                                                                          all{static_cast<Handlers&&>(handlers)...});
}

}  // namespace v0_1
}  // namespace memspace

#endif

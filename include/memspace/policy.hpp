// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_POLICY_HPP
#define MEMSPACE_POLICY_HPP

#include <memspace/judge/judge.hpp>
#include <memspace/version.hpp>

namespace memspace {
inline namespace v0_1 {

// The check is a static_assert whose operand fails, and no typedef, for clang's sake: it drops a base class that has a wrong
// member, and every later use of the table would be an error of its own.

// A backend's table: derive a nested struct named `policy` from it and list the backend's spaces, aliases, and what it
// extends. It is judged where it is declared; a wrong table does not compile, and the error lists every mistake.
template <class Backend, class... Entries>
struct policy {
  using backend = Backend;
  using space_list = typename detail::flat<Entries...>::spaces;
  using alias_list = typename detail::flat<Entries...>::aliases;
  static_assert(sizeof(typename decltype(detail::judge<Backend, detail::flat<Entries...>, true>())::accepted) != 0);
};

// A fragment: spaces (and aliases, and what it extends) that policies share. Default and homes are judged in the policy.
template <class... Entries>
struct rows {
  using space_list = typename detail::flat<Entries...>::spaces;
  using alias_list = typename detail::flat<Entries...>::aliases;
  static_assert(sizeof(typename decltype(detail::judge<a_fragment, detail::flat<Entries...>, false>())::accepted) != 0);
};

// Stands in a table for all spaces and aliases of a fragment or of another policy.
template <class Part>
struct extends : detail::extends_base {
  using space_list = typename Part::space_list;
  using alias_list = typename Part::alias_list;
};

// The verdict on a table that need not compile: `valid`, or `rejected` with its mistakes. For tests of tables.
template <class Backend, class... Entries>
using verdict = decltype(detail::judge<Backend, detail::flat<Entries...>, true>());

}  // namespace v0_1
}  // namespace memspace

#endif

// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_TABLE_HPP
#define MEMSPACE_TABLE_HPP

#include <memspace/home.hpp>
#include <memspace/list.hpp>
#include <memspace/memory_kind.hpp>
#include <memspace/name.hpp>
#include <memspace/result.hpp>
#include <memspace/space.hpp>
#include <memspace/text.hpp>

#include <cstddef>
#include <cstdint>

namespace memspace {
inline namespace v0_1 {

// A space at run time; an internal space has no kind.
struct space_view : space_properties {
  text name;
  std::int64_t color;
  result<memory_kind> kind;
  bool is_home;
  bool takes_any_other_number;
};

// An alias at run time: its name and the color of its space.
struct alias_view {
  text name;
  std::int64_t color;
};

// A whole table at run time, for code that is no template: iterates over its spaces in the order of the policy. A value that
// points to memory as long-lived as the program.
class table_view {
 public:
  constexpr table_view(text backend, space_view const* spaces, std::size_t size, alias_view const* aliases,
                       std::size_t alias_count) noexcept
      : backend_(backend), spaces_(spaces), aliases_(aliases), size_(size), alias_count_(alias_count) {}

  constexpr text backend() const noexcept { return backend_; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr space_view const* begin() const noexcept { return spaces_; }
  constexpr space_view const* end() const noexcept { return spaces_ + size_; }
  constexpr alias_view const* aliases_begin() const noexcept { return aliases_; }
  constexpr alias_view const* aliases_end() const noexcept { return aliases_ + alias_count_; }

  // The space of a color, or the one that takes any other number, or end().
  constexpr space_view const* find(std::int64_t color) const noexcept {
    space_view const* any_other = end();
    for (space_view const& space : *this) {
      if (space.color == color) return &space;
      if (space.takes_any_other_number) any_other = &space;
    }
    return any_other;
  }
  // The space that has this name, or whose alias has it, or end().
  constexpr space_view const* find(text name) const noexcept {
    for (space_view const& space : *this)
      if (space.name == name) return &space;
    for (alias_view const* alias = aliases_begin(); alias != aliases_end(); ++alias)
      if (alias->name == name) return find(alias->color);
    return end();
  }
  // The home of the kind that has this name, or end(). Names match exactly: no trimming, no case folding.
  constexpr space_view const* find_home(text kind) const noexcept {
    for (space_view const& space : *this)
      if (space.is_home && space.kind->name() == kind) return &space;
    return end();
  }

 private:
  text backend_;
  space_view const* spaces_;
  alias_view const* aliases_;
  std::size_t size_;
  std::size_t alias_count_;
};

namespace detail {

template <class Space>
constexpr result<memory_kind> kind_of_space() noexcept {
  if constexpr (is_internal<Space>) return nothing{};
  else return to_memory_kind<typename Space::kind>();
}

template <class Space, class Backend>
constexpr space_view view_of() noexcept {
  return space_view{properties_of_space<Space>(), name_of_type<Space>,     Space::color,
                    kind_of_space<Space>(),       is_home<Space, Backend>, facts_of_traits<typename Space::traits>.any_other};
}

template <class Backend, class Spaces = typename Backend::policy::space_list, class Aliases = typename Backend::policy::alias_list>
struct table_storage;

template <class Backend, class... Spaces, class... Aliases>
struct table_storage<Backend, list<Spaces...>, list<Aliases...>> {
  static constexpr space_view spaces[sizeof...(Spaces)] = {view_of<Spaces, Backend>()...};
  static constexpr alias_view aliases[sizeof...(Aliases) + 1] = {alias_view{name_of_type<Aliases>, Aliases::target::color}...,
                                                                 alias_view{text(), 0}};
};

}  // namespace detail

// A backend's table at run time.
template <class Backend>
inline constexpr table_view table_of = table_view(name_of_type<Backend>, detail::table_storage<Backend>::spaces,
                                                  Backend::policy::space_list::size, detail::table_storage<Backend>::aliases,
                                                  Backend::policy::alias_list::size);

}  // namespace v0_1
}  // namespace memspace

#endif

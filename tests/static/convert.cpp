// SPDX-License-Identifier: Apache-2.0
// The converter is a constant expression where its input is.
#include <memspace/backends/xla_cpu.hpp>
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

namespace {

using memspace::kind_of, memspace::xla_gpu, memspace::reason, memspace::shape_index;

// Shaped like xla::Layout and xla::Shape, as far as the converter looks.
struct xla_layout {
  std::int64_t space;
  constexpr std::int64_t memory_space() const { return space; }
};
struct xla_shape;
struct xla_shapes {
  xla_shape const* first;
  int count;
  constexpr int size() const { return count; }
  constexpr xla_shape const& operator[](std::size_t index) const;
};
struct xla_shape {
  xla_layout own;
  bool laid_out;
  bool token;
  xla_shapes elements;
  constexpr bool IsTuple() const { return elements.count >= 0; }
  constexpr bool IsToken() const { return token; }
  constexpr bool has_layout() const { return laid_out; }
  constexpr xla_layout const& layout() const { return own; }
  constexpr xla_shapes const& tuple_shapes() const { return elements; }
};
constexpr xla_shape const& xla_shapes::operator[](std::size_t index) const { return first[index]; }
constexpr xla_shape array(std::int64_t space) { return {{space}, true, false, {nullptr, -1}}; }
constexpr xla_shape bare{{99}, false, false, {nullptr, -1}};  // what its layout would say does not count
constexpr xla_shape token{{99}, false, true, {nullptr, -1}};
template <int Size>
constexpr xla_shape tuple(xla_shape const (&elements)[Size]) {
  return {{99}, false, false, {elements, Size}};
}

static_assert(kind_of<xla_gpu>(xla_layout{5})->name() == "pinned_host");
static_assert(kind_of<xla_gpu>(array(1))->name() == "device");
static_assert(kind_of<xla_gpu>(bare)->name() == "device");

// openxla/xla#28304: ((f32{S(5)}, (s32, f32{S(1)}), token[])): the tuples themselves have no color.
constexpr xla_shape inner[] = {bare, array(1)};
constexpr xla_shape outer[] = {array(5), tuple(inner), token};
constexpr xla_shape whole = tuple(outer);
static_assert(kind_of<xla_gpu>(whole).error().why == reason::tuple_has_no_color);

struct seen {
  int leaves = 0;
  std::int64_t spaces[8] = {};
  shape_index indices[8] = {};
  bool tokens[8] = {};
};
constexpr seen walk(xla_shape const& shape) {
  seen result;
  memspace::kinds_of<xla_gpu>(shape, memspace::result_at(), [&](memspace::leaf_kind const& leaf) {
    result.spaces[result.leaves] = leaf.memory_space();
    result.indices[result.leaves] = leaf.where().index;
    result.tokens[result.leaves] = leaf.is_token();
    ++result.leaves;
  });
  return result;
}
constexpr seen found = walk(whole);
static_assert(found.leaves == 4);
static_assert(found.spaces[0] == 5 && found.indices[0] == shape_index(0));
static_assert(found.spaces[1] == 0 && found.indices[1] == shape_index(1, 0));
static_assert(found.spaces[2] == 1 && found.indices[2] == shape_index(1, 1));
static_assert(found.tokens[3] && !found.tokens[2] && found.indices[3] == shape_index(2));
static_assert(*memspace::find_memory_space(whole, shape_index(1, 1)) == 1 && !memspace::find_memory_space(whole, shape_index(1)));

// Numbers: 64-bit, and only those of the table.
static_assert(kind_of<xla_gpu>(4294967297).error().why == reason::unknown_color);
static_assert(kind_of<xla_gpu>(2).error().why == reason::internal_space);
static_assert(memspace::to_color<xla_gpu>(7).error().number == 7 && *memspace::to_color<xla_gpu>(5) == xla_gpu::host{});
static_assert(memspace::color_of<xla_gpu>("pinned_host")->number() == 5);
static_assert(memspace::color_of<xla_gpu>("unpinned_host").error().why == reason::unknown_kind);

// Donation is by position: an equal kind in another space is no mistake, another kind is.
constexpr memspace::donation pair{memspace::result_at(shape_index(0)), memspace::parameter(1)};
static_assert(!memspace::find_donation_error<xla_gpu>(pair, 0, 1) && memspace::find_donation_error<xla_gpu>(pair, 5, 0));
static_assert(memspace::find_donation_error<xla_gpu>(pair, whole, array(0))->result_kind.name() == "pinned_host");
static_assert(!memspace::find_donation_error<xla_gpu>(pair, whole, array(5)));

}  // namespace

// SPDX-License-Identifier: Apache-2.0
// The kinds of a result's leaves, three ways: by memspace, by the switch that XLA writes by hand, by a hash map. conversion.py
// counts their instructions.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

struct xla_layout {
  std::int64_t space;
  std::int64_t memory_space() const { return space; }
};
struct shape {
  std::vector<shape> elements;
  xla_layout own;
  bool tuple;
  bool IsTuple() const { return tuple; }
  bool IsToken() const { return false; }
  std::vector<shape> const& tuple_shapes() const { return elements; }
  bool has_layout() const { return !tuple; }
  xla_layout const& layout() const { return own; }
};

using kinds = std::vector<std::string_view>;

__attribute__((noinline)) bool by_kind_of(shape const& result, kinds& to) {
  for (shape const& leaf : result.tuple_shapes()) {
    auto const kind = memspace::kind_of<memspace::xla_gpu>(leaf);
    if (!kind) return false;
    to.push_back(kind->name());
  }
  return true;
}

// Does more than the others: walks nested tuples, and knows every leaf's index.
__attribute__((noinline)) bool by_kinds_of(shape const& result, kinds& to) {
  return memspace::kinds_of<memspace::xla_gpu>(result, memspace::result_at(), [&](memspace::leaf_kind const& leaf) {
    if (leaf) to.push_back((*leaf).name());
  });
}

// As absl::StatusOr<absl::string_view>, as far as a conversion that succeeds touches it.
class status_or {
 public:
  explicit status_or(char const* value) : value_(value) {}
  explicit status_or(std::string error) : error_(new std::string(std::move(error))) {}
  status_or(status_or&& other) noexcept : error_(std::exchange(other.error_, nullptr)), value_(other.value_) {}
  ~status_or() { delete error_; }
  bool ok() const { return error_ == nullptr; }
  std::string_view operator*() const { return value_; }

 private:
  std::string* error_ = nullptr;
  std::string_view value_;
};

// After xla/pjrt/se/stream_executor_executable.cc:256-296 in the version that JAX 0.11.1 builds with.
status_or kind_by_switch(shape const& leaf) {
  if (!leaf.has_layout()) return status_or("device");
  switch (leaf.layout().memory_space()) {
    case 0:
    case 1:
      return status_or("device");
    case 5:
      return status_or("pinned_host");
    default:
      return status_or("Unexpected memory space " + std::to_string(leaf.layout().memory_space()) + " in output layout");
  }
}
__attribute__((noinline)) bool by_switch(shape const& result, kinds& to) {
  for (shape const& leaf : result.tuple_shapes()) {
    status_or const kind = kind_by_switch(leaf);
    if (!kind.ok()) return false;
    to.push_back(*kind);
  }
  return true;
}

std::unordered_map<std::int64_t, std::string_view> const map = {{0, "device"}, {1, "device"}, {5, "pinned_host"}};
__attribute__((noinline)) bool by_map(shape const& result, kinds& to) {
  for (shape const& leaf : result.tuple_shapes()) {
    auto const found = map.find(leaf.has_layout() ? leaf.layout().memory_space() : 0);
    if (found == map.end()) return false;
    to.push_back(found->second);
  }
  return true;
}

}  // namespace

// usage: conversion kind_of|kinds_of|switch|map LEAVES ROUNDS
int main(int, char** arguments) {
  auto const convert = std::strcmp(arguments[1], "kind_of") == 0    ? by_kind_of
                       : std::strcmp(arguments[1], "kinds_of") == 0 ? by_kinds_of
                       : std::strcmp(arguments[1], "switch") == 0   ? by_switch
                                                                    : by_map;
  auto const leaves = static_cast<std::size_t>(std::atoi(arguments[2]));
  shape result{{}, {0}, true};
  for (std::size_t i = 0; i < leaves; ++i)
    result.elements.push_back({{}, {i % 4 == 3 ? 5 : static_cast<std::int64_t>(i % 2)}, false});
  kinds to;
  to.reserve(leaves);
  std::size_t sum = 0;
  for (int round = std::atoi(arguments[3]); round > 0; --round) {
    to.clear();
    if (!convert(result, to) || to.size() != leaves) return 1;
    sum += to.back().size();
  }
  std::printf("%zu\n", sum);
}

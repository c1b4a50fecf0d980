// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_VERSION_HPP
#define MEMSPACE_VERSION_HPP

// The version as numbers, for #if.
#define MEMSPACE_VERSION_MAJOR 0
#define MEMSPACE_VERSION_MINOR 1
#define MEMSPACE_VERSION_PATCH 0

// Everything lives in memspace::v0_1, an inline namespace that changes with every version whose types differ: two plugins in
// one process that were built with different versions share no symbol.

#endif

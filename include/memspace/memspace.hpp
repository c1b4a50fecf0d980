// SPDX-License-Identifier: Apache-2.0
#ifndef MEMSPACE_MEMSPACE_HPP
#define MEMSPACE_MEMSPACE_HPP

// The umbrella: everything that needs neither a runtime nor another project. A backend's table is a header of its own under
// backends/, so that a change of one rebuilds only its users; to_string.hpp costs <string> and is apart for that.

// In the order of the layers, each below what uses it, so that an error is shown with the shortest chain of includes.
#include <memspace/version.hpp>

#include <memspace/access.hpp>
#include <memspace/kind.hpp>
#include <memspace/memory_kind.hpp>
#include <memspace/name.hpp>
#include <memspace/numbering.hpp>
#include <memspace/result.hpp>

#include <memspace/color.hpp>
#include <memspace/verdict.hpp>

#include <memspace/policy.hpp>

#include <memspace/home.hpp>
#include <memspace/table.hpp>

#include <memspace/lookup.hpp>
#include <memspace/relations.hpp>
#include <memspace/visit.hpp>

#include <memspace/numerals.hpp>

#include <memspace/between.hpp>

#include <memspace/position.hpp>

#include <memspace/error.hpp>
#include <memspace/layout.hpp>

#include <memspace/convert.hpp>
#include <memspace/message.hpp>

#include <memspace/donation.hpp>

#endif

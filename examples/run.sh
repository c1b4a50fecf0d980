#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The main job on dumps that ship with the tree: installs what is missing (Debian 12, as root), builds hlo_kinds, and prints what
# the table of XLA's GPU backend says of real HLO dumps. Needs no network where everything is installed.
set -eu
cd "$(dirname "$0")/.."

sh tests/install.sh g++ meson ninja-build pkg-config libcli11-dev nlohmann-json3-dev

[ -d build-examples ] || meson setup build-examples -Dtests=disabled -Dexamples=enabled
meson compile -C build-examples

passed=0 failed=0
for dump in adam_moments_on_host ring_exchange collective_2024; do
  echo
  if build-examples/examples/hlo_kinds/hlo_kinds "tests/data/$dump.hlo.txt"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
echo
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]

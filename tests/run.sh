#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing (Debian 12, as root) and passes every test, with every compiler that Debian has. nvcc is used where
# the machine has it and skipped by name elsewhere; `tests/run.sh --cuda-from-pypi` installs it from PyPI's nvidia-* packages,
# which are under NVIDIA's licence. Needs no network where everything is installed.
set -eu
cd "$(dirname "$0")/.."

sh tests/install.sh g++ g++-11 g++-12 clang-14 clang-19 clang-22 meson ninja-build pkg-config python3 valgrind \
  doctest-dev libfarmhash-dev libcli11-dev nlohmann-json3-dev

if [ "${1:-}" = --cuda-from-pypi ]; then
  if [ ! -d build-cuda ]; then
    sh tests/install.sh python3-pip
    python3 -m pip install -q --no-warn-script-location --target build-cuda nvidia-cuda-nvcc==13.0.88 nvidia-nvvm==13.0.88 \
      nvidia-cuda-crt==13.0.88 nvidia-cuda-runtime==13.0.96 nvidia-cuda-cccl==13.0.85 nvidia-nccl-cu13
  fi
  PATH=$(dirname "$(find "$PWD/build-cuda" -path '*bin/nvcc' | head -n 1)"):$PATH
fi

test_in() {  # test_in FOLDER SUITES OPTIONS...: builds and tests in a folder of its own; what failed is counted at the end
  folder=$1 suites=$2
  shift 2
  rm -f "$folder"/meson-logs/testlog.*
  [ -d "$folder" ] || meson setup "$folder" -Dtests=enabled -Dexamples=enabled "$@" || return 0
  meson compile -C "$folder" || return 0
  meson test -C "$folder" --print-errorlogs $suites || true
}
test_in build-tests ""
test_in build-sanitized "--suite run --suite examples --suite hlo_kinds" -Db_sanitize=address,undefined -Db_lundef=false -Doptimization=1 -Ddebug=false

python3 tests/count.py build-tests build-sanitized

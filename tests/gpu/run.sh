#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A whole run on a machine with an NVIDIA GPU, CUDA, Meson, doctest and JAX: builds, tests, makes the dumps of tests/data.
# usage: tests/gpu/run.sh FOLDER     what it makes goes to FOLDER: dumps.tar and log
set -u
cd "$(dirname "$0")/../.."
out=${1:?usage: tests/gpu/run.sh FOLDER}
mkdir -p "$out"
export NCCL_NVLS_ENABLE=0
passed=0 failed=0 skipped=0
check() {  # check NAME COMMAND...: runs it; exit status 77 means skipped
  name=$1; shift
  echo "== $name"
  "$@"
  case $? in
    0) passed=$((passed + 1)) ;;
    77) skipped=$((skipped + 1)); echo "skipped: $name" ;;
    *) failed=$((failed + 1)); echo "FAILED: $name" ;;
  esac
}
{
  date -u +"%Y-%m-%d %H:%M UTC"
  nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
  nvcc --version | grep release
  check "build the host tests" sh -c 'rm -rf build-gpu && meson setup build-gpu -Dtests=enabled && meson compile -C build-gpu'
  check "run the host tests" sh -c 'meson test -C build-gpu --suite run --suite examples --print-errorlogs'
  for std in 17 20; do
    check "build the kernel, C++$std" nvcc -std=c++$std -arch=sm_90 -Iinclude -Werror all-warnings -o "build-gpu/look_up_$std" tests/gpu/look_up.cu
    check "look up in a kernel, C++$std" "build-gpu/look_up_$std"
  done
  check "make the dumps" python3 tests/gpu/make_dumps.py build-gpu/dumps
  tar -cf "$out/dumps.tar" -C build-gpu/dumps .
  echo "$passed passed, $failed failed, $skipped skipped"
} 2>&1 | tee "$out/log"

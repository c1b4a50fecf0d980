#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# usage: install.sh PACKAGE...     installs those of Debian's packages that are missing; needs no network where none is
set -eu
missing=
for package in "$@"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing="$missing $package"
done
if [ -n "$missing" ]; then
  echo "installing:$missing"
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
fi

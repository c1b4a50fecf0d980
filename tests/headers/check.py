# SPDX-License-Identifier: Apache-2.0
"""Compiles every header alone and twice, with one compiler."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def main(compiler, standard):
    compilers.skip_absent(compiler)
    tap = compilers.Tap()
    include = compilers.ROOT / "include"
    for header in sorted(include.rglob("*.hpp")):
        name = header.relative_to(include).as_posix()
        if compiler == "nvcc" and name.startswith("memspace/detail/"):
            continue  # every other header includes them
        status, output = compilers.compile_text(compiler, standard, f"#include <{name}>\n" * 2, header)
        tap.result(name, [output] if status else [])
    tap.finish()


main(*sys.argv[1:])

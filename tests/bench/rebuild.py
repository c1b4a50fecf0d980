# SPDX-License-Identifier: Apache-2.0
"""Prints which of 200 translation units are compiled again when a GPU-only space is added: with a header a backend, and with the
constants of all backends in one shared header, as XLA's layout.h has them.

The units' dependencies are what the compiler says (-MM); a unit is compiled again if the header that changed is among them.
"""
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

BACKENDS = ["xla_gpu", "xla_cpu", "xla_tpu", "tenstorrent"]
UNITS = 200


def rebuilt(folder, texts, changed):
    """How many units depend on the header that changed."""
    files = []
    for number, text in enumerate(texts):
        files.append(folder / f"unit{number}.cpp")
        files[-1].write_text(text)

    def depends(file):
        run = subprocess.run(["g++", "-std=c++17", f"-I{compilers.ROOT}/include", f"-I{folder}", "-MM", str(file)],
                             stdout=subprocess.PIPE, text=True, check=True)
        return changed in run.stdout

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(depends, files))


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "constants.h").write_text("".join(f"inline constexpr long k{backend}_collective = {i};\n" for i, backend in enumerate(BACKENDS)))
        users = [BACKENDS[i % len(BACKENDS)] for i in range(UNITS)]
        by_backend = [f"#include <memspace/backends/{user}.hpp>\n#include <memspace/memspace.hpp>\n" for user in users]
        shared = [f'#include "constants.h"\nlong use{i}() {{ return k{user}_collective; }}\n' for i, user in enumerate(users)]
        print(f"{UNITS} units, {users.count('xla_gpu')} of them for the GPU; compiled again when a GPU-only space is added:")
        print(f"  a header a backend (memspace/backends/xla_gpu.hpp changes): {rebuilt(folder, by_backend, 'memspace/backends/xla_gpu.hpp')}")
        print(f"  one shared header of constants (constants.h changes):       {rebuilt(folder, shared, 'constants.h')}")


main()

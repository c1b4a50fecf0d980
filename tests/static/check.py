# SPDX-License-Identifier: Apache-2.0
"""Compiles every file of this folder with one compiler; that they compile, without a warning, is the test."""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def main(compiler, standard):
    compilers.skip_absent(compiler)
    tap = compilers.Tap()
    here = pathlib.Path(__file__).parent
    for file in sorted(here.glob("*.cpp")):
        run = subprocess.run([*compilers.command(compiler, standard), str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True)
        tap.result(file.stem, [run.stdout or "no output"] if run.returncode else [])
    for file in sorted(here.glob("*.cu")):
        if compiler != "nvcc":
            continue
        run = subprocess.run([compilers.find("nvcc"), "-std=c++" + compilers.SPELLING.get(standard, standard), "-ccbin", "g++-12", "-arch=sm_90",
                              "-Werror", "all-warnings", f"-I{compilers.ROOT}/include", "-c", "-o", "/dev/null", str(file)],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        tap.result(file.stem + " (device code)", [run.stdout or "no output"] if run.returncode else [])
    tap.finish()


main(*sys.argv[1:])

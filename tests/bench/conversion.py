# SPDX-License-Identifier: Apache-2.0
"""Prints the instructions of a conversion of 1, 8 and 1,000 leaves (callgrind; the same compiler and flags for all).

Two runs of different lengths, so that what a round costs is their difference. kind_of does what the switch does; kinds_of also walks nested tuples and
knows every leaf's index. Exits with 1 if kind_of takes more than the switch.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def instructions(program, variant, leaves, rounds):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, variant, str(leaves), str(rounds)],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def main(*names):
    worse = False
    print(f"{'compiler':<12}{'leaves':>8}{'kind_of':>10}{'kinds_of':>10}{'switch':>10}{'hash map':>10}{'kind_of / switch':>20}")
    with tempfile.TemporaryDirectory() as folder:
        for compiler in names or ["g++", "clang++-19"]:
            if compilers.find(compiler) is None:
                print(f"{compiler:<12} skipped: not installed")
                continue
            program = str(pathlib.Path(folder) / compiler)
            source = pathlib.Path(__file__).with_name("conversion.cpp")
            subprocess.run([compiler, "-std=c++17", "-O2", f"-I{compilers.ROOT}/include", "-o", program, str(source)], check=True)
            for leaves in [1, 8, 1000]:
                rounds = 20000 // leaves + 100
                cost = {variant: (instructions(program, variant, leaves, 2 * rounds) - instructions(program, variant, leaves, rounds)) / rounds
                        for variant in ["kind_of", "kinds_of", "switch", "map"]}
                ratio = cost["kind_of"] / cost["switch"]
                worse = worse or ratio > 1
                print(f"{compiler:<12}{leaves:>8}{cost['kind_of']:>10.0f}{cost['kinds_of']:>10.0f}{cost['switch']:>10.0f}{cost['map']:>10.0f}{ratio:>20.2f}", flush=True)
    raise SystemExit(worse)


main(*sys.argv[1:])

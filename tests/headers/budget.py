# SPDX-License-Identifier: Apache-2.0
"""Prints what including a header costs, in non-blank preprocessed lines (g++ 12, C++17), and holds it to a budget."""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

BUDGET = {"policy.hpp": 1600, "memspace.hpp": 3000}


def lines(header):
    run = subprocess.run(["g++-12", "-std=c++17", "-E", "-P", f"-I{compilers.ROOT}/include", "-x", "c++", "-"], input=f"#include <{header}>\n",
                         stdout=subprocess.PIPE, text=True, check=True)
    return sum(1 for line in run.stdout.splitlines() if line.strip())


def main():
    compilers.skip_absent("g++-12")
    tap = compilers.Tap()
    for header, budget in BUDGET.items():
        count = lines("memspace/" + header)
        tap.result(f"memspace/{header}: {count} lines, at most {budget}", [f"{count - budget} lines too many"] if count > budget else [])
    for header in ["type_traits", "string_view"]:
        print(f"# for comparison, <{header}>: {lines(header)} lines")
    tap.finish()


main()

# SPDX-License-Identifier: Apache-2.0
"""A test that counts: the instructions of one look-up (-O2), by the table at most as many as by the hand-written switch."""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def instructions(assembly, function):
    body = re.search(rf"^{function}:[^\n]*$(.*?)^\s*\.size\s+{function},", assembly, flags=re.M | re.S)[1]
    return len(re.findall(r"^\t[a-z]", body, flags=re.M))


def main():
    tap = compilers.Tap()
    for compiler in compilers.COMPILERS[:-1]:
        if compilers.find(compiler) is None:
            tap.skip(f"look-up with {compiler}", f"{compiler} is not installed")
            continue
        source = pathlib.Path(__file__).with_name("look_up.cpp")
        assembly = subprocess.run([compiler, "-std=c++17", "-O2", f"-I{compilers.ROOT}/include", "-S", "-o", "-", str(source)],
                                  stdout=subprocess.PIPE, text=True, check=True).stdout
        table, switch = instructions(assembly, "by_table"), instructions(assembly, "by_switch")
        tap.result(f"look-up with {compiler}: {table} instructions by the table, {switch} by the switch",
                   [] if 0 < table <= switch else ["the table takes more"])
    tap.finish()


main()

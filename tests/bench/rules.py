# SPDX-License-Identifier: Apache-2.0
"""Prints what judging a table costs a compiler: CPU milliseconds over a file that declares the same spaces and judges nothing.

The least of interleaved runs, so that the machine's load hardly shows. usage: rules.py [RUNS]
"""
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

COLOR_RULE = """
template <class... Spaces>
constexpr unsigned long color_rule(memspace::list<Spaces...>) {
  memspace::detail::space_facts const facts[] = {{Spaces::color, nullptr, nullptr}...};
  memspace::detail::findings<0> found;
  memspace::detail::inspect_colors<sizeof...(Spaces)>(facts, [](auto, auto) { return false; }, found);
  return found.count;
}
"""


def table(count, mode):
    kinds = ["memspace::device"] + ["memspace::internal", "memspace::device", "memspace::pinned_host", "memspace::unpinned_host"] * count
    homes = {3: ", memspace::home", 4: ", memspace::home"}
    spaces = "".join(f"  struct space_{i} : memspace::space<{i}, {kinds[i]}{homes.get(i, '')}> {{}};\n" for i in range(count))
    names = ", ".join(f"space_{i}" for i in range(count))
    entry = f"memspace::policy<big, {names}>" if mode == "all rules" else f"memspace::list<{names}>"
    text = f"#include <memspace/policy.hpp>\n{COLOR_RULE}struct big {{\n{spaces}  struct policy : {entry} {{}};\n}};\n"
    qualified = ", ".join(f"big::space_{i}" for i in range(count))
    return text + (f"static_assert(color_rule(memspace::list<{qualified}>{{}}) == 0);\n" if mode == "color rule" else "")


def cpu_ms(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main(runs=15):
    modes = ["declared", "color rule", "all rules"]
    print(f"CPU ms over declaring the spaces (least of {runs} interleaved runs, C++17)")
    print(f"{'compiler':<12}{'spaces':>8}{'color rule':>12}{'all rules':>12}")
    with tempfile.TemporaryDirectory() as folder:
        for count in [4, 16, 64, 256]:
            files = {mode: pathlib.Path(folder) / f"{count}_{mode.replace(' ', '_')}.cpp" for mode in modes}
            for mode in modes:
                files[mode].write_text(table(count, mode))
            for compiler in ["g++-11", "g++-12", "clang++-14", "clang++-19", "clang++-22"]:
                if compilers.find(compiler) is None:
                    print(f"{compiler:<12}{count:>8}  skipped: not installed")
                    continue
                times = {mode: [] for mode in modes}
                for _ in range(runs):
                    for mode in modes:
                        times[mode].append(cpu_ms([*compilers.command(compiler, "17", warnings=False), str(files[mode])]))
                least = {mode: min(times[mode]) for mode in modes}
                print(f"{compiler:<12}{count:>8}{least['color rule'] - least['declared']:>12.0f}{least['all rules'] - least['declared']:>12.0f}",
                      flush=True)
        print("\n600 spaces, seconds of wall time in all")
        big = pathlib.Path(folder) / "600.cpp"
        big.write_text(table(600, "all rules"))
        for compiler in compilers.COMPILERS:
            if compilers.find(compiler) is None:
                print(f"{compiler:<12} skipped: not installed")
                continue
            start = time.monotonic()
            subprocess.run([*compilers.command(compiler, "17", warnings=False), str(big)], check=True)
            print(f"{compiler:<12}{time.monotonic() - start:>8.2f}", flush=True)


main(*map(int, sys.argv[1:]))

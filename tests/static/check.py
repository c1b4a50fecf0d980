# SPDX-License-Identifier: Apache-2.0
"""Compiles every file of this folder and of tests/incidents with one compiler; that they compile, without a warning, is the test."""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def many(count):
    """A table of that many spaces: no compiler may run into its limits."""
    spaces = "".join(f"  struct s{i} : memspace::space<{i}, memspace::{'internal' if i else 'device'}> {{}};\n" for i in range(count))
    names = ", ".join(f"s{i}" for i in range(count))
    return f"""#include <memspace/memspace.hpp>
struct big {{
{spaces}  struct policy : memspace::policy<big, {names}> {{}};
}};
static_assert(memspace::find_color<big>({count - 1}) && !memspace::find_color<big>({count}));
static_assert(memspace::space_of<big, {count - 1}>::color == {count - 1} && memspace::table_of<big>.size() == {count});
inline long number(memspace::color<big> which) {{
  return memspace::visit(which, [](auto space) {{ return static_cast<long>(decltype(space)::color); }});
}}
"""


def main(compiler, standard):
    compilers.skip_absent(compiler)
    tap = compilers.Tap()
    here = pathlib.Path(__file__).parent
    for file in [*sorted(here.glob("*.cpp")), *sorted(here.parent.glob("incidents/*.cpp"))]:
        run = subprocess.run([*compilers.command(compiler, standard), str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True)
        tap.result(file.stem, [run.stdout or "no output"] if run.returncode else [])
        if compiler != "nvcc" and standard == "17":  # under which g++ takes less for a constant
            run = subprocess.run([*compilers.command(compiler, standard), "-fsanitize=undefined", str(file)], stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, text=True)
            tap.result(file.stem + ", -fsanitize=undefined", [run.stdout or "no output"] if run.returncode else [])
    status, output = compilers.compile_text(compiler, standard, many(600), here / "six_hundred.cpp")
    tap.result("a table of 600 spaces, looked up and visited", [output] if status else [])
    for file in sorted(here.glob("*.cu")):
        if compiler != "nvcc":
            continue
        run = subprocess.run([compilers.find("nvcc"), "-std=c++" + compilers.SPELLING.get(standard, standard), "-ccbin", "g++-12", "-arch=sm_90",
                              "-Werror", "all-warnings", f"-I{compilers.ROOT}/include", "-c", "-o", "/dev/null", str(file)],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        tap.result(file.stem + " (device code)", [run.stdout or "no output"] if run.returncode else [])
    tap.finish()


main(*sys.argv[1:])

# SPDX-License-Identifier: Apache-2.0
"""The example that shows an error, and the README that quotes it: the text is what the compilers print."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

EXAMPLE = compilers.ROOT / "examples" / "the_error_you_get.cpp"
EXPECTED = "rejected<two_spaces_share_one_color<gpu::fast, gpu::collective, number<1>, gpu>>"


def main():
    tap = compilers.Tap()
    for compiler in compilers.COMPILERS:
        name = f"examples/the_error_you_get.cpp, {compiler}"
        if compilers.find(compiler) is None:
            tap.skip(name, f"{compiler} is not installed")
            continue
        status, output = compilers.compile_text(compiler, "17", EXAMPLE.read_text(), EXAMPLE, warnings=False)
        first = next((compilers.plain(line) for line in output.splitlines() if "error: " in line), "")
        tap.result(name, [] if status and EXPECTED in first else [output or "it compiles"])
        if compiler == "g++-12":
            shown = re.sub(r"^.*?error: ", "error: ", next(line for line in output.splitlines() if "error: " in line))
            readme = " ".join((compilers.ROOT / "README.md").read_text().split())
            tap.result("README.md quotes it word for word", [] if shown in readme else [f"it lacks: {shown}"])
    blocks = re.findall(r"```cpp\n(.*?)```", (compilers.ROOT / "README.md").read_text(), flags=re.S)
    for number, block in enumerate(block for block in blocks if re.match(r"struct \w+ \{", block)):
        text = "#include <memspace/memspace.hpp>\n" + block
        status, output = compilers.compile_text("g++", "17", text, compilers.ROOT / "README.cpp")
        tap.result(f"README.md: table {number + 1} compiles as it stands", [output] if status else [])
    tap.finish()


main()

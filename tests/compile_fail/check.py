# SPDX-License-Identifier: Apache-2.0
"""Compiles every case of this folder twice with one compiler: as it stands, which must be accepted, and with one line replaced,
which must be rejected with the expected text.

    line  //! its replacement    the one line that makes the difference
    //? text                     stands in the first error line of the rejected file (see compilers.plain)
    //= lines 16                 where ten lines of output are not enough; the default is what a user can read at a glance
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers


def check(case, compiler, standard):
    text = case.read_text()
    replaced = re.sub(r"^.*//! ?(.*)$", r"\1", text, flags=re.M)
    expected = re.findall(r"^//\? (.*)$", text, flags=re.M)
    limit = int((re.findall(r"^//= lines (\d+)$", text, flags=re.M) or ["10"])[0])
    if replaced == text or not expected:
        return ["the case does not say what differs (//!) or what is expected (//?)"]
    problems = []
    status, output = compilers.compile_text(compiler, standard, text, case, nvcc_output="-ptx")
    if status != 0:
        problems.append("the right file is not accepted:\n" + output)
    status, output = compilers.compile_text(compiler, standard, replaced, case, warnings=False, nvcc_output="-ptx")
    if status == 0:
        return problems + ["the wrong file compiles"]
    lines = [line for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\berror: ", line)]
    first = compilers.plain(errors[0]) if errors else ""
    problems += [f"the first error line lacks: {text}" for text in expected if text not in first]
    if len(errors) != 1:
        problems.append(f"{len(errors)} errors instead of one")
    if len(lines) > limit:
        problems.append(f"{len(lines)} lines of output, more than {limit}")
    return problems + [output] if problems else []


def main(compiler, standard):
    compilers.skip_absent(compiler)
    tap = compilers.Tap()
    for case in sorted(pathlib.Path(__file__).parent.glob("*.cpp")):
        tap.result(case.stem, check(case, compiler, standard))
    tap.finish()


if __name__ == "__main__":
    main(*sys.argv[1:])

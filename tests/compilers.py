# SPDX-License-Identifier: Apache-2.0
"""The compilers and language standards that every table must be right on, and how tests call them."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPILERS = ["g++-11", "g++-12", "clang++-14", "clang++-19", "clang++-22", "nvcc"]
STANDARDS = ["17", "20", "23"]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
SPELLING = {"23": "2b"}  # what all of them understand


def find(compiler):
    """The compiler's path, or None; nvcc may stand in CUDA's own folder."""
    return shutil.which(compiler) or (shutil.which(compiler, path="/usr/local/cuda/bin") if compiler == "nvcc" else None)


def command(compiler, standard, warnings=True, nvcc_output="-cuda"):
    """How to check a file without making an object of it; nvcc runs its host and device halves for -cuda, the latter for -ptx."""
    std = "-std=c++" + SPELLING.get(standard, standard)
    if compiler == "nvcc":
        flags = ["-ccbin", "g++-12", nvcc_output, "-o", os.devnull, "-x", "cu", "-Wno-deprecated-gpu-targets"]
        return [find(compiler), std, *flags, *(["-Werror", "all-warnings"] if warnings else []), f"-I{ROOT}/include"]
    flags = ["-fsyntax-only", "-fno-exceptions", "-fno-rtti"]
    return [find(compiler), std, *flags, *(WARNINGS if warnings else []), f"-I{ROOT}/include"]


def compile_text(compiler, standard, text, near, warnings=True, nvcc_output="-cuda"):
    """Compiles a text as if it were a file beside `near`; returns (exit status, output)."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / (pathlib.Path(near).stem + ".cpp")
        file.write_text(text)
        run = subprocess.run([*command(compiler, standard, warnings, nvcc_output), f"-I{pathlib.Path(near).parent}", str(file)],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
        return run.returncode, run.stdout.replace(folder + "/", "")


class Tap:
    """Prints results in the Test Anything Protocol, which Meson reads."""

    def __init__(self):
        self.count = self.failed = 0

    def result(self, name, problems):
        self.count += 1
        self.failed += bool(problems)
        print(f"{'not ok' if problems else 'ok'} {self.count} - {name}", flush=True)
        for problem in problems:
            print("\n".join("# " + line for line in problem.splitlines()), flush=True)

    def skip(self, name, why):
        self.count += 1
        print(f"ok {self.count} - {name} # SKIP {why}", flush=True)

    def finish(self):
        print(f"1..{self.count}")
        raise SystemExit(bool(self.failed))


def skip_absent(compiler):
    """Ends the test as skipped, by name, where the compiler is not there."""
    if find(compiler) is None:
        print(f"1..0 # SKIP {compiler} is not installed")
        raise SystemExit(0)


def plain(message):
    """A compiler's message without what compilers spell differently."""
    message = re.sub(r"\b(memspace|v\d+_\d+)::", "", message)
    message = re.sub(r"\b(struct|class) (?=\w)", "", message)
    message = re.sub(r"\b(\d+)(?:UL|U|L+)\b", r"\1", message)
    message = message.replace("‘", "'").replace("’", "'").replace('"', "'")
    while "> >" in message:
        message = message.replace("> >", ">>")
    return message

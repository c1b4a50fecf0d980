# SPDX-License-Identifier: Apache-2.0
"""Holds the tree to the design's layers: a header includes headers of its own and of lower layers, and no step goes back."""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

LAYERS = [
    ["version", "list", "name", "result", "text", "access", "role", "detail/*"],
    ["kind", "memory_kind", "numbering", "trait", "space", "color"],
    ["verdict"],
    ["judge/*", "policy", "home", "table", "lookup", "relations", "numerals", "between"],
    ["position", "error", "layout", "convert", "message", "donation", "visit", "backends/*"],
    ["memspace", "to_string"],
]
STANDARD = {"cstddef", "cstdint"}
MORE = {"color.hpp": {"typeindex"}, "to_string.hpp": {"string"}}
INCLUDE = compilers.ROOT / "include" / "memspace"


def layer_of(name):
    for number, patterns in enumerate(LAYERS):
        if any(pathlib.PurePath(name).match(pattern + ".hpp") for pattern in patterns):
            return number
    return None


def own_includes(text):
    return re.findall(r"#include <memspace/([^>]+)>", text)


def has_cycle(name, includes, path=()):
    return name in path or any(has_cycle(other, includes, path + (name,)) for other in includes[name])


def check(name, includes):
    text = (INCLUDE / name).read_text()
    problems = []
    layer = layer_of(name)
    if layer is None:
        return ["stands in no layer: name it in LAYERS"]
    for other in includes[name]:
        if layer_of(other) > layer:
            problems.append(f"layer {layer} includes {other} of layer {layer_of(other)}")
    if has_cycle(name, includes):
        problems.append("includes itself in the end")
    standard = set(re.findall(r"#include <([a-z_.]+)>", text))
    if standard - STANDARD - MORE.get(name, set()):
        problems.append(f"includes {sorted(standard - STANDARD)}")
    if not text.startswith("// SPDX-License-Identifier: Apache-2.0\n"):
        problems.append("has no SPDX line")
    guard = "MEMSPACE_" + re.sub(r"[/.]", "_", name).upper()
    macros = re.findall(r"#define (\w+)", text)
    public = [macro for macro in macros if macro != guard and not macro.startswith(("MEMSPACE_DETAIL_", "MEMSPACE_VERSION_"))]
    if macros[:1] != [guard] or public:
        problems.append(f"its first macro is to be the guard {guard}, and no other may be public: {macros}")
    return problems


def main():
    tap = compilers.Tap()
    names = [path.relative_to(INCLUDE).as_posix() for path in sorted(INCLUDE.rglob("*.hpp"))]
    includes = {name: own_includes((INCLUDE / name).read_text()) for name in names}
    for name in names:
        tap.result(name, check(name, includes))
    umbrella = set(includes["memspace.hpp"])
    apart = {"memspace.hpp", "to_string.hpp"}
    left_out = [name for name in names if "/" not in name and name not in apart and not reachable(name, umbrella, includes)]
    tap.result("the umbrella reaches every header of layers 0 to 4", [f"not {left_out}"] if left_out else [])
    reached = subprocess.run(["g++", "-std=c++17", f"-I{compilers.ROOT}/include", "-M", "-x", "c++", str(INCLUDE / "memspace.hpp")],
                             stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    wrong = [path for path in reached if re.search(r"nccl|cuda|/string_view$|/string$|/iostream$|memspace/backends/", path)]
    tap.result("the umbrella reaches no backend, CUDA, NCCL, <string_view>, <string> or <iostream>", [f"reaches {wrong}"] if wrong else [])
    tap.finish()


def reachable(name, start, includes):
    seen, open_ = set(), list(start)
    while open_:
        header = open_.pop()
        if header not in seen:
            seen.add(header)
            open_ += includes[header]
    return name in seen


main()

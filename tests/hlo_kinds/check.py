# SPDX-License-Identifier: Apache-2.0
"""Runs hlo_kinds on dumps: what JAX said of them, an independent count, hand-written modules, and bad input.

usage: check.py HLO_KINDS
"""
import json
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import compilers

DATA = compilers.ROOT / "tests" / "data"
CORPUS = compilers.ROOT.parent / "shared" / "corpus"
SIZES = {"pred": 1, "s4": 1, "u4": 1, "s8": 1, "u8": 1, "s16": 2, "s32": 4, "s64": 8, "u16": 2, "u32": 4, "u64": 8, "f16": 2, "bf16": 2,
         "f32": 4, "f64": 8, "c64": 8, "c128": 16, "f8e4m3fn": 1, "f8e5m2": 1}
PROGRAM = sys.argv[1]


def run(*arguments, stdin=None):
    done = subprocess.run([PROGRAM, *map(str, arguments)], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def report(*arguments):
    """Exit status and the modules' JSON objects."""
    status, output, _ = run("--format", "json", *arguments)
    return status, [json.loads(line) for line in output.splitlines()]


def kinds(leaves):
    return [leaf["kind"] for leaf in leaves]


def against_truth(dump):
    truth = json.loads(dump.with_name(dump.name.replace(".hlo.txt", ".truth.json")).read_text())
    status, [module] = report(dump)
    problems = []
    if status != 0 or module["problems"]:
        problems.append(f"exit {status}, problems {module['problems']}")
    if kinds(module["results"]) != truth["output_kinds"]:
        problems.append(f"results {kinds(module['results'])}, JAX says {truth['output_kinds']}")
    if truth["parameter_kinds"] and kinds(module["parameters"]) != truth["parameter_kinds"]:
        problems.append(f"parameters {kinds(module['parameters'])}, JAX says {truth['parameter_kinds']}")
    return problems


def counted(dump):
    """Layouts and bytes by color, by a regular expression over lines: right for what XLA prints, and shares nothing with the reader."""
    uses = {}
    for line in dump.read_text().splitlines():
        made = re.match(r"\s+(?:ROOT )?%?[\w.-]+ = (.*)", line)
        if not made:
            continue
        result = re.split(r" [a-z][\w-]*\(", made[1])[0]
        for name, dims, layout in re.findall(r"([a-z]\w*)\[([\d,]*)\](\{[^{}]*\})?", result):
            if name not in SIZES:
                continue
            color = int((re.findall(r"(?<![A-Z])S\((\d+)\)", layout) or [0])[0])
            packed = re.findall(r"E\((\d+)\)", layout)
            elements = math.prod(int(dim) for dim in dims.split(",") if dim)
            bytes_ = (elements * int(packed[0]) + 7) // 8 if packed else elements * SIZES[name]
            layouts, total = uses.get(color, (0, 0))
            uses[color] = (layouts + 1, total + bytes_)
    return uses


def against_count(dump):
    _, [module] = report(dump)
    found = {use["color"]: (use["layouts"], use["bytes"]) for use in module["colors"]}
    return [] if found == counted(dump) else [f"{found}, counted {counted(dump)}"]


def leaves(module, side):
    return [(leaf.get("number"), leaf["index"], leaf["color"], leaf["space"], leaf["kind"]) for leaf in module[side]]


def collective_2024():
    """Color 1 at the boundary, as XLA of 2024 left it: a device kind on GPU, and what it is elsewhere."""
    status, [module] = report(DATA / "collective_2024.hlo.txt")
    device, host = "device", "pinned_host"
    problems = [] if status == 0 and not module["problems"] else [f"exit {status}, {module['problems']}"]
    if leaves(module, "parameters") != [(0, [], 1, "collective", device), (1, [0], 0, "default", device), (1, [1], 1, "collective", device)]:
        problems.append(str(leaves(module, "parameters")))
    if leaves(module, "results") != [(None, [0], 1, "collective", device), (None, [1, 0], 1, "collective", device),
                                     (None, [1, 1], None, None, None), (None, [2], 5, "host", host)]:
        problems.append(str(leaves(module, "results")))
    # four scalars and f32[8,4]; f32[1024] three times, f32[8,4], bf16[2,8] three times; f32[1024] twice
    uses = [(use["color"], use["layouts"], use["bytes"]) for use in module["colors"]]
    if uses != [(0, 4, 3 * 4 + 128), (1, 7, 3 * 4096 + 128 + 3 * 32), (5, 2, 2 * 4096)]:
        problems.append(str(uses))
    # To Tenstorrent's table 1 is nothing, to the TPU's it is VMEM, which crosses no boundary; the CPU takes any number for device.
    for backend, status_, rules in [("tenstorrent", 1, ["unknown-color"] * (4 + 7)), ("xla_tpu", 1, ["internal-space"] * 4), ("xla_cpu", 0, [])]:
        status, [module] = report("--backend", backend, DATA / "collective_2024.hlo.txt")
        if status != status_ or [problem["rule"] for problem in module["problems"]] != rules or module["backend"] != backend:
            problems.append(f"on {backend}: exit {status}, {module['problems']}")
    return problems


def traps():
    """Strings, comments, nested braces and blanks fool nobody."""
    status, [module] = report(DATA / "traps.hlo.txt")
    shapes = [leaf["shape"] for leaf in module["parameters"] + module["results"]]
    problems = [] if status == 0 and not module["problems"] else [f"exit {status}, {module['problems']}"]
    if shapes != ["f32[2,3]{1,0:T(2, * ,128)S(5)}", "s4[5]{0:E(4)}", "pred[ 3 ] {0}", "f32[]{:S(1)}", "u8[<=8]{0}"]:
        problems.append(str(shapes))
    if [leaf["color"] for leaf in module["parameters"] + module["results"]] != [5, 0, 0, 1, 0]:
        problems.append("colors of the boundary")
    # 0: c n s4(packed: 20 bits) pred long f32[2,3] u32 dims u8; 1: physical buffer scalar; 5: p0, async {0,0}
    uses = [(use["color"], use["layouts"], use["bytes"]) for use in module["colors"]]
    if uses != [(0, 9, 16 + 16 + 3 + 3 + 64 + 24 + 4 + 256 + 8), (1, 3, 24 + 64 + 4), (5, 2, 24 + 24)]:
        problems.append(str(uses))
    return problems


def wrong():
    """Bad input is said with line and column, and the rest is still read."""
    status, modules = report(DATA / "wrong.hlo.txt")
    problems = [] if status == 1 else [f"exit {status}"]
    found = [(problem["line"], problem["column"], problem["rule"]) for problem in modules[0]["problems"]]
    expected = [(1, 45, "unknown-color"), (1, 73, "internal-space"), (1, 103, "unknown-color"), (4, 8, "unknown-color"),
                (6, 24, "malformed-layout"), (7, 20, "malformed-layout"), (8, 20, "number-out-of-range"), (9, 10, "unknown-color"),
                (10, 10, "malformed-shape"), (11, 14, "malformed-shape"), (13, 26, "unknown-color")]
    if found != expected:
        problems.append(f"{found}")
    colors = {use["color"]: use["layouts"] for use in modules[0]["colors"]}
    if colors != {-1: 1, 0: 4, 2: 1, 5: 2, 7: 1, 2 ** 63 - 1: 1}:
        problems.append(f"colors {colors}")
    if [module["module"] for module in modules] != ["wrong", "second_without_a_boundary", "third"]:
        problems.append("modules")
    if [problem["rule"] for problem in modules[1]["problems"]] != ["no-boundary"]:
        problems.append("the second module's problems")
    if modules[2]["problems"] or [leaf["shape"] for leaf in modules[2]["parameters"]] != ["f32[1]{0}", "f32[2]{0:S(5)}"]:
        problems.append("the third module's parameters, which come from ENTRY in the order of their numbers")
    return problems


def json_format():
    """The keys, in their order, are kept stable."""
    _, output, _ = run("--format", "json", DATA / "wrong.hlo.txt")
    module = json.loads(output.splitlines()[0])
    orders = [(list(module), ["file", "module", "line", "backend", "parameters", "results", "colors", "problems"]),
              (list(module["parameters"][0]), ["number", "index", "shape", "color", "space", "kind"]),
              (list(module["results"][0]), ["index", "shape", "color", "space", "kind"]),
              (list(module["colors"][0]), ["color", "space", "kind", "layouts", "bytes"]),
              (list(module["problems"][0]), ["line", "column", "rule", "message"])]
    problems = [f"{found} instead of {kept}" for found, kept in orders if found != kept]
    if module["line"] != 1 or module["file"] != str(DATA / "wrong.hlo.txt") or json.loads(output.splitlines()[1])["line"] != 16:
        problems.append("file and line")
    return problems


def exit_statuses():
    good = DATA / "collective_2024.hlo.txt"
    cases = [((good,), None, 0), ((DATA / "wrong.hlo.txt",), None, 1), ((good, DATA / "wrong.hlo.txt"), None, 1), (("/nowhere.txt",), None, 2),
             ((DATA,), None, 2), ((good, "/nowhere.txt"), None, 2), (("-",), b"", 2), (("-",), good.read_bytes(), 0), ((), None, 2),
             (("--backend", "xla_tpu9", good), None, 2), (("--format", "xml", good), None, 2), (("--no-such", good), None, 2), (("--help",), None, 0)]
    problems = []
    for arguments, stdin, expected in cases:
        status, _, errors = run(*arguments, stdin=stdin)
        if status != expected:
            problems.append(f"{arguments}: exit {status} instead of {expected}")
        if status == 2 and not errors:
            problems.append(f"{arguments}: no word on why")
    return problems


def truncated():
    """A dump that ends anywhere ends the program in order."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name in ["traps.hlo.txt", "collective_2024.hlo.txt"]:
            text = (DATA / name).read_bytes()
            for size in range(len(text)):
                files.append(pathlib.Path(folder) / f"{size}_{name}")
                files[-1].write_bytes(text[:size])
        for start in range(0, len(files), 250):
            status, output, _ = run("--format", "json", *files[start:start + 250])
            if status not in (0, 1, 2) or any(not json.loads(line) for line in output.splitlines()):
                problems.append(f"cut like {files[start].name} and those after it: exit {status}")
    return problems


def noise():
    """Noise, brackets without end and one endless line end in an orderly way and in time."""
    random.seed(16921)
    head = b"HloModule m, entry_computation_layout={("
    texts = [random.randbytes(200_000), head + b"(" * 1_000_000, b"HloModule m\nENTRY e { a = f32[1]{0:S(" + b"9" * 1_000_000,
             head + b"f32[1]{0:P(" * 100_000, b"HloModule m\nENTRY e { a = " + b"b(" * 100_000, b"HloModule m\n" + b"{" * 1_000_000,
             head + b"f32[1]{0}, " * 200_000, b"HloModule \xff\xfe\0, x=\0", (DATA / "traps.hlo.txt").read_bytes().replace(b"\n", b"\r\n"),
             b"HloModule m, a=\"" + b"\\" * 99_999, b"HloModule m /* no end", b"HloModule m\nENTRY e { ROOT a = f32[99999999999,99999999999]{1,0} x() }"]
    texts += [bytes(random.choice(b"(){}[]:,=S5 0ETPD#*\"'/\n%\x66f32->") for _ in range(3000)).join([head, b""]) for _ in range(30)]
    problems = []
    for number, text in enumerate(texts):
        status, output, _ = run("--format", "json", "-", stdin=text)
        if status not in (0, 1, 2) or any(not json.loads(line) for line in output.splitlines()):
            problems.append(f"text {number}: exit {status}")
    return problems


def main():
    tap = compilers.Tap()
    for test in [collective_2024, traps, wrong, json_format, exit_statuses, truncated, noise]:
        tap.result(test.__name__, test())
    dumps = sorted(DATA.glob("*.truth.json")) + sorted(CORPUS.glob("*.truth.json"))
    for truth in dumps:
        dump = truth.with_name(truth.name.replace(".truth.json", ".hlo.txt"))
        tap.result(f"{dump.parent.name}/{dump.name}: kinds as JAX says", against_truth(dump))
        tap.result(f"{dump.parent.name}/{dump.name}: layouts and bytes as counted", against_count(dump))
    if not list(DATA.glob("*.truth.json")):
        tap.result("dumps in tests/data", ["there are none"])
    if not CORPUS.is_dir():
        tap.skip("the shared corpus", "it is not beside this checkout")
    for dump in sorted(CORPUS.glob("xla/*.hlo")):
        status, modules = report(dump)
        tap.result(f"xla/{dump.name}: no problem", [f"exit {status}, {[m['problems'][:3] for m in modules]}"] if status else [])
    tap.finish()


main()

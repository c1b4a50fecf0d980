# SPDX-License-Identifier: Apache-2.0
"""Counts what Meson's tests in the given build folders came to, names what failed or was skipped, and ends with one line."""
import json
import pathlib
import sys
import xml.etree.ElementTree


def results(folder):
    """(name, "passed" | "failed" | "skipped") of every test and, where a test has parts, of every part."""
    logs = pathlib.Path(folder) / "meson-logs"
    if not (logs / "testlog.json").exists():
        yield f"{folder}: it was not built, see above", "failed"
        return
    parts = {}
    for suite in xml.etree.ElementTree.parse(logs / "testlog.junit.xml").getroot().iter("testsuite"):
        for case in suite.iter("testcase"):
            verdict = "failed" if case.find("failure") is not None or case.find("error") is not None else "passed"
            parts.setdefault(suite.get("name").split(" / ")[-1], []).append(
                (case.get("name"), "skipped" if case.find("skipped") is not None else verdict))
    for line in (logs / "testlog.json").read_text().splitlines():
        test = json.loads(line)
        name = test["name"].split(" / ")[-1].split(":")[-1]
        verdict = {"OK": "passed", "SKIP": "skipped"}.get(test["result"], "failed")
        own = parts.get(name, [])
        if not own or (verdict == "failed" and all(part != "failed" for _, part in own)):
            yield f"{folder}: {name}", verdict
        for part, outcome in own:
            yield f"{folder}: {name}: {part}", outcome


def main(*folders):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for folder in folders:
        for name, verdict in results(folder):
            counts[verdict] += 1
            if verdict != "passed":
                print(f"{verdict}: {name}")
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    raise SystemExit(bool(counts["failed"] or not counts["passed"]))


main(*sys.argv[1:])

"""Compares junit.xml and test.tap of a folder with its report.json, as the parsers of other people read them."""

import collections
import json
import sys
import textwrap

import junitparser
import xmlschema
from tap.parser import Parser

folder = sys.argv[1]
with open(f"{folder}/report.json", encoding="utf-8") as file:
    report = json.load(file)
expectations = collections.Counter(
    expectation["status"] for query in report["queries"] for expectation in query.get("expectations", []))
thresholds = collections.Counter(threshold["status"] for threshold in report["thresholds"])
verdicts = collections.Counter(query["verdict"] for query in report["queries"])
problems = []


def compare(what, found, expected):
    """Notes a difference."""
    if found != expected:
        problems.append(f"{what}: {found} instead of {expected}")


def without_zeros(numbers):
    """The numbers that are not zero."""
    return {name: number for name, number in numbers.items() if number}


def counts(suite):
    """What a suite says of its cases."""
    return {"tests": suite.tests, "failures": suite.failures, "errors": suite.errors, "skipped": suite.skipped}


xmlschema.XMLSchema("schemas/junit.xsd").validate(f"{folder}/junit.xml")
suites = junitparser.JUnitXml.fromfile(f"{folder}/junit.xml")
declared = [counts(suite) for suite in suites]
for suite in suites:
    suite.update_statistics()
compare("what JUnit's suites declare", declared, [counts(suite) for suite in suites])
suites.update_statistics()
compare("JUnit", counts(suites), {
    "tests": sum(expectations.values()) + sum(thresholds.values()),
    "failures": expectations["failed"] + thresholds["failed"],
    "errors": expectations["error"],
    "skipped": expectations["knownFailure"] + thresholds["warned"],
})


def read(lines):
    """The tests of a document of TAP, and the number that its plan gives."""
    outcomes = collections.Counter()
    planned = None
    for line in Parser().parse_text("\n".join(lines)):
        if line.category == "plan":
            planned = line.expected_tests
        elif line.category == "test":
            outcomes["todo" if line.todo else "ok" if line.ok else "not ok"] += 1
            if not line.ok and not line.todo and line.description.startswith("- threshold"):
                compare("type in YAML", (line.yaml_block or {}).get("type"), "threshold")
    compare("plan of TAP", planned, sum(outcomes.values()))
    return dict(outcomes)


with open(f"{folder}/test.tap", encoding="utf-8") as file:
    text = file.read().splitlines()
compare("TAP", read(text), without_zeros({
    "ok": verdicts["passed"] + thresholds["passed"],
    "not ok": len(report["queries"]) - verdicts["passed"] + thresholds["failed"],
    "todo": thresholds["warned"],
}))

# The parser does not look into subtests: each is given to it as a document.
inner = collections.Counter()
subtest = None
for line in text:
    if line.startswith("# Subtest"):
        subtest = []
    elif subtest is not None and line.startswith("    "):
        subtest.append(line)
    elif subtest is not None:
        inner.update(read(["TAP version 14", *textwrap.dedent("\n".join(subtest)).split("\n")]))
        subtest = None
compare("subtests of TAP", dict(inner), without_zeros({
    "ok": expectations["passed"],
    "not ok": expectations["failed"] + expectations["error"],
    "todo": expectations["knownFailure"],
}))

if problems:
    sys.exit("\n".join(problems))
print(f"{sum(expectations.values())} expectations and {sum(thresholds.values())} thresholds read alike")

"""Finds out in which order the program's functions are to lie: those that each search on a server runs through lie
together, callers beside what they call most. Then less of them is fetched from memory anew between two answers."""

import re
import shutil
import subprocess
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from . import remote
from .workers import program
from .workspace import REPOSITORY, say

ORDER = REPOSITORY / "scripts" / "function-order.txt"
SHARE = 0.5  # of the queries that call a function at least, so that it counts


def write(workspace, corpus):
    """Writes the list that the linker reads."""
    if shutil.which("valgrind") is None:
        raise SystemExit("there is no valgrind on the PATH; it is a package of the systems (apt-get install valgrind)")
    texts = remote.choose(workspace, corpus)
    with remote.served(workspace, corpus) as (_, specs), tempfile.TemporaryDirectory() as place:
        calls = Counter()
        for spec in specs.values():
            one, each = (traced(spec, some, Path(place)) for some in (texts[:1], texts))
            # What the start takes is not of the queries.
            for call, cost in each.items():
                if cost[0] - one.get(call, (0, 0))[0] >= SHARE * len(texts):
                    calls[call] += cost[1] - one.get(call, (0, 0))[1]
    known = own_functions(program())
    order = [name for name in depth_first(calls) if name in known]
    ORDER.write_text("".join(f"{name}\n" for name in order), encoding="ascii")
    say(f"  {len(order)} functions are in {ORDER.relative_to(REPOSITORY)}")


def traced(spec, texts, place):
    """How often one function called another in a batch, and what that cost."""
    (place / "texts.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
    profile = place / "profile"
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program(), "batch", str(spec),
         str(place / "texts.txt"), "--format", "ndjson", "--jobs", str(remote.CONNECTIONS), "--quiet"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    with profile.open(encoding="utf-8") as lines:
        return read_calls(lines)


def read_calls(lines):
    """The calls in a profile of callgrind: (caller, callee) with their number and the instructions in them."""
    names, calls = {}, defaultdict(lambda: (0, 0))
    caller = callee = count = None

    def named(text):
        # A name stands once, behind its number. Recursions have a number of their own behind the name.
        number, name = re.match(r"\((\d+)\)(?: (.*))?", text).groups()
        if name:
            names[number] = re.sub(r"'\d+$", "", name)
        return names[number]

    for line in lines:
        if line.startswith("fn="):
            caller = named(line[3:])
        elif line.startswith("cfn="):
            callee = named(line[4:])
        elif line.startswith("calls="):
            count = int(line[6:].split()[0])
        elif count is not None and re.match(r"[\d+*-]", line):
            before = calls[caller, callee]
            calls[caller, callee] = (before[0] + count, before[1] + int(line.split()[-1]))
            count = None
    return calls


def depth_first(calls):
    """Functions, each behind the one that calls it, with the costliest calls first."""
    callees = defaultdict(list)
    for (caller, callee), cost in sorted(calls.items(), key=lambda call: (-call[1], call[0])):
        callees[caller].append(callee)
    total = Counter()
    for (caller, _), cost in calls.items():
        total[caller] += cost
    order = {}
    for root in sorted(total, key=lambda name: (-total[name], name)):
        waiting = [root]
        while waiting:
            name = waiting.pop()
            if name not in order:
                order[name] = None
                waiting.extend(reversed(callees.get(name, [])))
    return list(order)


def own_functions(binary):
    """The names of the functions in a program."""
    listed = subprocess.run(["nm", "--defined-only", binary], capture_output=True, text=True, check=True).stdout
    return {fields[2] for fields in map(str.split, listed.splitlines()) if len(fields) == 3 and fields[1] in "tTwW"}

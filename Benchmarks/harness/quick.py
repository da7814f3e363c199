"""A small run of everything, which fails when a step fails or numbers of hits contradict each other."""

import tempfile
from pathlib import Path

from . import building, corpora, figures, playing, processes, report, traces
from .scenarios import LANES, SCENARIOS
from .workers import engine, program
from .workspace import Workspace, say, stamp


def run(installed):
    """Runs with the peers that are installed in a work folder, in a folder that goes away."""
    with tempfile.TemporaryDirectory(prefix="multihits-bench.") as folder:
        workspace = Workspace(folder)
        for shared in ("environment", "typesense"):
            if (installed.root / shared).exists():
                (workspace.root / shared).symlink_to(installed.root / shared)
        measure(workspace)


def measure(workspace):
    corpus = corpora.CORPORA["quick"]
    corpora.make(workspace, corpus)
    traces.make(workspace, corpus)
    peers = available(workspace)
    say(f"quick: {', '.join(peers)}")
    building.measure(workspace, corpus, peers, 1)
    lanes = [lane.name for lane in LANES.values() if lane.peer in peers]
    playing.measure(workspace, corpus, SCENARIOS.values(), lanes, 1, 10, stamp())
    if "multihits" in peers and Path(program()).exists():
        processes.measure(workspace, corpus, 1, batch=50)
    say(report.tables(workspace))
    problems = list(check(workspace, peers, lanes))
    if problems:
        raise SystemExit("\n".join(problems))
    say("quick: all is well")


def available(workspace):
    """The peers that can run here: SQLite always, the others when they are installed or built."""
    peers = ["sqlite"]
    if (workspace.root / "environment").exists():
        peers += ["tantivy", "typesense"]
    if Path(engine()).exists():
        peers.insert(0, "multihits")
    return peers


def check(workspace, peers, lanes):
    """Says what is wrong."""
    built = workspace.load("build-quick")
    for peer in peers:
        if built.get(peer, {}).get("records") != corpora.CORPORA["quick"].records:
            yield f"{peer} did not build an index of all records"
    for scenario in SCENARIOS.values():
        rows = workspace.load(f"play-quick-{scenario.name}") or {}
        for lane in lanes:
            if scenario.name in LANES[lane].without:
                continue
            row = rows.get(lane)
            if row is None or len(row["times"]) != row["of"]:
                yield f"{lane} did not play all of {scenario.name}"
            elif row["changed"]:
                yield f"{lane} changed numbers of hits between rounds of {scenario.name}"
        if figures.below(rows):
            yield f"multihits counts fewer hits than sqlite in {scenario.name}"

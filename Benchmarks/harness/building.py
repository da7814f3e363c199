"""Measures building: from the file on disk to an index that answers, its memory and its size."""

from .disturbance import Disturbance
from .workers import Worker, WorkerFailed, fresh
from .workspace import bytes_on_disk, say, stamp


def measure(workspace, corpus, peers, rounds):
    """Builds each peer's index several times, by turns, and saves the fastest round of each."""
    data = workspace.corpus(corpus.name)
    built = {}
    for turn in range(rounds):
        for peer in peers if turn % 2 == 0 else reversed(peers):
            try:
                row = build(workspace, corpus, peer, data)
            except WorkerFailed as problem:
                say(f"  {problem}")
                continue
            say(f"  {corpus.name}: {peer} built in {row['seconds']:.2f} s")
            built.setdefault(peer, []).append(row)
    rows = {}
    for peer, found in built.items():
        best = min(found, key=lambda row: row["seconds"])
        rows[peer] = {**best, "all": [round(row["seconds"], 3) for row in found], "rounds": rounds, "at": stamp()}
    name = f"build-{corpus.name}"
    known = workspace.load(name) or {}
    workspace.save(name, {**known, **rows})


def build(workspace, corpus, peer, data):
    index = workspace.index(peer, corpus.name)
    fresh(index)
    disturbance = Disturbance()
    with Worker(workspace, peer) as worker:
        facts = worker.ask(do="build", data=str(data), index=str(index), corpus=corpus.wire())
        peak = worker.peak_memory()
    facts.pop("process", None)
    # Some peers keep logs beside their index, and name the folder that is the index itself.
    kept = index / facts.pop("kept", "")
    return {
        **facts, "peak": peak, "index": bytes_on_disk(kept), "data": data.stat().st_size,
        "disturbed": disturbance.share()}

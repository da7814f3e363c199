"""Measures keystrokes: all lanes play a trace, round after round by turns, so that a drift of the machine hits all."""

import statistics
import tempfile
from contextlib import ExitStack
from pathlib import Path

from . import traces
from .disturbance import Disturbance
from .scenarios import LANES
from .workers import Worker, WorkerFailed
from .workspace import say, stamp


def measure(workspace, corpus, scenarios, lanes, rounds, seconds, run):
    """Plays scenarios and saves what each lane needed for every keystroke.

    The first round of a lane warms it up, gives the hits, and sets how many keystrokes fit into the seconds of a round;
    the median of the other rounds is what a keystroke costs.
    """
    with ExitStack() as stack:
        workers, opened = {}, {}
        for peer in dict.fromkeys(LANES[lane].peer for lane in lanes):
            try:
                workers[peer], opened[peer] = start(workspace, corpus, peer, stack)
            except WorkerFailed as problem:
                say(f"  {problem}")
        for scenario in scenarios:
            players = [
                Player(workspace, corpus, scenario, LANES[lane], workers[LANES[lane].peer], seconds)
                for lane in lanes if scenario.name not in LANES[lane].without and LANES[lane].peer in workers]
            if not players:
                continue
            disturbance = Disturbance()
            for turn in range(rounds + 1):
                for player in players[turn % len(players) :] + players[: turn % len(players)]:
                    player.play()
            save(workspace, corpus, scenario, players, opened, {"run": run, "disturbed": disturbance.share()})


def start(workspace, corpus, peer, stack):
    """Starts a worker and opens the peer's index."""
    worker = stack.enter_context(Worker(workspace, peer))
    facts = worker.ask(
        do="open", data=str(workspace.corpus(corpus.name)), index=str(workspace.index(peer, corpus.name)),
        corpus=corpus.wire())
    worker.pin()
    say(f"  {corpus.name}: {peer} opened in {facts['seconds'] * 1e3:.1f} ms")
    return worker, {name: value for name, value in facts.items() if name != "process"}


def save(workspace, corpus, scenario, players, opened, circumstances):
    name = f"play-{corpus.name}-{scenario.name}"
    rows = workspace.load(name) or {}
    for player in players:
        if player.is_alive:
            rows[player.lane.name] = {
                **player.row(), "open": opened[player.lane.peer], "at": stamp(), **circumstances}
            say(f"  {corpus.name} {scenario.name}: {player.lane.name} {player.summary()}")
    workspace.save(name, rows)


class Player:
    """A lane's rounds of one scenario."""

    def __init__(self, workspace, corpus, scenario, lane, worker, seconds):
        self.lane, self.worker, self.seconds = lane, worker, seconds
        self.trace = workspace.trace(corpus.trace_name, scenario.trace)
        self.targets = workspace.targets(corpus.trace_name, scenario.trace)
        self.scenario = scenario.wire(corpus)
        self.texts = self.trace.read_text(encoding="utf-8").split("\n")[:-1]
        self.rounds = []
        self.counts, self.hits = [], []
        self.changed = 0
        self.is_alive = True

    def play(self):
        if not self.is_alive:
            return
        with tempfile.TemporaryDirectory() as folder:
            results = Path(folder) / "results.tsv"
            try:
                self.worker.ask(
                    do="play", trace=str(self.trace), results=str(results), scenario=self.scenario,
                    option=self.lane.option, seconds=self.seconds * (4 if self.counts else 1),
                    keystrokes=len(self.counts) or None, hits=not self.counts)
            except WorkerFailed as problem:
                say(f"  {problem}")
                self.is_alive = False
                return
            rows = [line.split("\t") for line in results.read_text(encoding="utf-8").split("\n")[:-1]]
        self.take(rows)

    def take(self, rows):
        """Takes a round: nanoseconds, number of hits and ids for each keystroke."""
        counts = [int(row[1]) for row in rows]
        if not self.counts:
            self.counts, self.hits = counts, [row[2:] for row in rows]
            return
        self.changed += sum(one != other for one, other in zip(counts, self.counts))
        self.rounds.append([int(row[0]) for row in rows])

    def row(self):
        """What is saved: nanoseconds and numbers of hits of all keystrokes, and how often the target was found."""
        times = [statistics.median(of_one) for of_one in zip(*self.rounds)]
        return {
            "times": times, "lengths": [len(text) for text in self.texts[: len(times)]], "of": len(self.texts),
            "counts": self.counts, "changed": self.changed, "found": self.found(),
            "peak": self.worker.peak_memory(), "rounds": len(self.rounds)}

    def found(self):
        """The share of targets whose record is among the ten hits of the last keystroke."""
        ends = [(last, record) for last, record in traces.read_targets(self.targets) if last < len(self.hits)]
        return sum(record in self.hits[last] for last, record in ends) / len(ends) if ends else None

    def summary(self):
        times = sorted(statistics.median(of_one) / 1e6 for of_one in zip(*self.rounds))
        return f"p50 {percentile(times, 50):.3f} ms, p99 {percentile(times, 99):.3f} ms, {len(times)} keystrokes"


def percentile(ascending, percent):
    """The smallest value that at least so many percent of the values do not exceed."""
    return ascending[max(0, -(-len(ascending) * percent // 100) - 1)]

#!/usr/bin/env python3
"""Measures the embedded engine beside Typesense, tantivy and SQLite FTS5, and batches on a server; see README.md."""

import argparse
import os

from harness import (
    building, corpora, environment, order, playing, processes, quick, remote, report, screen, serving, traces)
from harness.corpora import CORPORA
from harness.scenarios import LANES, SCENARIOS
from harness.workspace import Workspace, say, stamp


def names(known):
    """Reads a list of known names, separated by commas."""

    def read(text):
        found = text.split(",")
        for name in found:
            if name not in known:
                raise argparse.ArgumentTypeError(f"there is no '{name}'; there are {', '.join(known)}")
        return found

    return read


def parse():
    everyday = [name for name, corpus in CORPORA.items() if corpus.everyday]
    peers = list(dict.fromkeys(lane.peer for lane in LANES.values()))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", help="the work folder (MULTIHITS_BENCH_WORK, else Benchmarks/.work)")
    steps = parser.add_subparsers(dest="step", required=True)
    for step, summary in (
        ("prepare", "make the corpora and traces, install the peers"), ("build", "measure building"),
        ("play", "measure keystrokes"), ("processes", "measure the program from start to end"),
        ("screen", "measure keys on the screen of the interactive search"),
        ("remote", "measure batches on a Typesense server beside wrk"),
        ("serving", "measure searches over HTTP beside Typesense, asked by wrk"),
        ("all", "all of this, then the report"),
    ):
        options = steps.add_parser(step, help=summary)
        # What `remote` measures is the client; the answers of a larger server only come later.
        options.add_argument(
            "--corpora", type=names(CORPORA), default=["debian"] if step == "remote" else everyday)
        if step != "prepare":
            options.add_argument("--rounds", type=int, default=3)
        if step in ("build", "all"):
            options.add_argument("--peers", type=names(peers), default=peers)
        if step in ("remote", "serving", "all"):
            options.add_argument("--load-seconds", type=int, default=15, help="how long a round of wrk takes")
        if step in ("play", "all"):
            options.add_argument("--lanes", type=names(LANES), default=list(LANES))
            options.add_argument("--scenarios", type=names(SCENARIOS), default=list(SCENARIOS))
            options.add_argument("--seconds", type=float, default=20, help="how long a round of a lane may take")
    written = steps.add_parser("report", help="write the tables into README.md")
    written.add_argument("--print", action="store_true", help="print them instead")
    steps.add_parser("order", help="write the order of the program's functions into scripts/function-order.txt")
    steps.add_parser("quick", help="a small run of everything in seconds that fails when something does not work")
    return parser.parse_args()


def prepare(workspace, options):
    for name in options.corpora:
        corpora.make(workspace, CORPORA[name])
        traced = CORPORA[CORPORA[name].trace_name]
        corpora.make(workspace, traced)
        traces.make(workspace, traced)
    wanted = set(getattr(options, "peers", [])) | {LANES[name].peer for name in getattr(options, "lanes", LANES)}
    if wanted & environment.INSTALLED:
        environment.make(workspace)


def build(workspace, options):
    for name in options.corpora:
        building.measure(workspace, CORPORA[name], options.peers, options.rounds)


def play(workspace, options):
    run = stamp()
    for name in options.corpora:
        playing.measure(
            workspace, CORPORA[name], [SCENARIOS[name] for name in options.scenarios], options.lanes, options.rounds,
            options.seconds, run)


def measure_processes(workspace, options):
    for name in options.corpora:
        processes.measure(workspace, CORPORA[name], options.rounds)


def measure_screen(workspace, options):
    for name in options.corpora:
        screen.measure(workspace, CORPORA[name], options.rounds)


def measure_remote(workspace, options):
    environment.make(workspace)
    for name in options.corpora:
        remote.measure(workspace, CORPORA[name], options.rounds, options.load_seconds)


def measure_serving(workspace, options):
    environment.make(workspace)
    for name in options.corpora:
        serving.measure(workspace, CORPORA[name], options.rounds, options.load_seconds)


def main():
    options = parse()
    workspace = Workspace(options.work)
    os.umask(0o077)
    if options.step == "report":
        return report.write(workspace, to_screen=options.print)
    if options.step == "quick":
        return quick.run(workspace)
    if options.step == "order":
        environment.make(workspace)
        return order.write(workspace, CORPORA["debian"])
    steps = {
        "prepare": prepare, "build": build, "play": play, "processes": measure_processes,
        "screen": measure_screen, "remote": measure_remote, "serving": measure_serving}
    for step in steps if options.step == "all" else [options.step]:
        say(f"{step}: {', '.join(options.corpora)}")
        steps[step](workspace, options)
    if options.step == "all":
        report.write(workspace)


if __name__ == "__main__":
    main()

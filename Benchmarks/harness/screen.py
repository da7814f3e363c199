"""Measures what someone sees who types in `multihits interactive`: from a key to its letter, and to its results."""

import fcntl
import json
import os
import pty
import select
import signal
import statistics
import struct
import termios
import time

from . import processes, traces
from .disturbance import Disturbance
from .playing import percentile
from .workers import program
from .workspace import say, stamp

COLUMNS, ROWS = 120, 40
TEXTS = 25  # typed in a round, each letter by letter
QUIET = 0.15  # seconds without output after which a screen is complete
GENTLE = 0.3  # seconds to wait before a new text


def measure(workspace, corpus, rounds):
    """Types texts of the trace into the program on a cached index, and saves the times of all keys."""
    disturbance = Disturbance()
    spec = write_spec(workspace, corpus)
    cache = workspace.folder("indices", "program", corpus.name)
    processes.run("index", str(spec), "--cache-dir", str(cache))
    typed = workspace.trace(corpus.trace_name, "exact").read_text(encoding="utf-8").split("\n")[:-1]
    ends = [last for last, _ in traces.read_targets(workspace.targets(corpus.trace_name, "exact"))]
    keys = []
    for _ in range(rounds):
        with Screen([program(), "interactive", str(spec), "--cache-dir", str(cache), "--no-history"]) as screen:
            for last in ends[:TEXTS]:
                keys += [screen.press(letter.encode()) for letter in typed[last]]
                screen.press(b"\x15")
                time.sleep(GENTLE)
    row = summary(keys)
    say(f"  {corpus.name}: {describe(row)}")
    workspace.save(f"screen-{corpus.name}", {**row, "at": stamp(), "disturbed": disturbance.share()})


def write_spec(workspace, corpus):
    """Two sections and the values of a facet; searches begin with the key, so that its wait is no part of the times."""
    spec = json.loads(processes.write_spec(workspace, corpus).read_text(encoding="utf-8"))
    hits = spec["indexModules"][0]
    attribute, value = corpus.filtered
    spec["searchBox"] = {"debounce": "0ms"}
    spec["indexModules"] = [
        {**hits, "query": {"facets": [corpus.counted]}},
        {**hits, "id": "some", "query": {"filters": f'{attribute}:"{value}"'}}]
    path = workspace.folder("specs") / f"screen-{corpus.name}.yaml"
    path.write_text(json.dumps(spec, indent=1) + "\n", encoding="utf-8")
    return path


class Screen:
    """The program in a terminal of its own."""

    def __init__(self, command):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            os.execv(command[0], command)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        if not self.read_until_quiet(2):
            raise SystemExit("multihits interactive has drawn nothing")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.write(self.terminal, b"\x03")
            self.read_until_quiet(1)
        except OSError:
            os.kill(self.process, signal.SIGKILL)
        os.close(self.terminal)
        os.waitpid(self.process, 0)

    def press(self, key):
        """Seconds from a key to the first and to the last byte of what it changed, and the number of bytes."""
        start = time.perf_counter()
        os.write(self.terminal, key)
        chunks = self.read_until_quiet(1)
        if not chunks:
            return 0.0, 0.0, 0
        return chunks[0][0] - start, chunks[-1][0] - start, sum(size for _, size in chunks)

    def read_until_quiet(self, patience):
        """When something came and how much, until nothing more does."""
        chunks = []
        while select.select([self.terminal], [], [], QUIET if chunks else patience)[0]:
            try:
                chunk = os.read(self.terminal, 1 << 16)
            except OSError:  # The program has ended.
                break
            chunks.append((time.perf_counter(), len(chunk)))
        return chunks


def summary(keys):
    """The percentiles of the times, in seconds, and the usual number of bytes."""
    letters, results = sorted(key[0] for key in keys), sorted(key[1] for key in keys)
    return {
        "keys": len(keys), "letter": [percentile(letters, percent) for percent in (50, 99)],
        "results": [percentile(results, percent) for percent in (50, 99)],
        "bytes": statistics.median(key[2] for key in keys)}


def describe(row):
    (letter, late_letter), (results, late_results) = row["letter"], row["results"]
    return (
        f"letter p50 {letter * 1e3:.1f} ms, p99 {late_letter * 1e3:.1f} ms; "
        f"results p50 {results * 1e3:.1f} ms, p99 {late_results * 1e3:.1f} ms")

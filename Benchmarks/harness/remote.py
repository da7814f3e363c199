"""Measures what the program adds to searches on a server: `batch` on Typesense beside a load generator, wrk."""

import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from . import environment
from .disturbance import Disturbance
from .peers.typesense import Typesense
from .workers import fresh, program
from .workspace import say, stamp

CONNECTIONS = 8
QUERIES = 600
REPEATS = 6  # of all queries in a batch, so that its end, where fewer requests are open, weighs little
SHORTEST = 3  # characters of a text; shorter ones find half of the records and measure the server alone
# Lua by itself knows whole seconds only.
CLOCK = """\
local ffi = require("ffi")
ffi.cdef("typedef struct { long seconds; int32_t micro, filler; } instant; int gettimeofday(instant *, void *);")
local now = ffi.new("instant")
local function clock()
  ffi.C.gettimeofday(now, nil)
  return string.format("%.6f", tonumber(now.seconds) + tonumber(now.micro) / 1e6)
end
"""


@dataclass(frozen=True)
class Workload:
    name: str
    title: str

    def modules(self, corpus):
        """The sections of the spec."""
        texts = {name: "string" for name in (*corpus.searchable, *corpus.facets)}
        shared = {
            "indexName": "measured", "hit": {**texts, **{name: "integer" for name in corpus.numbers}},
            "infiniteScrolling": "off", "showItemsOnEmptyQuery": True}
        hits = {"id": "hits", **shared, "query": {"hitsPerPage": 10}}
        if self.name == "one":
            return [hits]
        attribute, value = corpus.filtered
        some = {"id": "some", **shared, "query": {"hitsPerPage": 5, "filters": f'{attribute}:"{value}"'}}
        return [some, {**hits, "query": {"hitsPerPage": 10, "facets": [corpus.counted]}}]


WORKLOADS = {workload.name: workload for workload in (
    Workload("one", "one section of ten hits"),
    Workload("two", "two sections of five and ten hits, one with a filter, the other with facet counts"),
)}


def measure(workspace, corpus, rounds, seconds):
    """Uploads the corpus to a server of its own and measures all workloads on it."""
    if shutil.which("wrk") is None:
        raise SystemExit("there is no wrk on the PATH; it is a package of the systems (apt-get install wrk)")
    with served(workspace, corpus) as (server, specs):
        texts = choose(workspace, corpus)
        rows = {}
        for name, spec in specs.items():
            with tempfile.TemporaryDirectory() as place:
                rows[name] = compare(Comparison(spec, texts, server, Path(place)), rounds, seconds)
            say(f"  {corpus.name}: {WORKLOADS[name].title}: {summary(rows[name])}")
        workspace.save(f"remote-{corpus.name}", rows)


@contextmanager
def served(workspace, corpus):
    """A server of its own that has the corpus, and a spec that asks it for each workload."""
    os.environ["TYPESENSE_SERVER"] = str(environment.server(workspace))
    folder = workspace.folder("indices", "remote", corpus.name)
    fresh(folder)
    server = Typesense()
    server.start(folder)
    try:
        os.environ["MEASURED_KEY"] = server.key
        specs = {name: write_spec(workspace, corpus, server.port, load) for name, load in WORKLOADS.items()}
        run("push", str(specs["one"]), "--to", "cluster", "--quiet")
        yield server, specs
    finally:
        server.close()


def write_spec(workspace, corpus, port, workload):
    """A spec whose sections ask the server; JSON is YAML too."""
    spec = {
        "version": 1,
        "backends": {"cluster": {
            "type": "typesense", "nodes": [f"http://127.0.0.1:{port}"], "apiKey": "${MEASURED_KEY}",
            "timeout": "60s", "concurrency": CONNECTIONS}},
        "backend": "cluster",
        "indices": {"measured": {"records": str(workspace.corpus(corpus.name)), "settings": corpus.settings()}},
        "indexModules": workload.modules(corpus),
    }
    path = workspace.folder("specs") / f"remote-{corpus.name}-{workload.name}.yaml"
    path.write_text(json.dumps(spec, indent=1) + "\n", encoding="utf-8")
    return path


def choose(workspace, corpus):
    """Some of the trace's texts, evenly, each once."""
    typed = workspace.trace(corpus.trace_name, "exact").read_text(encoding="utf-8").split("\n")[:-1]
    texts = [text for text in dict.fromkeys(typed) if len(text) >= SHORTEST]
    return [texts[place * len(texts) // QUERIES] for place in range(QUERIES)] if len(texts) > QUERIES else texts


class Comparison:
    """The same requests sent by the program and by the load generator."""

    def __init__(self, spec, texts, server, place):
        self.spec, self.texts, self.server, self.place = spec, texts, server, place
        (place / "one.txt").write_text(texts[0] + "\n", encoding="utf-8")
        (place / "each.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
        (place / "all.txt").write_text("\n".join(texts * REPEATS) + "\n", encoding="utf-8")

    def write_script(self):
        """Writes what the load generator sends: the requests that the program sends, as its recordings tell."""
        self.batch("each.txt", "--record", str(self.place / "recorded"))
        bodies = recorded_bodies(self.place / "recorded")
        if len(bodies) != len(self.texts):
            raise SystemExit(f"{len(self.texts)} queries made {len(bodies)} different requests")
        (self.place / "bodies.txt").write_text("\n".join(bodies) + "\n", encoding="utf-8")
        (self.place / "load.lua").write_text(
            "local bodies, sent = {}, 0\n"
            f"for line in io.lines({lua(str(self.place / 'bodies.txt'))}) do bodies[#bodies + 1] = line end\n"
            f"{CLOCK}"
            f"local headers = {{['X-TYPESENSE-API-KEY'] = {lua(self.server.key)}, "
            "['Content-Type'] = 'application/json'}\n"
            "request = function()\n"
            f"  if sent >= {CONNECTIONS} and (sent - {CONNECTIONS}) % #bodies == 0 then print('round', clock()) end\n"
            "  sent = sent + 1\n"
            "  return wrk.format('POST', '/multi_search', headers, bodies[(sent - 1) % #bodies + 1])\n"
            "end\n", encoding="utf-8")

    def batch(self, queries, *options):
        return run(
            "batch", str(self.spec), str(self.place / queries), "--format", "ndjson", "--jobs", str(CONNECTIONS),
            *options)

    def batch_round(self):
        """Queries a second of `batch` and its processor time a query, without what its start takes."""
        (start, start_own), (whole, own) = self.batch("one.txt"), self.batch("all.txt")
        count = len(self.texts) * REPEATS - 1
        return count / (whole - start), (own - start_own) / count

    def generator_round(self, seconds):
        """Requests a second of the load generator and its processor time a request.

        Only whole rounds of the texts count: some cost twenty times as much as others.
        """
        before = processor_time()
        done = subprocess.run(
            ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(self.place / "load.lua"),
             f"http://127.0.0.1:{self.server.port}"], capture_output=True, text=True, check=True)
        return read_load(done.stdout, len(self.texts), processor_time() - before)


def compare(comparison, rounds, seconds):
    """By turns, so that a drift of the machine hits both; the medians count."""
    comparison.write_script()
    comparison.batch_round()
    disturbance = Disturbance()
    turns = [(comparison.generator_round(seconds), comparison.batch_round()) for _ in range(rounds)]
    loads, batches = zip(*turns)
    return {
        "generator": statistics.median(rate for rate, _ in loads),
        "generatorOwn": statistics.median(own for _, own in loads),
        "batch": statistics.median(rate for rate, _ in batches), "own": statistics.median(own for _, own in batches),
        "queries": len(comparison.texts) * REPEATS, "connections": CONNECTIONS, "rounds": rounds, "at": stamp(),
        "disturbed": disturbance.share()}


def summary(row):
    return (
        f"{row['batch']:.0f} queries/s of {row['generator']:.0f} ({row['batch'] / row['generator']:.0%}), own time "
        f"{row['own'] * 1e3:.3f} ms")


def recorded_bodies(folder):
    """The bodies of the searches among a folder's recordings, in the order of their files' names."""
    recordings = (json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.json")))
    requests = [recording["request"] for recording in recordings]
    return [
        json.dumps(request["json"], ensure_ascii=False, separators=(",", ":"))
        for request in requests if request["target"] == "/multi_search"]


def read_load(text, count, own):
    """Requests a second and processor time a request out of what the load generator prints, which sends `count`
    different requests over and over, and says when each round of them begins."""
    failed = re.search(r"(Non-2xx or 3xx responses|Socket errors): .*", text)
    if failed:
        raise SystemExit(f"the load generator was refused: {failed.group(0)}")
    begins = [float(seconds) for seconds in re.findall(r"^round\s+([\d.]+)$", text, re.MULTILINE)]
    if len(begins) < 2:
        raise SystemExit(f"the load generator did not send all {count} requests in its time; give it longer")
    sent = int(re.search(r"(\d+) requests in", text).group(1))
    return count * (len(begins) - 1) / (begins[-1] - begins[0]), own / sent


def lua(text):
    """A text as Lua writes it."""
    return json.dumps(text)


def processor_time():
    """The seconds that ended processes of this one have worked."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(*arguments):
    """Runs the program, and returns the seconds from its start to its end and those that it worked."""
    before, start = processor_time(), time.perf_counter()
    done = subprocess.run([program(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        raise SystemExit(f"multihits {arguments[0]} failed: {done.stderr.decode()}")
    return seconds, processor_time() - before

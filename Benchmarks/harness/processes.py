"""Measures the program as its users run it: `search` from start to end, and what a query of `batch` costs."""

import json
import subprocess
import tempfile
import time
from pathlib import Path

from . import traces
from .disturbance import Disturbance
from .workers import Worker, program
from .workspace import say, stamp

SEARCHES = 20
BATCH = 1_000


def measure(workspace, corpus, rounds, batch=BATCH):
    """Runs the program on a cached index of the corpus and saves its times."""
    disturbance = Disturbance()
    spec = write_spec(workspace, corpus)
    cache = workspace.folder("indices", "program", corpus.name)
    shared = [str(spec), "--cache-dir", str(cache)]
    seconds = run("index", *shared)
    texts = workspace.trace(corpus.trace_name, "exact").read_text(encoding="utf-8").split("\n")[:-1]
    searches = sorted(search(workspace, corpus, shared, texts, rounds))
    middle = searches[len(searches) // 2]
    say(f"  {corpus.name}: index {seconds:.2f} s, search {middle * 1e3:.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        queries = write_queries(Path(folder), texts[:batch])
        per_query = min(batch_query(shared, queries, len(texts[:batch])) for _ in range(rounds))
        own = min(engine_query(workspace, corpus, queries, rounds))
    say(f"  {corpus.name}: a query of batch {per_query * 1e3:.3f} ms, of the engine {own * 1e3:.3f} ms")
    workspace.save(f"processes-{corpus.name}", {
        "index": seconds, "search": middle, "slowestSearch": searches[-1], "batch": per_query, "engine": own,
        "queries": len(texts[:batch]), "at": stamp(), "disturbed": disturbance.share()})


def write_spec(workspace, corpus):
    """A spec with one section over the corpus; JSON is YAML too."""
    texts = {name: "string" for name in (*corpus.searchable, *corpus.facets)}
    spec = {
        "version": 1,
        "indices": {"measured": {"records": str(workspace.corpus(corpus.name)), "settings": corpus.settings()}},
        "query": {"hitsPerPage": 10},
        "indexModules": [{
            "id": "hits", "indexName": "measured", "hit": {**texts, **{name: "integer" for name in corpus.numbers}},
            "infiniteScrolling": "off", "showItemsOnEmptyQuery": True}],
    }
    path = workspace.folder("specs") / f"{corpus.name}.yaml"
    path.write_text(json.dumps(spec, indent=1) + "\n", encoding="utf-8")
    return path


def run(*arguments):
    """Runs the program, and returns the seconds from its start to its end."""
    start = time.perf_counter()
    done = subprocess.run([program(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        raise SystemExit(f"multihits {arguments[0]} failed: {done.stderr.decode()}")
    return seconds


def search(workspace, corpus, shared, texts, rounds):
    """The times of whole searches, each of another text; the first round warms up."""
    ends = [last for last, _ in traces.read_targets(workspace.targets(corpus.trace_name, "exact"))]
    wanted = [texts[last] for last in ends[:SEARCHES]]
    run("search", *shared, "--format", "json", "--", wanted[0])
    for _ in range(rounds):
        for text in wanted:
            yield run("search", *shared, "--format", "json", "--", text)


def write_queries(folder, texts):
    """Two files of queries: one line, and all lines."""
    (folder / "one.txt").write_text(texts[0] + "\n", encoding="utf-8")
    (folder / "all.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
    return folder


def batch_query(shared, queries, count):
    """What one more query of a batch takes."""
    one, many = (
        run("batch", shared[0], str(queries / name), *shared[1:], "--format", "json", "--jobs", "1")
        for name in ("one.txt", "all.txt"))
    return (many - one) / max(1, count - 1)


def engine_query(workspace, corpus, queries, rounds):
    """The mean time of the same queries inside the engine, round by round."""
    with Worker(workspace, "multihits") as worker:
        index = workspace.index("multihits", corpus.name)
        index.mkdir(parents=True, exist_ok=True)
        worker.ask(do="open", data=str(workspace.corpus(corpus.name)), index=str(index), corpus=corpus.wire())
        for _ in range(rounds + 1):
            results = queries / "results.tsv"
            worker.ask(
                do="play", trace=str(queries / "all.txt"), results=str(results),
                scenario={"parameters": {"hitsPerPage": 10}})
            times = [int(line.split("\t")[0]) for line in results.read_text(encoding="utf-8").splitlines()]
            yield sum(times) / len(times) / 1e9

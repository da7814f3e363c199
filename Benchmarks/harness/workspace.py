"""The folder of everything that the benchmark makes: corpora, traces, indices, peers and results."""

import json
import os
import time
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
REPOSITORY = BENCHMARKS.parent


class Workspace:
    """Names the files of a work folder, which git ignores."""

    def __init__(self, root=None):
        chosen = root or os.environ.get("MULTIHITS_BENCH_WORK") or BENCHMARKS / ".work"
        self.root = Path(chosen).resolve()

    def folder(self, *parts):
        """A folder below the work folder, made when it is missing."""
        path = self.root.joinpath(*parts)
        path.mkdir(parents=True, exist_ok=True)
        return path

    def corpus(self, name):
        return self.folder("corpora") / f"{name}.ndjson"

    def vocabulary(self, name):
        return self.folder("corpora") / f"{name}.words"

    def trace(self, corpus, kind):
        return self.folder("traces") / f"{corpus}.{kind}.txt"

    def targets(self, corpus, kind):
        return self.folder("traces") / f"{corpus}.{kind}.targets.tsv"

    def index(self, peer, corpus):
        return self.folder("indices") / peer / corpus

    def log(self, name):
        return self.folder("logs") / f"{name}.log"

    def results(self, name):
        return self.folder("results") / f"{name}.json"

    def save(self, name, value):
        """Writes a result beside its place and moves it there, so that a stop never leaves half of one."""
        path = self.results(name)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
        new.replace(path)

    def load(self, name):
        """A saved result, or None."""
        path = self.results(name)
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def bytes_on_disk(path):
    """The blocks that a file or a folder occupies, in bytes: sparse files count what they hold."""
    path = Path(path)
    if not path.exists():
        return 0
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.lstat().st_blocks * 512 for file in files)


def stamp():
    """The present moment, as results name it."""
    return time.strftime("%Y-%m-%d %H:%M:%S")


def say(text):
    """Tells what happens, at once."""
    print(text, flush=True)

"""The corpora: what their records are, and how an engine is to treat them."""

import json
from dataclasses import asdict, dataclass

from . import debian, generator
from .workspace import say


@dataclass(frozen=True)
class Corpus:
    """Records and the roles of their attributes; every attribute but objectID has a role for every engine."""

    name: str
    title: str
    searchable: tuple  # by falling importance
    facets: tuple  # filters and counts
    numbers: tuple
    ranking: str  # the number by which equally good matches are ordered, the largest first
    counted: str  # the facet of the scenario `facet`
    filtered: tuple  # attribute and value of the scenario `filter`
    records: int = 0  # how many the generator makes
    traces_of: str = ""  # the corpus whose traces are played, itself when empty
    targets: int = 120
    everyday: bool = True  # False: only measured when it is named

    @property
    def trace_name(self):
        return self.traces_of or self.name

    def settings(self):
        """The index settings that say the same to our engine."""
        return {
            "searchableAttributes": list(self.searchable),
            "attributesForFaceting": list(self.facets),
            "customRanking": [f"desc({self.ranking})"],
        }

    def wire(self):
        """What a worker is told of the corpus."""
        return {**asdict(self), "settings": self.settings()}


def generated(name, title, records, **more):
    return Corpus(
        name=name, title=title, searchable=("name", "line"), facets=("category",), numbers=("year", "popularity"),
        ranking="popularity", counted="category", filtered=("category", "gallery"), records=records, **more)


CORPORA = {corpus.name: corpus for corpus in (
    Corpus(
        name="debian", title="the Debian packages", searchable=("name", "summary"),
        facets=("section", "priority", "maintainer"), numbers=("size", "popularity"), ranking="popularity",
        counted="section", filtered=("section", "python")),
    generated("million", "a million short records", 1_000_000),
    generated("tenmillion", "ten million short records", 10_000_000, traces_of="million", everyday=False),
    generated("quick", "two thousand short records", 2_000, targets=8, everyday=False),
)}


def make(workspace, corpus):
    """Writes the corpus's records as NDJSON unless they are there; returns the file."""
    path = workspace.corpus(corpus.name)
    if path.exists():
        return path
    new = path.with_suffix(".new")
    if corpus.name == "debian":
        count = debian.write(new)
    else:
        count = generator.write(new, corpus.records, words(workspace, corpus))
    new.replace(path)
    settings = json.dumps(corpus.settings(), indent=1) + "\n"
    path.with_suffix(".settings.json").write_text(settings, encoding="utf-8")
    say(f"{corpus.name}: {count:,} records, {path.stat().st_size / 1e6:.1f} MB")
    return path


def words(workspace, corpus):
    """The generator's vocabulary by falling frequency: of the Debian packages, for the quick corpus of the examples."""
    source = "examples" if corpus.name == "quick" else "debian"
    path = workspace.vocabulary(source)
    if not path.exists():
        texts = generator.example_texts() if source == "examples" else debian.texts()
        path.write_text("\n".join(generator.ranked_words(texts)) + "\n", encoding="utf-8")
    return path.read_text(encoding="utf-8").split()


def count_records(path):
    """How many lines a file of records has."""
    with open(path, "rb") as file:
        return sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b""))

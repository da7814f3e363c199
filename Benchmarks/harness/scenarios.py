"""What is asked of every engine: the trace, and what is asked beside the ten best hits and their exact number."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    trace: str
    facets: bool = False
    filter: bool = False

    def parameters(self, corpus):
        """The query parameters that say the same to our engine."""
        parameters = {"hitsPerPage": 10}
        if self.facets:
            parameters["facets"] = [corpus.counted]
        if self.filter:
            parameters["filters"] = '{}:"{}"'.format(*corpus.filtered)
        return parameters

    def wire(self, corpus):
        """What a worker is told of the scenario."""
        return {"name": self.name, "facets": self.facets, "filter": self.filter, "parameters": self.parameters(corpus)}


SCENARIOS = {scenario.name: scenario for scenario in (
    Scenario("prefix", "typed without a typo", "exact"),
    Scenario("typo", "typed with a typo", "typo"),
    Scenario("facet", "with a facet count", "exact", facets=True),
    Scenario("filter", "with a filter", "exact", filter=True),
)}


@dataclass(frozen=True)
class Lane:
    """An engine as it is measured: a peer, and an option of its queries when it can be asked in two ways."""

    name: str
    peer: str
    title: str
    option: str = ""
    without: tuple = ()  # scenarios that it cannot play
    note: str = ""


LANES = {lane.name: lane for lane in (
    Lane("multihits", "multihits", "Multihits"),
    Lane("typesense", "typesense", "Typesense",
         note="Expands a prefix or a typo to a few words only and looks for typos only where nothing else matched, so "
              "its counts are not exact; highlights; the time is the round trip on a loopback connection."),
    Lane("typesense-exhaustive", "typesense", "Typesense, exhaustive", option="exhaustive",
         note="Typesense with `exhaustive_search`, as exact counts need."),
    Lane("tantivy", "tantivy", "tantivy",
         note="Typos by fuzzy prefix terms, always on; cannot highlight prefixes and typos, so it only fetches the ten "
              "records."),
    Lane("tantivy-plain", "tantivy", "tantivy without typos", option="plain", without=("typo",),
         note="tantivy that does less than is asked: no typos."),
    Lane("sqlite", "sqlite", "SQLite FTS5", without=("typo",), note="Has no typos; highlights by `highlight()`."),
)}

# The better of these is what our engine is compared with.
RIVALS = ("typesense", "tantivy")

"""tantivy, through its Python wheel."""

import time

import tantivy as library
from tantivy import Occur, Query

from .base import Peer, allowed_typos, words

WRITER_MEMORY = 512 << 20
THREADS = 2


class Tantivy(Peer):
    def schema(self, corpus):
        builder = library.SchemaBuilder()
        builder.add_text_field("objectID", stored=True, tokenizer_name="raw", index_option="basic")
        for name in corpus["searchable"]:
            builder.add_text_field(name, stored=True)
        for name in corpus["facets"]:
            builder.add_text_field(name, stored=True, fast=True, tokenizer_name="raw", index_option="basic")
        for name in corpus["numbers"]:
            builder.add_unsigned_field(name, stored=True, indexed=True, fast=True)
        return builder.build()

    def build(self, data, index, corpus):
        start = time.perf_counter()
        made = library.Index(self.schema(corpus), path=index)
        writer = made.writer(heap_size=WRITER_MEMORY, num_threads=THREADS)
        add = writer.add_json  # the records are parsed by tantivy itself
        with open(data, encoding="utf-8") as file:
            for line in file:
                add(line)
        writer.commit()
        writer.wait_merging_threads()
        made.reload()
        records = made.searcher().num_docs
        return {"seconds": time.perf_counter() - start, "records": records, "version": library.__version__}

    def open(self, data, index, corpus):
        start = time.perf_counter()
        opened = library.Index.open(index)
        self.searcher = opened.searcher()
        seconds = time.perf_counter() - start
        self.fields_schema, self.corpus = opened.schema, corpus
        # What comes first in the list of searchable attributes weighs more.
        names = corpus["searchable"]
        self.weighted = [(name, float(4 * (len(names) - place))) for place, name in enumerate(names)]
        return {"seconds": seconds, "segments": self.searcher.num_segments, "version": library.__version__}

    def prepare(self, scenario, option):
        self.has_typos = option != "plain"
        self.filter = None
        if scenario["filter"]:
            attribute, value = self.corpus["filtered"]
            self.filter = Query.const_score_query(Query.term_query(self.fields_schema, attribute, value), 0.0)
        self.aggregation = None
        if scenario["facets"]:
            self.aggregation = {"values": {"terms": {"field": self.corpus["counted"], "size": 100}}}

    def clause(self, word, is_last):
        """Matches of one word in any attribute; words without typos weigh more than those with, whole ones most."""
        typos = allowed_typos(word) if self.has_typos else 0
        choices = []
        for name, weight in self.weighted:
            choices.append((Occur.Should, Query.boost_query(Query.term_query(self.fields_schema, name, word), weight)))
            if is_last:
                choices.append((Occur.Should, self.automaton(name, word, 0, True, weight)))
            if typos:
                choices.append((Occur.Should, self.automaton(name, word, typos, is_last, weight / 4)))
        return Query.boolean_query(choices)

    def automaton(self, name, word, typos, is_prefix, weight):
        query = Query.fuzzy_term_query(self.fields_schema, name, word, distance=typos, prefix=is_prefix)
        return Query.boost_query(query, weight)

    def ask(self, text):
        found = words(text)
        parts = [(Occur.Must, self.clause(word, place == len(found) - 1)) for place, word in enumerate(found)]
        if self.filter is not None:
            parts.append((Occur.Must, self.filter))
        query = Query.boolean_query(parts)
        searcher = self.searcher
        result = searcher.search(query, limit=10, count=True, weight_by_field=self.corpus["ranking"])
        records = [searcher.doc(address) for _, address in result.hits]
        if self.aggregation:
            searcher.aggregate(query, self.aggregation)
        return result.count, records

    def read(self, answer):
        count, records = answer
        return count, [record.get_first("objectID") for record in records]

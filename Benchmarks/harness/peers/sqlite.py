"""SQLite FTS5, through apsw where it is installed, else through Python's own module."""

import json
import os
import time

from .base import Peer, words

try:
    import apsw

    VERSION = apsw.sqlite_lib_version()

    def connect(path):
        return apsw.Connection(path)
except ImportError:
    import sqlite3

    VERSION = sqlite3.sqlite_version

    def connect(path):
        return sqlite3.connect(path, isolation_level=None)


def database(index):
    return os.path.join(index, "records.db")


class SQLite(Peer):
    def build(self, data, index, corpus):
        start = time.perf_counter()
        base = connect(database(index))
        base.execute("pragma journal_mode = off").fetchall()
        base.execute("pragma synchronous = off").fetchall()
        searchable, others = corpus["searchable"], corpus["facets"] + corpus["numbers"]
        columns = ["objectID", *searchable, *others]
        base.execute(f"create table records (id integer primary key, {', '.join(columns)})")
        base.execute(
            f"create virtual table texts using fts5 ({', '.join(searchable)}, content='records', content_rowid='id', "
            "prefix='1 2 3', tokenize='unicode61')")
        insert = f"insert into records ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
        base.execute("begin")
        with open(data, encoding="utf-8") as file:
            rows = ([record[column] for column in columns] for record in map(json.loads, file))
            base.cursor().executemany(insert, rows)
        base.execute("insert into texts (texts) values ('rebuild')")
        weights = ", ".join(str(4 * (len(searchable) - place)) for place in range(len(searchable)))
        base.execute(f"insert into texts (texts, rank) values ('rank', 'bm25({weights})')")
        for name in corpus["facets"]:
            base.execute(f"create index by_{name} on records ({name})")
        base.execute("commit")
        base.execute("insert into texts (texts) values ('optimize')")
        records = base.execute("select count(*) from records").fetchall()[0][0]
        base.close()
        return {"seconds": time.perf_counter() - start, "records": records, "version": VERSION}

    def open(self, data, index, corpus):
        start = time.perf_counter()
        self.base = connect(database(index))
        self.base.execute("pragma query_only = on").fetchall()
        self.base.execute("pragma mmap_size = 8000000000").fetchall()
        self.base.execute("pragma cache_size = -400000").fetchall()
        self.base.execute("select rowid from texts limit 1").fetchall()
        self.corpus = corpus
        return {"seconds": time.perf_counter() - start, "version": VERSION}

    def prepare(self, scenario, option):
        corpus = self.corpus
        names = corpus["searchable"]
        marked = ", ".join(f"highlight(texts, {place}, '<em>', '</em>')" for place in range(len(names)))
        others = ", ".join(f"records.{name}" for name in ["objectID", *corpus["facets"], *corpus["numbers"]])
        matched = "from texts where texts match ?1"
        joined = "from texts cross join records on records.id = texts.rowid where texts match ?1"
        self.values = ()
        if scenario["filter"]:
            attribute, value = corpus["filtered"]
            self.values = (value,)
            matched = joined = f"{joined} and records.{attribute} = ?2"
        # Rows come in the order of their rank, so that only those shown are highlighted and fetched.
        self.top = f"select {others}, {marked} {joined} order by texts.rank limit 10"
        self.count = f"select count(*) {matched}"
        self.facets = None
        if scenario["facets"]:
            counted = corpus["counted"]
            self.facets = f"select records.{counted}, count(*) {joined} group by 1 order by 2 desc limit 100"

    def ask(self, text):
        match = " ".join(f'"{word}"' for word in words(text)) + "*"
        bindings = (match, *self.values)
        hits = self.base.execute(self.top, bindings).fetchall()
        count = self.base.execute(self.count, bindings).fetchall()[0][0]
        if self.facets:
            self.base.execute(self.facets, bindings).fetchall()
        return count, hits

    def read(self, answer):
        count, hits = answer
        return count, [hit[0] for hit in hits]

#!/usr/bin/env python3
"""Makes films.db, the database that Datasette serves, from the records of the example movie-night."""

import json
import sqlite3
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
RECORDS = HERE.parent / "movie-night" / "data"

SCHEMA = """
CREATE TABLE films (
  id TEXT PRIMARY KEY, title TEXT, year INTEGER, country TEXT, directors TEXT, score REAL);
CREATE TABLE actors (
  id TEXT PRIMARY KEY, name TEXT, alternative_name TEXT, born INTEGER, country TEXT, rating REAL);

-- The words of both; `unicode61` takes accents off, so that "amelie" finds "Amélie".
CREATE VIRTUAL TABLE films_text USING fts5(
  title, directors, content="films", tokenize="unicode61 remove_diacritics 2");
CREATE VIRTUAL TABLE actors_text USING fts5(
  name, alternative_name, content="actors", tokenize="unicode61 remove_diacritics 2");

-- One row for each value that a film can be found and counted by.
CREATE TABLE film_values (film TEXT, attribute TEXT, value TEXT);
CREATE INDEX film_values_of_film ON film_values (film, attribute);
"""


def main():
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "films.db"
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    database.executescript(SCHEMA)
    for film in json.loads((RECORDS / "films.json").read_text(encoding="utf-8")):
        database.execute(
            "INSERT INTO films VALUES (?, ?, ?, ?, ?, ?)",
            (film["objectID"], film["title"], film["year"], film["country"], ", ".join(film["directors"]),
             film["ratings"]["average"]))
        values = [("country", film["country"]), ("year", film["year"]), *(("genres", name) for name in film["genres"])]
        database.executemany(
            "INSERT INTO film_values VALUES (?, ?, ?)", [(film["objectID"], name, str(value)) for name, value in values])
    for actor in json.loads((RECORDS / "actors.json").read_text(encoding="utf-8")):
        database.execute(
            "INSERT INTO actors VALUES (?, ?, ?, ?, ?, ?)",
            (str(actor["id"]), actor["name"], actor.get("alternative_name"), actor["born"], actor["country"],
             actor["rating"]))
    for table in ("films_text", "actors_text"):
        database.execute(f"INSERT INTO {table} ({table}) VALUES ('rebuild')")
    database.commit()
    database.execute("VACUUM")
    database.close()
    print(f"wrote {path}")


if __name__ == "__main__":
    main()

import json
import os
import unittest
from unittest import mock

from harness import corpora, debian, generator
from tests.support import QUICK, WorkspaceTest

WORDS = generator.ranked_words(["alpha beta gamma delta", "alpha beta gamma", "alpha beta", "alpha"])

PACKAGES = """\
Package: {name}
Depends: base (>= 2), tools | more-tools
Description: First line of {name}
 second line
Section: games
Priority: optional
Maintainer: Someone <someone@example.org>
Size: 12

"""


class GeneratorTests(unittest.TestCase):
    def test_words_are_ranked_by_how_often_they_come(self):
        self.assertEqual(WORDS, ["alpha", "beta", "gamma", "delta"])

    def test_the_same_words_give_the_same_records_and_fewer_come_first(self):
        many = list(generator.lines(300, WORDS))
        self.assertEqual(many, list(generator.lines(300, WORDS)))
        self.assertEqual(many[:100], list(generator.lines(100, WORDS)))

    def test_records_have_names_of_two_to_six_words_and_one_line(self):
        records = [json.loads(line) for line in generator.lines(500, WORDS)]
        self.assertEqual({len(record["name"].split()) for record in records}, {2, 3, 4, 5, 6})
        self.assertEqual(len({record["objectID"] for record in records}), 500)
        for record in records:
            self.assertEqual(
                list(record), ["objectID", *QUICK.searchable, *QUICK.facets, *QUICK.numbers])
            self.assertTrue(record["line"].endswith(".") and "\n" not in record["line"])

    def test_frequent_words_come_as_often_as_zipf_says(self):
        words = [f"w{rank}" for rank in range(1_000)]
        deck = generator.zipf_deck(words)
        self.assertEqual(set(deck), set(words))
        self.assertAlmostEqual(deck.count("w0") / deck.count("w99"), (99 + 3.7) / 3.7, delta=0.5)

    def test_the_vocabulary_grows_with_the_text(self):
        words = [f"{head}{tail}" for head in "bcdfghklmnprstvw" for tail in ("arm", "elf", "ink", "old", "ump", "yre")]
        lines = list(generator.lines(4_000, words))
        few, many = (len(set(" ".join(lines[:count]).lower().split())) for count in (1_000, 4_000))
        self.assertGreater(many, few * 1.5)


class DebianTests(WorkspaceTest):
    def packages(self, *names):
        """An apt-cache that knows packages of these names, and many others."""
        folder = self.workspace.folder("bin")
        names = [*names, *(f"filler-{number}" for number in range(1_000))]
        (folder / "packages").write_text("".join(PACKAGES.format(name=name) for name in names), encoding="utf-8")
        (folder / "apt-cache").write_text(f'#!/bin/sh\nexec cat "{folder}/packages"\n', encoding="utf-8")
        (folder / "apt-cache").chmod(0o755)
        self.enterContext(mock.patch.dict(os.environ, {"PATH": f"{folder}:{os.environ['PATH']}"}))

    def test_a_package_becomes_a_record_and_its_dependents_its_popularity(self):
        self.packages("base", "tools", "base")
        path = self.workspace.corpus("debian")
        self.assertEqual(debian.write(path), 1_002)
        first = json.loads(path.read_text(encoding="utf-8").split("\n")[0])
        self.assertEqual(first, {
            "objectID": "base", "name": "base", "summary": "First line of base", "section": "games",
            "priority": "optional", "maintainer": "Someone <someone@example.org>", "size": 12, "popularity": 1_002})

    def test_a_machine_without_package_lists_is_told_what_to_do(self):
        self.packages()
        (self.workspace.folder("bin") / "packages").write_text("", encoding="utf-8")
        with self.assertRaisesRegex(SystemExit, "apt-get update"):
            debian.write(self.workspace.corpus("debian"))

    def test_the_vocabulary_is_made_once(self):
        self.packages("base")
        words = corpora.words(self.workspace, corpora.CORPORA["million"])
        self.assertIn("someone", words)
        (self.workspace.folder("bin") / "packages").unlink()
        self.assertEqual(corpora.words(self.workspace, corpora.CORPORA["million"]), words)


class CorpusTests(WorkspaceTest):
    def test_the_quick_corpus_needs_nothing_but_the_repository(self):
        path = corpora.make(self.workspace, QUICK)
        self.assertEqual(corpora.count_records(path), QUICK.records)

    def test_settings_name_the_same_roles(self):
        self.assertEqual(QUICK.settings(), {
            "searchableAttributes": ["name", "line"], "attributesForFaceting": ["category"],
            "customRanking": ["desc(popularity)"]})


if __name__ == "__main__":
    unittest.main()

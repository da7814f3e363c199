import random
import unittest

from harness import traces
from tests.support import QUICK, WorkspaceTest


def is_one_typo(typed, meant):
    """Whether one letter was replaced, added or left out, or two neighbours were swapped."""
    if len(typed) == len(meant):
        places = [place for place in range(len(meant)) if typed[place] != meant[place]]
        swapped = len(places) == 2 and places[1] == places[0] + 1 and (
            typed[places[0]], typed[places[1]]) == (meant[places[1]], meant[places[0]])
        return len(places) == 1 or swapped
    longer, shorter = sorted((typed, meant), key=len, reverse=True)
    return len(longer) == len(shorter) + 1 and any(
        longer[:place] + longer[place + 1 :] == shorter for place in range(len(longer)))


class TraceTests(WorkspaceTest):
    def setUp(self):
        super().setUp()
        self.make_quick_corpus()

    def rows(self, kind):
        keystrokes = self.workspace.trace(QUICK.name, kind).read_text(encoding="utf-8").split("\n")[:-1]
        targets = self.workspace.targets(QUICK.name, kind).read_text(encoding="utf-8").splitlines()
        return keystrokes, [row.split("\t") for row in targets]

    def test_every_target_is_typed_one_character_after_the_other(self):
        for kind in traces.KINDS:
            keystrokes, targets = self.rows(kind)
            self.assertGreater(len(targets), 3)
            typed = [target[3][:end] for target in targets for end in range(1, len(target[3]) + 1)]
            self.assertEqual(keystrokes, typed)
            for first, last, _, text, _ in targets:
                self.assertEqual(keystrokes[int(first)], text[0])
                self.assertEqual(keystrokes[int(last)], text)

    def test_an_exact_trace_types_what_was_meant(self):
        for target in self.rows("exact")[1]:
            self.assertEqual(target[3], target[4])

    def test_a_typo_trace_has_one_typo_in_a_long_word(self):
        for _, _, _, typed, meant in self.rows("typo")[1]:
            self.assertTrue(is_one_typo(typed, meant), f"{typed} for {meant}")

    def test_traces_are_the_same_for_the_same_corpus(self):
        before = self.rows("typo")
        for kind in traces.KINDS:
            self.workspace.targets(QUICK.name, kind).unlink()
        traces.make(self.workspace, QUICK)
        self.assertEqual(self.rows("typo"), before)

    def test_targets_are_read_with_their_last_keystroke(self):
        _, rows = self.rows("exact")
        expected = [(int(row[1]), row[2]) for row in rows]
        self.assertEqual(traces.read_targets(self.workspace.targets(QUICK.name, "exact")), expected)


class TypingTests(unittest.TestCase):
    def test_short_words_are_never_mistyped(self):
        self.assertIsNone(traces.mistype("abc defg 12345", random.Random(1)))

    def test_the_first_letter_is_always_right(self):
        for seed in range(300):
            typed = traces.mistype("an example", random.Random(seed))
            self.assertTrue(typed.startswith("an e"), f"seed {seed}: {typed}")
            self.assertTrue(is_one_typo(typed, "an example"), f"seed {seed}: {typed}")

    def test_words_are_typed_without_what_stands_around_them(self):
        found = {traces.words_to_type("- C++, (Lib-Dev) 3.14.", True, random.Random(seed)) for seed in range(20)}
        self.assertEqual(found, {"c++", "c++ lib-dev", "c++ lib-dev 3.14"})


if __name__ == "__main__":
    unittest.main()

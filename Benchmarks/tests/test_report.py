import unittest
from pathlib import Path
from unittest import mock

from harness import figures, quick, report, targets
from harness.playing import percentile
from tests.support import QUICK, WorkspaceTest


def row(times, run="one", counts=None, **more):
    """What is saved of a lane, with times in milliseconds."""
    times = [round(time * 1e6) for time in times]
    counts = counts or [3] * len(times)
    return {
        "times": times, "lengths": [1 + place % 12 for place in range(len(times))], "of": len(times), "counts": counts,
        "changed": 0, "found": 0.5, "peak": 1 << 20, "open": {"seconds": 0.001}, "run": run,
        "at": "2020-02-02 02:02:02", "disturbed": 0.01, **more}


class FigureTests(unittest.TestCase):
    def test_a_percentile_is_a_value_that_was_measured(self):
        values = list(range(1, 201))
        self.assertEqual([percentile(values, percent) for percent in (50, 95, 99, 100)], [100, 190, 198, 200])
        self.assertEqual(percentile([7], 50), 7)

    def test_ours_is_compared_with_the_better_rival_at_each_percentile(self):
        rows = {
            "multihits": row([1] * 100), "typesense": row([4] * 90 + [9] * 10), "tantivy": row([6] * 100),
            "sqlite": row([0.1] * 100)}
        self.assertEqual(figures.advantage(rows), [4, 6, 6])

    def test_only_keystrokes_that_all_finished_are_compared(self):
        rows = {"multihits": row([1, 1, 50, 50]), "typesense": row([2, 2])}
        self.assertEqual(figures.advantage(rows), [2, 2, 2])

    def test_other_runs_are_not_compared(self):
        rows = {"multihits": row([1], run="two"), "typesense": row([3])}
        self.assertIsNone(figures.advantage(rows))
        self.assertIsNone(figures.advantage({"multihits": row([1])}))

    def test_fewer_hits_than_without_typos_are_seen(self):
        rows = {"multihits": row([1, 1], counts=[2, 9]), "sqlite": row([1, 1], counts=[3, 3])}
        self.assertEqual(figures.below(rows), 1)


class ReportTests(WorkspaceTest):
    def save_figures(self):
        lanes = {"multihits": row([0.1] * 20), "typesense": row([1] * 20), "tantivy": row([0.5] * 20)}
        for scenario in ("prefix", "facet"):
            self.workspace.save(f"play-million-{scenario}", lanes)
        build = {"seconds": 2.0, "records": 1_000, "index": 50, "data": 100, "peak": 1 << 20, "disturbed": 0.0,
                 "at": "2020-02-02 02:02:02"}
        self.workspace.save("build-million", {"multihits": build, "tantivy": {**build, "seconds": 5.0, "index": 70}})
        self.workspace.save("processes-million", {
            "search": 0.012, "batch": 0.0006, "engine": 0.0005, "at": "2020-02-02 02:02:02", "disturbed": 0.0})

    def test_tables_stand_between_the_marks(self):
        self.save_figures()
        readme = self.workspace.root / "README.md"
        readme.write_text(f"before\n{report.START}\nold\n{report.END}\nafter\n", encoding="utf-8")
        with mock.patch.object(report, "BENCHMARKS", Path(self.workspace.root)):
            report.write(self.workspace)
            report.write(self.workspace)
        text = readme.read_text(encoding="utf-8")
        self.assertTrue(text.startswith(f"before\n{report.START}\n\nMeasured on "))
        self.assertTrue(text.endswith(f"\n\n{report.END}\nafter\n"))
        self.assertNotIn("old", text)
        self.assertIn("last on 2020-02-02.", text)
        self.assertIn("prefix 5.0 / 5.0 / 5.0, typo –, facet 5.0 / 5.0 / 5.0, filter –.", text)

    def test_targets_say_what_was_measured_and_how(self):
        self.save_figures()
        text = targets.table(self.workspace)
        self.assertIn("| 5.0, 5.0 and 5.0 times | `python3 Benchmarks/engine.py play --corpora million", text)
        self.assertIn("| 500 records/s, 2.5 times as fast |", text)
        self.assertIn("| 0.50 of the data, tantivy 0.70 |", text)
        self.assertIn("| 12.0 ms |", text)
        self.assertIn("| 1.2 times (0.600 ms to 0.500 ms) |", text)
        self.assertIn("| not measured |", text)

    def test_growth_compares_the_same_trace(self):
        self.workspace.save("play-million-prefix", {"multihits": row([1] * 10)})
        self.workspace.save("play-tenmillion-prefix", {"multihits": row([2] * 5)})
        self.assertIn("| 2.0 times |", targets.table(self.workspace))

    def test_changed_numbers_of_hits_are_told(self):
        self.workspace.save("play-quick-prefix", {"multihits": row([1], changed=2)})
        self.assertIn("Multihits changed 2 numbers of hits", report.keystrokes(self.workspace, QUICK))


class QuickTests(WorkspaceTest):
    def test_a_small_run_of_what_is_here_passes(self):
        with mock.patch.object(quick, "available", lambda _: ["sqlite"]):
            quick.measure(self.workspace)
        rows = self.workspace.load("play-quick-prefix")
        self.assertEqual(list(rows), ["sqlite"])
        self.assertEqual(list(quick.check(self.workspace, ["sqlite"], ["sqlite"])), [])

    def test_a_small_run_complains(self):
        self.workspace.save("build-quick", {"sqlite": {"records": 3}})
        for scenario in ("prefix", "facet", "filter"):
            self.workspace.save(f"play-quick-{scenario}", {"sqlite": row([1], changed=1)})
        self.workspace.save("play-quick-typo", {})
        problems = list(quick.check(self.workspace, ["sqlite", "tantivy"], ["sqlite", "tantivy"]))
        self.assertIn("sqlite did not build an index of all records", problems)
        self.assertIn("sqlite changed numbers of hits between rounds of facet", problems)
        self.assertIn("tantivy did not play all of prefix", problems)


if __name__ == "__main__":
    unittest.main()

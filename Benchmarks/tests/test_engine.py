import subprocess
import unittest
from pathlib import Path

from harness.playing import percentile
from harness.workers import engine
from tests.support import QUICK, WorkspaceTest


@unittest.skipUnless(Path(engine()).exists(), "multihits-bench is not built")
class EngineTests(WorkspaceTest):
    """multihits-bench by itself; what the harness asks of it is in the quick run."""

    def setUp(self):
        super().setUp()
        self.make_quick_corpus()
        self.results = self.workspace.root / "results.tsv"

    def play(self, *more):
        records = self.workspace.corpus(QUICK.name)
        return subprocess.run(
            [engine(), "play", "--records", str(records), "--settings", str(records.with_suffix(".settings.json")),
             "--index", str(self.workspace.folder("index")), "--trace", str(self.workspace.trace(QUICK.name, "typo")),
             "--rounds", "1", *more], capture_output=True, text=True, check=False)

    def test_it_prints_the_spread_of_the_times_that_it_writes(self):
        done = self.play("--results", str(self.results))
        self.assertEqual(done.returncode, 0, done.stderr)
        times = sorted(int(line.split("\t")[0]) for line in self.results.read_text(encoding="utf-8").splitlines())
        printed = next(line.split() for line in done.stdout.splitlines() if line.split()[0] == "all")
        expected = [f"{(percentile(times, percent) + 500) // 1000 / 1000:.3f}" for percent in (50, 95, 99, 100)]
        self.assertEqual(printed[1:], [str(len(times)), *expected])

    def test_it_fails_when_other_hits_are_expected(self):
        self.play("--results", str(self.results))
        self.assertEqual(self.play("--expect", str(self.results)).returncode, 0)
        lines = self.results.read_text(encoding="utf-8").splitlines()
        time, count, *hits = lines[3].split("\t")
        lines[3] = "\t".join([time, str(int(count) + 1), *hits])
        self.results.write_text("\n".join(lines) + "\n", encoding="utf-8")
        done = self.play("--expect", str(self.results))
        self.assertEqual(done.returncode, 1)
        self.assertIn("keystroke 4 ", done.stderr)


if __name__ == "__main__":
    unittest.main()

import json
import tempfile
import unittest
from pathlib import Path

from harness import remote, targets
from tests.support import QUICK, WorkspaceTest


class LoadTests(unittest.TestCase):
    def test_whole_rounds_of_what_the_load_generator_sends_count(self):
        text = (
            "round\t100.250000\nround\t101.250000\nround\t102.250000\n"
            "  512 requests in 2.50s, 1.00MB read\nRequests/sec:    204.80\nTransfer/sec:    0.50MB\n")
        self.assertEqual(remote.read_load(text, 206, 0.1024), (206.0, 0.0002))

    def test_less_than_a_round_is_no_measurement(self):
        with self.assertRaisesRegex(SystemExit, "did not send all 600 requests"):
            remote.read_load("round\t100.250000\n  412 requests in 2.00s\n", 600, 1)

    def test_refused_requests_are_no_measurement(self):
        for line in ("  Non-2xx or 3xx responses: 3", "  Socket errors: connect 0, read 1, write 0, timeout 0"):
            with self.assertRaises(SystemExit):
                remote.read_load(f"round\t1.5\nround\t2.5\n  4 requests in 2.00s\n{line}\n", 2, 1)

    def test_the_searches_of_a_recording_are_its_requests(self):
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            search = {"request": {"target": "/multi_search", "json": {"searches": [{"q": "é \"x\""}]}}}
            schema = {"request": {"target": "/collections/measured"}}
            for name, recording in (("b", search), ("a", schema)):
                (folder / f"{name}.json").write_text(json.dumps(recording), encoding="utf-8")
            self.assertEqual(remote.recorded_bodies(folder), ['{"searches":[{"q":"é \\"x\\""}]}'])


class SpecTests(WorkspaceTest):
    def test_workloads_are_specs_over_the_same_index(self):
        for name, sections in (("one", ["hits"]), ("two", ["some", "hits"])):
            path = remote.write_spec(self.workspace, QUICK, 8108, remote.WORKLOADS[name])
            spec = json.loads(path.read_text(encoding="utf-8"))
            self.assertEqual([module["id"] for module in spec["indexModules"]], sections)
            self.assertEqual({module["indexName"] for module in spec["indexModules"]}, set(spec["indices"]))
            # The key stays in the environment.
            self.assertEqual(spec["backends"]["cluster"]["apiKey"], "${MEASURED_KEY}")

    def test_chosen_texts_are_long_enough_and_each_is_there_once(self):
        trace = self.workspace.trace(QUICK.name, "exact")
        trace.write_text("".join(f"{text}\n" for text in ("a", "ab", "abc", "abcd", "abc", "xyz")), encoding="utf-8")
        self.assertEqual(remote.choose(self.workspace, QUICK), ["abc", "abcd", "xyz"])

    def test_targets_tell_what_was_measured(self):
        row = {"batch": 95.0, "generator": 100.0, "own": 0.00015, "generatorOwn": 0.00002}
        self.workspace.save("remote-debian", {"one": {**row, "at": "2020-02-02 02:02:02"}})
        table = targets.table(self.workspace)
        self.assertIn("| 95% (95 of 100 a second) |", table)
        self.assertIn("| 0.15 ms (wrk 0.02 ms) |", table)


if __name__ == "__main__":
    unittest.main()

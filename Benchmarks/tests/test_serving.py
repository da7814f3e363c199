import tempfile
import unittest
from pathlib import Path

from harness import serving, targets
from tests.support import WorkspaceTest


class Server:
    name = "some"
    url = "http://127.0.0.1:7700"

    def request(self, text):
        return "POST", "/search", f'{{"q":"{text}"}}'

    def headers(self):
        return {"key": 'a"b'}


class LoadTests(unittest.TestCase):
    def test_what_wrk_prints_is_read(self):
        text = (
            "  400 requests in 2.00s, 1.00MB read\nRequests/sec:    200.00\n"
            "percentile 50 1500\npercentile 95 4000\npercentile 99 9000\n")
        self.assertEqual(
            serving.read(text, 0.4), {"rate": 200.0, "own": 0.001, "p50": 0.0015, "p95": 0.004, "p99": 0.009})

    def test_refused_requests_are_no_measurement(self):
        with self.assertRaises(SystemExit):
            serving.read("  4 requests in 2.00s\n  Non-2xx or 3xx responses: 3\nRequests/sec: 2.0\n", 1)

    def test_each_text_of_the_trace_is_a_request(self):
        with tempfile.TemporaryDirectory() as place:
            script = serving.write_script(Path(place), Server(), ["a", "ab"])
            lines = (Path(place) / "some.txt").read_text(encoding="utf-8").split("\n")
            self.assertEqual(lines, ['POST\t/search\t{"q":"a"}', 'POST\t/search\t{"q":"ab"}', ""])
            self.assertIn('["Host"] = "127.0.0.1:7700"', script.read_text(encoding="utf-8"))
            self.assertIn('["key"] = "a\\"b"', script.read_text(encoding="utf-8"))


class TargetTests(WorkspaceTest):
    def test_targets_tell_what_was_measured(self):
        own = {"rate": 600.0, "own": 0.0015, "p50": 0.005, "p95": 0.015, "p99": 0.02, "ready": 0.018}
        peer = {"rate": 100.0, "own": 0.01, "p50": 0.04, "p95": 0.06, "p99": 0.1}
        rows = {name: {**row, "at": "2020-02-02 02:02:02"} for name, row in (("multihits", own), ("typesense", peer))}
        self.workspace.save("serving-million", rows)
        table = targets.table(self.workspace)
        self.assertIn("| 6.0, 8.0, 4.0 and 5.0 times |", table)
        self.assertIn("| 18 ms |", table)


if __name__ == "__main__":
    unittest.main()

import json
import sys
import unittest

from harness import screen, targets
from tests.support import QUICK, WorkspaceTest


class ScreenTests(WorkspaceTest):
    def test_a_key_is_timed_to_the_first_and_to_the_last_byte(self):
        echo = "import os, time\nprint('ready', flush=True)\nos.read(0, 1)\nos.write(1, b'a')\ntime.sleep(0.05)\n"
        command = [sys.executable, "-c", "import tty\ntty.setraw(0)\n" + echo + "os.write(1, b'bcd')\nos.read(0, 1)"]
        with screen.Screen(command) as shown:
            first, last, size = shown.press(b"x")
        self.assertLess(first, last)
        self.assertGreaterEqual(last - first, 0.04)
        self.assertEqual(size, 4)

    def test_a_program_that_draws_nothing_is_told(self):
        with self.assertRaises(SystemExit):
            screen.Screen([sys.executable, "-c", "import time\ntime.sleep(5)"])

    def test_the_spec_searches_with_the_key(self):
        spec = json.loads(screen.write_spec(self.workspace, QUICK).read_text(encoding="utf-8"))
        self.assertEqual(spec["searchBox"], {"debounce": "0ms"})
        self.assertEqual([module["id"] for module in spec["indexModules"]], ["hits", "some"])

    def test_targets_tell_what_was_measured(self):
        keys = [(0.001, 0.004, 100), (0.002, 0.01, 200), (0.001, 0.005, 300)]
        self.workspace.save("screen-million", {**screen.summary(keys), "at": "2020-02-02 02:02:02"})
        table = targets.table(self.workspace)
        self.assertIn("letter p50 1.0 ms, p99 2.0 ms; results p50 5.0 ms, p99 10.0 ms", table)


if __name__ == "__main__":
    unittest.main()

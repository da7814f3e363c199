import json
import os
import sys
import time
import unittest

from harness import screen, targets
from tests.support import QUICK, WorkspaceTest


class ScreenTests(WorkspaceTest):
    def test_a_key_is_timed_to_the_first_and_to_the_last_byte(self):
        class Scripted(screen.Screen):
            def __init__(self, terminal):
                self.terminal = terminal

            def read_until_quiet(self, patience):
                now = time.perf_counter()
                return [(now + 1, 1), (now + 3, 3)]

        reading, writing = os.pipe()
        first, last, size = Scripted(writing).press(b"x")
        self.assertEqual(os.read(reading, 9), b"x")
        os.close(reading)
        os.close(writing)
        self.assertGreaterEqual(first, 1)
        self.assertAlmostEqual(last - first, 2)
        self.assertEqual(size, 4)

    def test_what_a_key_changes_is_read(self):
        lines = ["import os, tty", "tty.setraw(0)", "print('ready', flush=True)"]
        lines += ["os.read(0, 1)", "os.write(1, b'abcd')"]
        echo = "\n".join(lines + ["os.read(0, 1)"])
        with screen.Screen([sys.executable, "-c", echo]) as shown:
            first, last, size = shown.press(b"x")
        self.assertLess(0, first)
        self.assertLessEqual(first, last)
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

import unittest

from harness import order

# A profile as callgrind writes it: names stand once, lines of what a call cost follow the line of the call.
PROFILE = """\
ob=(1) /program
fn=(1) main
12 40
cfn=(2) read
calls=3 7
+1 900
cfn=(3) write
calls=1 7
* 100
fn=(2)
7 300
cob=(2) /libc.so.6
cfn=(4) malloc
calls=6 0
7 600
cfn=(5) read'2
calls=2 7
-2 50
"""


class OrderTests(unittest.TestCase):
    def test_calls_of_a_profile_have_their_number_and_cost(self):
        self.assertEqual(dict(order.read_calls(PROFILE.splitlines())), {
            ("main", "read"): (3, 900), ("main", "write"): (1, 100), ("read", "malloc"): (6, 600),
            ("read", "read"): (2, 50)})

    def test_functions_stand_behind_who_calls_them_with_the_costliest_first(self):
        calls = {("main", "write"): 100, ("main", "read"): 900, ("read", "malloc"): 600, ("read", "read"): 50,
                 ("other", "free"): 5}
        self.assertEqual(order.depth_first(calls), ["main", "read", "malloc", "write", "other", "free"])


if __name__ == "__main__":
    unittest.main()

"""What the tests share: a work folder that goes away, and a small corpus in it."""

import tempfile
import unittest

from harness import corpora, traces
from harness.workspace import Workspace

QUICK = corpora.CORPORA["quick"]


class WorkspaceTest(unittest.TestCase):
    """A test with a work folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="multihits-bench-test.")
        self.addCleanup(folder.cleanup)
        self.workspace = Workspace(folder.name)

    def make_quick_corpus(self):
        corpora.make(self.workspace, QUICK)
        traces.make(self.workspace, QUICK)

import json
import socket
import threading
import unittest
import unittest.mock

from harness import playing
from harness.peers.base import allowed_typos, words
from harness.peers.http import Connection
from harness.scenarios import LANES, SCENARIOS
from harness.workers import Worker, WorkerFailed, fresh
from tests.support import QUICK, WorkspaceTest


class SQLiteTests(WorkspaceTest):
    """The whole way through a worker, with the one peer that needs no installation."""

    def setUp(self):
        super().setUp()
        self.make_quick_corpus()
        self.data = self.workspace.corpus(QUICK.name)
        self.index = self.workspace.index("sqlite", QUICK.name)
        fresh(self.index)
        self.worker = self.enterContext(Worker(self.workspace, "sqlite"))
        self.common = {"data": str(self.data), "index": str(self.index), "corpus": QUICK.wire()}

    def records(self):
        return [json.loads(line) for line in self.data.read_text(encoding="utf-8").splitlines()]

    def plain_count(self, text, scenario):
        """The hits by judging every record; ASCII only."""
        wanted = words(text)
        attribute, value = QUICK.filtered
        count = 0
        for record in self.records():
            known = {word for name in QUICK.searchable for word in words(record[name])}
            matches = all(word in known for word in wanted[:-1]) and any(word.startswith(wanted[-1]) for word in known)
            count += matches and (not scenario.filter or record[attribute] == value)
        return count

    def test_a_built_index_counts_as_judging_every_record_does(self):
        self.assertEqual(self.worker.ask(do="build", **self.common)["records"], QUICK.records)
        self.worker.ask(do="open", **self.common)
        for name in ("prefix", "facet", "filter"):
            player = playing.Player(self.workspace, QUICK, SCENARIOS[name], LANES["sqlite"], self.worker, 10)
            player.play()
            player.play()
            row = player.row()
            self.assertEqual(len(row["times"]), row["of"])
            self.assertEqual(row["changed"], 0)
            checked = [place for place, text in enumerate(player.texts) if text.isascii()][::7]
            self.assertGreater(len(checked), 5)
            for place in checked:
                self.assertEqual(row["counts"][place], self.plain_count(player.texts[place], SCENARIOS[name]))

    def test_a_worker_that_ends_early_is_told(self):
        with self.assertRaisesRegex(WorkerFailed, "sqlite failed"):
            self.worker.ask(do="play")

    def test_a_round_ends_with_its_time(self):
        self.worker.ask(do="build", **self.common)
        self.worker.ask(do="open", **self.common)
        player = playing.Player(self.workspace, QUICK, SCENARIOS["prefix"], LANES["sqlite"], self.worker, 0)
        player.play()
        self.assertEqual(len(player.counts), 1)


class MissingEngineTests(WorkspaceTest):
    def test_a_missing_engine_says_how_to_build_it(self):
        with unittest.mock.patch.dict("os.environ", {"MULTIHITS_BENCH": "/nowhere/multihits-bench"}):
            with self.assertRaisesRegex(WorkerFailed, "make bench-build"):
                Worker(self.workspace, "multihits")


class PlayerTests(WorkspaceTest):
    def test_the_median_of_the_rounds_counts_and_changed_numbers_of_hits_are_seen(self):
        self.make_quick_corpus()
        player = playing.Player(self.workspace, QUICK, SCENARIOS["prefix"], LANES["sqlite"], None, 1)
        player.take([["5", "7", "a", "b"], ["5", "8"]])
        for times in ((10, 1), (30, 2), (20, 3)):
            player.take([[str(times[0]), "7"], [str(times[1]), "9"]])
        self.assertEqual([statistic for statistic in map(sorted, zip(*player.rounds))], [[10, 20, 30], [1, 2, 3]])
        self.assertEqual(player.changed, 3)
        self.assertEqual(player.hits[0], ["a", "b"])


class QueryWordTests(unittest.TestCase):
    def test_words_are_runs_of_letters_and_digits(self):
        self.assertEqual(words("Lua-event_5 é"), ["lua", "event", "5", "é"])

    def test_typos_are_allowed_by_length(self):
        self.assertEqual([allowed_typos("x" * length) for length in (3, 4, 7, 8)], [0, 1, 1, 2])


class ConnectionTests(unittest.TestCase):
    """The small HTTP client against a server that answers with prepared bytes, cut anywhere."""

    def answer_to(self, pieces):
        listener = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(listener.close)

        def serve():
            accepted, _ = listener.accept()
            with accepted:
                accepted.recv(1 << 16)
                for piece in pieces:
                    accepted.sendall(piece)

        thread = threading.Thread(target=serve)
        thread.start()
        self.addCleanup(thread.join)
        connection = Connection(listener.getsockname()[1], "key")
        self.addCleanup(connection.close)
        return connection.get("/")

    def test_a_body_of_known_length(self):
        self.assertEqual(self.answer_to([b"HTTP/1.1 200 OK\r\nContent-Len", b"gth: 5\r\n\r\nab", b"cde"]), b"abcde")

    def test_a_body_in_chunks(self):
        head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        answer = self.answer_to([head + b"3\r\nab", b"c\r\nA\r\n0123456789\r\n0\r", b"\n\r\n"])
        self.assertEqual(answer, b"abc0123456789")

    def test_a_closed_connection_is_an_error(self):
        with self.assertRaises(ConnectionError):
            self.answer_to([b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab"])


if __name__ == "__main__":
    unittest.main()

"""Typesense's server on loopback ports of its own; it ends with this worker."""

import json
import os
import secrets
import shutil
import socket
import string
import subprocess
import time
from pathlib import Path
from urllib.parse import quote, urlencode

from .base import Peer, words
from .http import Connection

BATCH_BYTES = 4 << 20
PATIENCE = 600  # seconds
VERSION = "0.24.1"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Typesense(Peer):
    server = None

    def start(self, index):
        """Starts the server on a folder and waits until it takes requests."""
        folder = Path(index) / "data"
        folder.mkdir(parents=True, exist_ok=True)
        self.port, peering, self.key = free_port(), free_port(), secrets.token_hex(8)
        command = [
            os.environ["TYPESENSE_SERVER"], "--data-dir", str(folder), "--api-key", self.key,
            "--api-address", "127.0.0.1", "--api-port", str(self.port), "--peering-address", "127.0.0.1",
            "--peering-port", str(peering), "--enable-cors=false"]
        with open(Path(index) / "server.log", "ab") as log:
            self.server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.wait(lambda: self.is_healthy(self.port), 0.01)
        self.connection = Connection(self.port, self.key)

    def is_healthy(self, port):
        try:
            probe = Connection(port, self.key)
        except OSError:
            return False
        try:
            return json.loads(probe.get("/health")).get("ok") is True
        finally:
            probe.close()

    def wait(self, condition, pause):
        end = time.monotonic() + PATIENCE
        while not condition():
            if self.server.poll() is not None:
                raise RuntimeError("the Typesense server ended; see server.log in its index folder")
            if time.monotonic() > end:
                raise TimeoutError("the Typesense server does not get ready")
            time.sleep(pause)

    def count(self):
        return json.loads(self.connection.get("/collections/records")).get("num_documents", -1)

    def schema(self, corpus):
        fields = [{"name": name, "type": "string"} for name in corpus["searchable"]]
        fields += [{"name": name, "type": "string", "facet": True} for name in corpus["facets"]]
        fields += [{"name": name, "type": "int64"} for name in corpus["numbers"]]
        return {
            "name": "records", "fields": fields, "default_sorting_field": corpus["ranking"],
            "token_separators": list(string.punctuation),
        }

    def build(self, data, index, corpus):
        self.start(index)
        self.connection.post("/collections", json.dumps(self.schema(corpus)).encode())
        start = time.perf_counter()
        records = 0
        with open(data, "rb") as file:
            while batch := file.readlines(BATCH_BYTES):
                answer = self.connection.post("/collections/records/documents/import?action=create", b"".join(batch))
                if answer.count(b'"success":true') != len(batch):
                    raise RuntimeError(f"Typesense refused records: {answer[:300]}")
                records += len(batch)
        self.wait(lambda: self.count() == records, 0.02)
        seconds = time.perf_counter() - start
        # Without a snapshot the next start would replay every write. The copy that it makes is of no use.
        snapshot = Path(index) / "snapshot"
        self.connection.post("/operations/snapshot?snapshot_path=" + quote(str(snapshot), safe=""), b"")
        shutil.rmtree(snapshot, ignore_errors=True)
        (Path(index) / "count").write_text(str(records))
        return {
            "seconds": seconds, "records": records, "version": VERSION, "process": self.server.pid, "kept": "data/db"}

    def open(self, data, index, corpus):
        start = time.perf_counter()
        self.start(index)
        records = int((Path(index) / "count").read_text())
        self.wait(lambda: self.count() == records, 0.02)
        self.corpus = corpus
        seconds = time.perf_counter() - start
        return {
            "seconds": seconds, "version": VERSION, "process": self.server.pid, "emptyRequest": self.empty_request()}

    def empty_request(self):
        """The median time of a request that does nothing, in nanoseconds."""
        times = []
        for _ in range(300):
            start = time.perf_counter_ns()
            self.connection.get("/health")
            times.append(time.perf_counter_ns() - start)
        return sorted(times)[len(times) // 2]

    def prepare(self, scenario, option):
        names = self.corpus["searchable"]
        parameters = {
            "query_by": ",".join(names),
            "query_by_weights": ",".join(str(4 * (len(names) - place)) for place in range(len(names))),
            "sort_by": f"_text_match:desc,{self.corpus['ranking']}:desc",
            "per_page": 10, "num_typos": 2, "min_len_1typo": 4, "min_len_2typo": 8,
            # Every word must match, as with the others.
            "drop_tokens_threshold": 0,
            "highlight_full_fields": ",".join(names),
        }
        if option == "exhaustive":
            parameters["exhaustive_search"] = "true"
        if scenario["facets"]:
            parameters.update({"facet_by": self.corpus["counted"], "max_facet_values": 100})
        if scenario["filter"]:
            parameters["filter_by"] = "{}:=`{}`".format(*self.corpus["filtered"])
        self.target = "/collections/records/documents/search?" + urlencode(parameters) + "&q="

    def ask(self, text):
        return self.connection.get(self.target + "+".join(map(quote, words(text))))

    def read(self, answer):
        found = json.loads(answer)
        return found["found"], [hit["document"]["objectID"] for hit in found["hits"]]

    def close(self):
        if self.server is None or self.server.poll() is not None:
            return
        self.server.terminate()
        try:
            self.server.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()

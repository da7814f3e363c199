#!/usr/bin/env python3
"""Ends the program at random moments and looks whether anything was lost: kill-test.py BINARY [index|batch|push ...]

Each test ends the program KILLS times (200), most times with SIGKILL, otherwise with SIGTERM or SIGINT:

- index: what a later run finds is what an undisturbed one finds, whatever was being built.
- batch: a run that is ended again and again, and goes on with --resume, gives the bytes of an undisturbed one; an
  output is never half there.
- push: searches on the server find the old records or the new ones, whole; the next upload succeeds.

SEED repeats the moments of an earlier run, as far as the machine does. Nothing is said of what went well but the sums.
"""

import http.server
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

KILLS = int(os.environ.get("KILLS", "200"))
SEED = int(os.environ.get("SEED", "0")) or random.SystemRandom().randrange(1, 1 << 32)
SIGNALS = [signal.SIGKILL] * 6 + [signal.SIGTERM, signal.SIGINT]
WORDS = "tom jones casablanca peep major sawyer amelie star wars alien night day river bridge stone".split()
# What a program that was told to end, and did, may answer; and one that was done before.
ENDED = {signal.SIGKILL: [-9], signal.SIGTERM: [143, -15], signal.SIGINT: [130, -2]}


class Failure(Exception):
    """What differed."""


def check(condition, message):
    if not condition:
        raise Failure(message)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def difference(name, found, expected):
    """Where two byte strings part."""
    place = next((i for i, (a, b) in enumerate(zip(found, expected)) if a != b), min(len(found), len(expected)))
    return (f"{name}: {len(found)} bytes, expected {len(expected)}; they differ from byte {place} on: "
            f"{found[place:place + 60]!r} instead of {expected[place:place + 60]!r}")


class Program:
    """The program under test in a folder of its own."""

    def __init__(self, binary, folder, generator):
        self.binary, self.folder, self.generator = binary, folder, generator
        self.kills = {number: 0 for number in ENDED}
        self.done = 0

    def start(self, *arguments):
        environment = dict(os.environ, XDG_CACHE_HOME=os.path.join(self.folder, "home"), TERM="dumb")
        return subprocess.Popen(
            [self.binary, *arguments], cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, *arguments):
        """Runs to the end, which must be a success; returns the output and how many seconds it took."""
        begin = time.monotonic()
        process = self.start(*arguments)
        output, errors = process.communicate()
        check(process.returncode == 0, f"{' '.join(arguments)}: {process.returncode}\n{errors.decode()}")
        return output, time.monotonic() - begin

    def disturb(self, duration, *arguments):
        """Ends a run at some moment of its duration; returns whether it was ended."""
        number = self.generator.choice(SIGNALS)
        moment = self.generator.uniform(0, duration)
        process = self.start(*arguments)
        try:
            _, errors = process.communicate(timeout=moment)
        except subprocess.TimeoutExpired:
            process.send_signal(number)
            try:
                _, errors = process.communicate(timeout=60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                raise Failure(f"{' '.join(arguments)}: does not end after the signal {number}") from None
        status = process.returncode
        check(status in [0, *ENDED[number]], f"{' '.join(arguments)}: {status} after {number}\n{errors.decode()}")
        if status == 0:
            self.done += 1
            return False
        self.kills[number] += 1
        return True

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def report(self, name):
        kills = ", ".join(f"{count} by {signal.Signals(number).name}" for number, count in self.kills.items())
        print(f"{name}: {sum(self.kills.values())} runs ended ({kills}), {self.done} were done before", flush=True)


def records(version, count):
    """Lines of records; no two versions have a title in common."""
    pick = random.Random(version)
    return "".join(
        json.dumps({"objectID": f"r{n}", "title": f"v{version} " + " ".join(pick.choices(WORDS, k=4)),
                    "genre": pick.choice(WORDS)}) + "\n"
        for n in range(count))


def spec(backends="", modules=("films", "more")):
    return ("version: 1\n" + backends + "indices:\n"
            + "".join(f"  {name}: {{ records: {name}.jsonl, settings: {{ searchableAttributes: [title], "
                      "attributesForFaceting: [genre] } }\n" for name in modules)
            + "indexModules:\n"
            + "".join(f"  - {{ id: {name}, indexName: {name}, hit: {{ title: string }} }}\n" for name in modules))


def queries(count):
    pick = random.Random(7)
    return "".join(" ".join(pick.choices(WORDS, k=pick.randint(1, 3))) + "\n" for _ in range(count))


def test_index(program):
    write(program.path("search.yaml"), spec())
    write(program.path("q.txt"), queries(20))
    versions = [{name: records(f"{name}{version}", 4000) for name in ("films", "more")} for version in range(2)]

    def put(version):
        # Replaced, as by an editor: a program that reads the old file reads it to its end.
        for name, text in versions[version].items():
            write(program.path("new"), text)
            os.replace(program.path("new"), program.path(f"{name}.jsonl"))

    search = ["batch", "search.yaml", "q.txt", "--format", "ndjson", "--cache-dir"]
    expected, durations = [], []
    for version in range(2):
        put(version)
        durations.append(program.run("index", "search.yaml", "--cache-dir", f"clean{version}")[1])
        expected.append(program.run(*search, f"clean{version}")[0])
    check(expected[0] != expected[1], "both versions of the records give the same answers")
    for number in range(KILLS):
        version = number % 2
        put(version)
        force = ["--force"] if program.generator.random() < 0.3 else []
        program.disturb(min(durations) * 1.1, "index", "search.yaml", "--cache-dir", "cache", *force)
        found = program.run(*search, "cache")[0]
        check(found == expected[version], difference(f"answers after kill {number}", found, expected[version]))
        if program.generator.random() < 0.1:
            shutil.rmtree(program.path("cache"), ignore_errors=True)
    program.run("index", "search.yaml", "--cache-dir", "cache", "--force")
    left = [name for name in os.listdir(program.path("cache")) if not name.endswith(".index")]
    check(not left, f"after a whole build the cache still has {left}")


def outputs(path):
    """The files of an output by name, and what else is there."""
    if not os.path.isdir(path):
        return {"": read(path)} if os.path.exists(path) else {}
    return {name: read(os.path.join(path, name)) for name in sorted(os.listdir(path))}


def left_beside(program, name):
    return [entry for entry in os.listdir(program.folder) if entry.startswith(name) and entry != name]


def test_batch(program):
    write(program.path("search.yaml"), spec())
    for name in ("films", "more"):
        write(program.path(f"{name}.jsonl"), records(name, 300))
    write(program.path("q.txt"), queries(400))
    program.run("index", "search.yaml")
    few = ["--hits-per-page", "2"]
    forms = [["--format", name, *few] for name in ("text", "json", "ndjson", "csv", "tsv", "markdown")]
    forms += [["--format", name, "--split", *few] for name in ("json", "csv")]
    whole = {}
    for place, form in enumerate(forms):
        duration = program.run("batch", "search.yaml", "q.txt", *form, "--output", f"whole{place}")[1]
        whole[place] = (outputs(program.path(f"whole{place}")), duration)
    rounds = 0
    while sum(program.kills.values()) < KILLS:
        place = rounds % len(forms)
        rounds += 1
        expected, duration = whole[place]
        form = [*forms[place], "--jobs", str(program.generator.choice([1, 2, 4]))]
        line = ["batch", "search.yaml", "q.txt", *form, "--output", "out", "--resume"]
        old = {}
        if "--split" not in form and program.generator.random() < 0.5:
            write(program.path("out"), "old")
            old = {"": b"old"}
        for _ in range(program.generator.randint(1, 4)):
            if not program.disturb(duration, *line):
                break
            for name, found in outputs(program.path("out")).items():
                if name.endswith((".partial", ".journal", ".new")):
                    continue
                check(found in (expected.get(name), old.get(name)),
                      difference(f"an output before its end ({' '.join(form)})", found, expected.get(name, b"")))
        program.run(*line)
        found = outputs(program.path("out"))
        check(found.keys() == expected.keys(), f"files {list(found)} instead of {list(expected)}")
        for name, content in found.items():
            check(content == expected[name], difference(f"{' '.join(line)} {name}", content, expected[name]))
        check(not left_beside(program, "out"), f"left behind: {left_beside(program, 'out')}")
        if os.path.isdir(program.path("out")):
            shutil.rmtree(program.path("out"))
        else:
            os.unlink(program.path("out"))


class Cluster(http.server.ThreadingHTTPServer):
    """As much of Typesense as uploads need: collections with documents, and aliases."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Node)
        self.lock = threading.Lock()
        self.collections, self.aliases = {}, {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        """Whoever asked may be dead."""

    def found(self, alias):
        """The titles that searches find."""
        with self.lock:
            name = self.aliases.get(alias)
            check(name in self.collections, f"the alias stands for {name}, which is not there")
            return {document["id"]: document["title"] for document in self.collections[name].values()}

    def reply(self, method, path, body):
        missing = (404, {"message": "Not Found"})
        with self.lock:
            if (method, len(path)) == ("POST", 1):
                self.collections[json.loads(body)["name"]] = {}
                return 201, {}
            if (method, len(path)) == ("PUT", 2) and path[0] == "aliases":
                self.aliases[path[1]] = json.loads(body)["collection_name"]
                return 200, {}
            name = self.aliases.get(path[1], path[1]) if len(path) > 1 else None
            if name not in self.collections:
                return missing
            if method == "GET":
                return 200, {"name": name, "num_documents": len(self.collections[name])}
            if method == "DELETE":
                del self.collections[name]
                return 200, {}
            if method == "PUT":
                return 200, {}
            documents = [json.loads(line) for line in body.splitlines() if line.strip()]
            for document in documents:
                self.collections[name][document["id"]] = document
            return 200, "\n".join('{"success":true}' for _ in documents)


class Node(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        # Time in which the program can be ended.
        time.sleep(0.01)
        status, reply = self.server.reply(self.command, self.path.split("?")[0].strip("/").split("/"), body)
        data = (reply if isinstance(reply, str) else json.dumps(reply)).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = do_PUT = do_DELETE = answer

    def log_message(self, *arguments):
        """Nothing."""


def test_push(program):
    cluster = Cluster()
    backends = ("backends:\n  local: { type: embedded }\n  cluster: { type: typesense, nodes: "
                f"['http://127.0.0.1:{cluster.server_address[1]}'], apiKey: key, retries: 0 }}\nbackend: local\n")
    write(program.path("search.yaml"), spec(backends, modules=("films",)))
    push = ["push", "search.yaml", "--to", "cluster"]
    versions = [records(version, 3500) for version in range(2)]
    titles = [{record["objectID"]: record["title"] for record in map(json.loads, text.splitlines())}
              for text in versions]
    write(program.path("films.jsonl"), versions[1])
    duration = program.run(*push)[1]
    check(cluster.found("films") == titles[1], "the first upload is not what was uploaded")
    for number in range(KILLS):
        version = number % 2
        write(program.path("films.jsonl"), versions[version])
        program.disturb(duration, *push)
        check(cluster.found("films") in titles, f"after kill {number} it has neither all old nor all new records")
        program.run(*push)
        check(cluster.found("films") == titles[version], f"the upload after kill {number} is not what was uploaded")


def main():
    tests = {"index": test_index, "batch": test_batch, "push": test_push}
    binary = os.path.abspath(sys.argv[1])
    names = sys.argv[2:] or list(tests)
    print(f"SEED={SEED} KILLS={KILLS}", flush=True)
    failed = False
    for name in names:
        folder = tempfile.mkdtemp(prefix=f"multihits-kill-{name}-")
        program = Program(binary, folder, random.Random(f"{SEED} {name}"))
        begin = time.monotonic()
        try:
            tests[name](program)
        except Failure as failure:
            failed = True
            print(f"kill-test: {name}: {failure}\nIts files are in {folder}; SEED={SEED}", file=sys.stderr, flush=True)
        else:
            shutil.rmtree(folder, ignore_errors=True)
        program.report(name)
        print(f"{name}: {time.monotonic() - begin:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


main()

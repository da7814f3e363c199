"""Measures searches over HTTP: `multihits serve` beside Typesense, each on one core and asked by wrk on another."""

import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from urllib.parse import quote

from . import environment
from .disturbance import Disturbance
from .peers.base import words
from .peers.typesense import Typesense
from .remote import lua
from .workers import fresh, program
from .workspace import say, stamp

CONNECTIONS = 4
SERVER_CORE, CLIENT_CORE = "0", "1"


class Program:
    """`multihits serve` on a corpus, on one core."""

    name = "multihits"

    def __init__(self, workspace, corpus):
        spec = {
            "version": 1,
            "indices": {"records": {"records": str(workspace.corpus(corpus.name)), "settings": corpus.settings()}},
            "indexModules": [{"id": "records", "indexName": "records"}]}
        path = workspace.folder("specs") / f"serving-{corpus.name}.yaml"
        path.write_text(json.dumps(spec, indent=1) + "\n", encoding="utf-8")
        self.arguments = [str(path), "--cache-dir", str(workspace.folder("indices", "serving-own"))]
        subprocess.run([program(), "index", *self.arguments, "--quiet"], check=True)
        start = time.perf_counter()
        self.process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, program(), "serve", *self.arguments, "--listen", "127.0.0.1:0", "--no-watch",
             "--until-stdin-closes"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        self.ready = time.perf_counter() - start
        if not self.url:
            raise SystemExit("the server does not start")

    def request(self, text):
        body = json.dumps({"query": text, "hitsPerPage": 10}, ensure_ascii=False)
        return "POST", "/1/indexes/records/query", body

    def headers(self):
        return {"content-type": "application/json"}

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


class Peer(Typesense):
    """Typesense's server on the same corpus and the same core."""

    name = "typesense"

    def __init__(self, workspace, corpus):
        os.environ["TYPESENSE_SERVER"] = str(environment.server(workspace))
        folder, described = workspace.index("typesense", corpus.name), asdict(corpus)
        if (folder / "count").exists():
            self.open(str(workspace.corpus(corpus.name)), str(folder), described)
        else:
            fresh(folder)
            self.build(str(workspace.corpus(corpus.name)), str(folder), described)
            self.corpus = described
        self.prepare({"facets": False, "filter": False}, None)
        subprocess.run(
            ["taskset", "-a", "-c", "-p", SERVER_CORE, str(self.server.pid)], check=True, stdout=subprocess.DEVNULL)
        self.url, self.process = f"http://127.0.0.1:{self.port}", self.server

    def request(self, text):
        return "GET", self.target + "+".join(map(quote, words(text))), ""

    def headers(self):
        return {"X-TYPESENSE-API-KEY": self.key}


def measure(workspace, corpus, rounds, seconds):
    """Asks both servers the exact trace by turns; the medians of the rounds count."""
    for name in ("wrk", "taskset"):
        if shutil.which(name) is None:
            raise SystemExit(f"there is no {name} on the PATH; it is a package of the systems")
    trace = workspace.trace(corpus.trace_name, "exact").read_text(encoding="utf-8").split("\n")[:-1]
    servers = []
    try:
        servers = [Program(workspace, corpus), Peer(workspace, corpus)]
        with tempfile.TemporaryDirectory() as place:
            scripts = {server.name: write_script(Path(place), server, trace) for server in servers}
            for server in servers:
                ask(server, scripts[server.name], max(1, seconds // 3))
            disturbance = Disturbance()
            turns = {server.name: [] for server in servers}
            for _ in range(rounds):
                for server in servers:
                    turns[server.name].append(ask(server, scripts[server.name], seconds))
        rows = {name: middle(found) for name, found in turns.items()}
        rows["multihits"]["ready"] = servers[0].ready
        rows["multihits"]["memory"] = resident(servers[0].process.pid)
        for row in rows.values():
            row.update(rounds=rounds, connections=CONNECTIONS, at=stamp(), disturbed=disturbance.share())
        say(f"  {corpus.name}: {summary(rows)}")
        workspace.save(f"serving-{corpus.name}", rows)
    finally:
        for server in servers:
            server.close()


def write_script(place, server, trace):
    """What wrk sends: the texts of the trace in their order, over and over."""
    requests = place / f"{server.name}.txt"
    requests.write_text(
        "".join("\t".join(server.request(text)) + "\n" for text in trace), encoding="utf-8")
    # wrk names the host by itself only in requests that are made later.
    named = {"Host": server.url.removeprefix("http://"), **server.headers()}
    headers = ", ".join(f"[{lua(name)}] = {lua(value)}" for name, value in named.items())
    script = place / f"{server.name}.lua"
    script.write_text(
        "local requests, place = {}, 0\n"
        f"local headers = {{{headers}}}\n"
        f"for line in io.lines({lua(str(requests))}) do\n"
        "  local method, path, body = line:match('^(.-)\\t(.-)\\t(.*)$')\n"
        "  requests[#requests + 1] = wrk.format(method, path, headers, body ~= '' and body or nil)\n"
        "end\n"
        "request = function()\n"
        "  place = place % #requests + 1\n"
        "  return requests[place]\n"
        "end\n"
        "done = function(summary, latency)\n"
        "  for _, share in ipairs({50, 95, 99}) do\n"
        "    io.write(string.format('percentile %d %d\\n', share, latency:percentile(share)))\n"
        "  end\n"
        "end\n", encoding="utf-8")
    return script


def ask(server, script, seconds):
    """One round of wrk: requests a second, percentiles, and the server's processor time for a request, in seconds."""
    before = used(server.process.pid)
    done = subprocess.run(
        ["taskset", "-c", CLIENT_CORE, "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(script),
         server.url],
        capture_output=True, text=True, check=True)
    return read(done.stdout, used(server.process.pid) - before)


def read(text, own):
    """What a round of wrk printed."""
    failed = re.search(r"(Non-2xx or 3xx responses|Socket errors): .*", text)
    if failed:
        raise SystemExit(f"wrk was refused: {failed.group(0)}")
    rate, count = (re.search(found, text).group(1) for found in (r"Requests/sec:\s*([\d.]+)", r"(\d+) requests in"))
    percentiles = {share: int(time) / 1e6 for share, time in re.findall(r"percentile (\d+) (\d+)", text)}
    found = {f"p{share}": value for share, value in percentiles.items()}
    return {"rate": float(rate), "own": own / int(count), **found}


def middle(rounds):
    return {name: statistics.median(found[name] for found in rounds) for name in rounds[0]}


def used(process):
    """The seconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process):
    """The bytes that a process holds in memory."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def advantage(rows):
    """How many times more requests ours answers in a second, and how many times sooner, at each percentile."""
    own, peer = rows["multihits"], rows["typesense"]
    return [own["rate"] / peer["rate"], *(peer[name] / own[name] for name in ("p50", "p95", "p99"))]


def summary(rows):
    own, peer = rows["multihits"], rows["typesense"]
    times = ", ".join(f"{value:.1f}" for value in advantage(rows))
    return (
        f"{own['rate']:.0f} requests/s beside {peer['rate']:.0f} ({times} times at rate, p50, p95, p99), own time "
        f"{own['own'] * 1e6:.0f} µs, ready in {own['ready'] * 1e3:.0f} ms")

"""The processes that are measured: each speaks `peers.worker`'s protocol, ours as well."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from . import environment
from .workspace import REPOSITORY, BENCHMARKS

ENGINE = BENCHMARKS / "Engine" / ".build" / "release" / "multihits-bench"
PROGRAM = REPOSITORY / ".build" / "release" / "multihits"


class WorkerFailed(Exception):
    """A worker could not start or ended early."""


def engine():
    """Our engine behind the protocol; MULTIHITS_BENCH names another build."""
    return os.environ.get("MULTIHITS_BENCH") or str(ENGINE)


def program():
    """The program itself; MULTIHITS_BINARY names another build."""
    return os.environ.get("MULTIHITS_BINARY") or str(PROGRAM)


def command(workspace, peer):
    """The command that starts a peer's worker."""
    if peer == "multihits":
        if not Path(engine()).exists():
            raise WorkerFailed(f"there is no {engine()}; 'make bench-build' builds it")
        return [engine(), "serve"]
    return [environment.python(workspace), "-m", "harness.peers.worker", peer]


class Worker:
    """A peer in a process of its own, which lives until `close`."""

    def __init__(self, workspace, peer):
        self.peer = peer
        self.log = workspace.log(peer)
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command(workspace, peer), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
                env=environment.variables(workspace))
        self.work_process = self.process.pid

    def ask(self, **request):
        """Sends a command and waits for its answer."""
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self.process.stdout.readline()
        if not line:
            raise WorkerFailed(f"{self.peer} failed; see {self.log}")
        answer = json.loads(line)
        # A server beside the worker does the work of some peers.
        self.work_process = answer.get("process", self.work_process)
        return answer

    def peak_memory(self):
        """The most memory that the working process has held so far, in bytes; None where the system hides it."""
        return memory(self.work_process, "VmHWM")

    def pin(self):
        """Leaves one core to the process that does the work, and where that is a server, another one to its client."""
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if len(cores) < 2:
            return
        set_core(self.work_process, cores[-1])
        if self.work_process != self.process.pid:
            set_core(self.process.pid, cores[0])

    def close(self):
        """Ends the process: its input ends, and if that does not do it, it is killed."""
        self.process.stdin.close()
        try:
            self.process.wait(timeout=90)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def memory(process, line):
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    return next((int(row.split()[1]) << 10 for row in status.splitlines() if row.startswith(line + ":")), None)


def set_core(process, core):
    """Binds all threads of a process to a core; a thread that ends meanwhile is no matter."""
    for thread in os.listdir(f"/proc/{process}/task"):
        try:
            os.sched_setaffinity(int(thread), {core})
        except ProcessLookupError:
            pass


def fresh(folder):
    """Makes a folder empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

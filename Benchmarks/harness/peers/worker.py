"""Runs one peer: `python -m harness.peers.worker NAME` reads commands from standard input, a JSON object a line.

`build`, `open` and `play` are answered by one JSON object each; the end of the input ends the peer.
"""

import json
import signal
import sys

from .base import play


def make_peer(name):
    if name == "typesense":
        from .typesense import Typesense
        return Typesense()
    if name == "tantivy":
        from .tantivy import Tantivy
        return Tantivy()
    if name == "sqlite":
        from .sqlite import SQLite
        return SQLite()
    raise SystemExit(f"there is no peer '{name}'")


def answer(peer, command):
    if command["do"] == "build":
        return peer.build(command["data"], command["index"], command["corpus"])
    if command["do"] == "open":
        return peer.open(command["data"], command["index"], command["corpus"])
    return play(peer, command)


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    peer = make_peer(sys.argv[1])
    try:
        for line in sys.stdin:
            print(json.dumps(answer(peer, json.loads(line))), flush=True)
    finally:
        peer.close()


if __name__ == "__main__":
    main()

"""What a peer is, and how its keystrokes are timed."""

import gc
import re
import time


class Peer:
    """An engine behind the benchmark's protocol."""

    def build(self, data, index, corpus):
        """Makes an index of the file `data` in the new folder `index`; returns facts with `seconds` and `records`."""
        raise NotImplementedError

    def open(self, data, index, corpus):
        """Opens a built index for queries; returns facts, `seconds` among them."""
        raise NotImplementedError

    def prepare(self, scenario, option):
        """Gets ready for the keystrokes of a scenario."""
        raise NotImplementedError

    def ask(self, text):
        """Answers one keystroke: the ten best hits with their records, and the number of hits. This is timed."""
        raise NotImplementedError

    def read(self, answer):
        """The number of hits and the ids of the hits in an answer. This is not timed."""
        return answer

    def close(self):
        """Ends what the peer has started."""


def words(text):
    """The words of a query: runs of letters and digits without capitals."""
    return re.findall(r"[^\W_]+", text.lower())


def allowed_typos(word):
    """How many typos a word may have, as Algolia's defaults say."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


def play(peer, command):
    """Plays a trace and writes a line for each keystroke: nanoseconds, number of hits, ids of the hits."""
    peer.prepare(command["scenario"], command.get("option", ""))
    with open(command["trace"], encoding="utf-8") as file:
        texts = file.read().split("\n")[:-1]
    limit = command.get("keystrokes")
    rows = []
    ask, read, clock = peer.ask, peer.read, time.perf_counter_ns
    gc.collect()
    gc.disable()
    deadline = clock() + int(command["seconds"] * 1e9)
    for text in texts[:limit]:
        start = clock()
        answer = ask(text)
        end = clock()
        count, ids = read(answer)
        rows.append("\t".join([str(end - start), str(count), *ids]) + "\n")
        if end > deadline:
            break
    gc.enable()
    with open(command["results"], "w", encoding="utf-8") as file:
        file.writelines(rows)
    return {"keystrokes": len(rows)}

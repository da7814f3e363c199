"""Keystroke traces: targets taken from a corpus with a seed, each typed one character after the other.

A trace is a text file with what stands in the search box after each keystroke, a line each. Beside it a table names
the targets: their first and last keystroke, the record they were taken from, what is typed and what was meant.
"""

import json
import random
import re

from . import corpora
from .workspace import say

SEED = 271828
KINDS = ("exact", "typo")
SHORTEST_MISTYPED = 5
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def make(workspace, corpus):
    """Writes the corpus's traces unless they are there."""
    if all(workspace.targets(corpus.name, kind).exists() for kind in KINDS):
        return
    chance = random.Random(SEED)
    targets = list(pick_targets(workspace.corpus(corpus.name), corpus, chance))
    for kind in KINDS:
        keystrokes = write(workspace, corpus, kind, targets, chance)
        say(f"{corpus.name}: {keystrokes:,} keystrokes of the trace '{kind}'")


def pick_targets(path, corpus, chance):
    """Texts that someone would type: by turns the beginning of a name and a few words of a line, with their records."""
    total = corpora.count_records(path)
    places = chance.sample(range(total), min(total, corpus.targets))
    order = {place: rank for rank, place in enumerate(places)}
    texts = {}
    with open(path, encoding="utf-8") as file:
        for place, line in enumerate(file):
            if place in order:
                record = json.loads(line)
                attribute = corpus.searchable[order[place] % len(corpus.searchable)]
                texts[place] = (record["objectID"], words_to_type(record[attribute], attribute == "name", chance))
    for place in places:
        if texts[place][1]:
            yield texts[place]


def words_to_type(text, from_start, chance):
    """One to three words of a text, as they are typed: without capitals, commas and full stops."""
    words = re.findall(r"\w[\w+.'-]*", text.lower())
    words = [word.rstrip(".'-") for word in words]
    count = min(len(words), chance.choice((1, 2, 2, 3)))
    start = 0 if from_start else chance.randrange(len(words) - count + 1) if words else 0
    return " ".join(words[start : start + count])


def mistype(text, chance):
    """The text with one typo in one word of five letters or more; None when it has none."""
    words = [match for match in re.finditer(r"[^\W\d_]+", text) if len(match.group()) >= SHORTEST_MISTYPED]
    if not words:
        return None
    word = chance.choice(words)
    while True:
        typed = text[: word.start()] + with_typo(word.group(), chance) + text[word.end() :]
        if typed != text:
            return typed


def with_typo(word, chance):
    """A word with a letter replaced, left out, added or swapped with its neighbour, never the first one."""
    place = chance.randrange(1, len(word))
    slip = chance.choice(("replace", "omit", "add", "swap"))
    if slip == "swap":
        place = max(place, 2)
        return word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]
    if slip == "add":
        return word[:place] + chance.choice(LETTERS) + word[place:]
    return word[:place] + (chance.choice(LETTERS) if slip == "replace" else "") + word[place + 1 :]


def write(workspace, corpus, kind, targets, chance):
    """Writes a trace and its targets; returns the number of keystrokes."""
    count = 0
    with open(workspace.trace(corpus.name, kind), "w", encoding="utf-8") as trace:
        rows = []
        for record, meant in targets:
            typed = meant if kind == "exact" else mistype(meant, chance)
            if typed is None:
                continue
            trace.writelines(typed[:end] + "\n" for end in range(1, len(typed) + 1))
            rows.append(f"{count}\t{count + len(typed) - 1}\t{record}\t{typed}\t{meant}\n")
            count += len(typed)
    workspace.targets(corpus.name, kind).write_text("".join(rows), encoding="utf-8")
    return count


def read_targets(path):
    """The targets of a trace: the last keystroke and the record of each."""
    rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return [(int(row[1]), row[2]) for row in rows]

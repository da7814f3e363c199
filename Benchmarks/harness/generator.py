"""Short records in any number: a name of two to six words and one line, the same for the same words and seed.

Words come by Zipf's law from a real vocabulary. A real corpus also has ever more rare words (names, misspellings),
about as Heaps' law says; such words are joined from the halves of two real ones.
"""

import json
import random
import re
from collections import Counter

from .workspace import REPOSITORY

SEED = 1729
# Heaps' law: distinct rare words after t words of text are HEAPS_FACTOR * t ** HEAPS_EXPONENT.
HEAPS_FACTOR = 8.5
HEAPS_EXPONENT = 0.65
# How often a rare word comes again, as a share of the words.
RARE_SHARE = 0.02
DECK_SIZE = 1 << 20
CATEGORIES = """article album archive atlas book broadcast building chart church concert country drawing event
exhibition festival film gallery garden guide hotel island journal lake library map market museum novel painting
person play poem recipe river school sculpture song station street theatre""".split()


def ranked_words(texts):
    """The words of texts by falling frequency, ties by bytes."""
    counts = Counter(word for text in texts for word in re.findall(r"[^\W_]+", text.lower()))
    return sorted(counts, key=lambda word: (-counts[word], word.encode()))


def example_texts():
    """Texts that the repository itself holds: enough words for a small corpus without a package list."""
    films = json.loads((REPOSITORY / "examples/movie-night/data/films.json").read_text(encoding="utf-8"))
    for film in films:
        yield " ".join([film["title"], *film.get("cast", []), *film.get("directors", [])])


def zipf_deck(words):
    """A list in which a word occurs as often as Zipf's law (with Mandelbrot's shift) says, each at least once."""
    weights = [1 / (rank + 3.7) for rank in range(len(words))]
    share = DECK_SIZE / sum(weights)
    return [word for word, weight in zip(words, weights) for _ in range(max(1, round(weight * share)))]


class RareWords:
    """Words that are coined as the text grows, and come again now and then."""

    def __init__(self, words, chance):
        self.words = words
        self.known = set(words)
        self.coined = []
        self.chance = chance
        self.text_length = 0

    def season(self, drawn):
        """Puts rare words in place of some of the drawn ones."""
        chance = self.chance
        self.text_length += len(drawn)
        if len(self.coined) < HEAPS_FACTOR * self.text_length ** HEAPS_EXPONENT - HEAPS_FACTOR:
            drawn[int(chance.random() * len(drawn))] = self.coin()
        if chance.random() < RARE_SHARE * len(drawn) and self.coined:
            old = self.coined[int(chance.random() ** 2 * len(self.coined))]
            drawn[int(chance.random() * len(drawn))] = old

    def coin(self):
        """A word that was not there before."""
        for _ in range(20):
            head, tail = self.chance.choice(self.words), self.chance.choice(self.words)
            word = head[: len(head) // 2 + 1] + tail[len(tail) // 2 :]
            if word not in self.known:
                break
        else:  # every pair of so few words is known
            word = f"{head}{len(self.coined)}"
        self.known.add(word)
        self.coined.append(word)
        return word


def lines(count, words):
    """The NDJSON lines of records; those of a smaller count come first."""
    chance = random.Random(SEED)
    deck = zipf_deck(words)
    rare = RareWords(words, chance)
    draw, number = chance.choices, chance.random
    for place in range(count):
        named, lined = 2 + int(number() * 5), 4 + int(number() * 11)
        drawn = draw(deck, k=named + lined)
        rare.season(drawn)
        name = " ".join([word.capitalize() for word in drawn[:named]])
        rest = drawn[named:]
        if lined > 8:
            rest[3] += ","
        line = " ".join(rest)
        category = CATEGORIES[int(number() ** 2 * len(CATEGORIES))]
        year, popularity = 1950 + int(number() * 76), int(1 / (number() + 1e-6))
        yield (
            f'{{"objectID":"{place}","name":"{name}","line":"{line[0].upper()}{line[1:]}.","category":"{category}",'
            f'"year":{year},"popularity":{popularity}}}\n')


def write(path, count, words):
    """Writes records, and returns how many."""
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(lines(count, words))
    return count

#!/usr/bin/env python3
"""Learns how languages make the forms of nouns, and measures what was learnt on words that it was not learnt from.

Needs simplemma of PyPI (MIT). Run by hand; learning takes minutes for each language:

  python3 -m pip install --target .build/python simplemma==2.0.0
  export PYTHONPATH=.build/python
  python3 scripts/plurals.py learn da de it nb nl pt sv > Sources/IndexSettings/Languages/Data/NounForms.swift
  swift format format -i Sources/IndexSettings/Languages/Data/NounForms.swift

To measure what the engine does, with tables and with rules written by hand alike:

  mkdir -p .build/plurals && python3 scripts/plurals.py lists .build/plurals da de en es fr it nb nl pt sv
  MULTIHITS_PLURAL_LISTS=$PWD/.build/plurals make test SWIFT_TEST_FLAGS='--filter PluralMeasurement'

A dictionary of simplemma maps word forms to lemmas. Lemmas are halved by a checksum: tables are learnt from one half
alone, and measured on the other. Forms are learnt as the dictionary has them, without diacritics.
"""

import collections
import sys
import textwrap
import unicodedata
import zlib

from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

# What a learnt ending must reach on the words that it is learnt from.
PRECISION = 0.975
LONGEST_ENDING = 7
FEWEST_WORDS_OF_REWRITE = 15
# One of so many words is measured.
SAMPLE = 10
LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}

# The last letters of plurals, where a lemma with one other form may be an adjective with its feminine.
ENDINGS = {"fr": ("s", "x"), "es": ("s",), "pt": ("s",), "ca": ("s",), "gl": ("s",), "nl": ("s", "n"),
           "it": ("i", "e", "a")}


def fold(word):
    """The spelling that an index compares."""
    text = "".join(LETTERS.get(c, c) for c in word.lower())
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


def plurals(language, lemma, forms):
    """The plurals among the other forms of a lemma; none when it is no noun or its number cannot be told."""
    if language == "de":
        if not lemma[:1].isupper():
            return []
        found = [f for f in forms if f + "n" in forms and f != lemma and not f.endswith("s")]
        if not found:
            found = [f for f in forms if f.endswith("n") and f[:-1] != lemma or f.endswith("en")]
        if not found and lemma[-1] in "aiouy":
            found = [f for f in forms if f == lemma + "s"]
        return found
    if language == "sv":
        return [f for f in forms if f + "s" in forms and {f + "na", f + "a", f + "en"} & forms
                and lemma + "s" in forms and not f.endswith("s")
                and (f + "nas" in forms or f + "as" in forms or f + "ens" in forms)
                and f[-1:] in "rn"]
    if language == "da":
        return [f for f in forms if f + "ne" in forms and f + "nes" in forms]
    if language == "nb":
        return [f for f in forms if f.endswith("er") and f[:-1] + "ne" in forms]
    if language == "en" or language in ENDINGS:
        return [f for f in forms if len(forms) == 1 and f.endswith(ENDINGS.get(language, ""))]
    raise SystemExit(f"no pairs are known to be told in '{language}'")


# The code of Norwegian that both of its codes in the engine lead to.
CODES = {"nb": "no"}

# Languages whose nouns have an article or case in their endings: all forms of a noun are learnt.
DECLINED = {"de", "sv", "da", "nb"}


class Dictionary:
    def __init__(self, language):
        data = DefaultDictionaryFactory(cache_max_size=1).get_dictionary(language)
        self.lemmas = collections.defaultdict(set)  # folded word: folded lemmas
        self.pairs = []  # folded singular, folded plural
        self.rewritten = []  # folded lemma, folded form that is learnt
        forms = collections.defaultdict(set)
        for word in data:
            if word.isalpha():
                forms[data[word]].add(word)
        for lemma in sorted(forms):
            if not lemma.isalpha() or len(lemma) < 2:
                continue
            base = fold(lemma)
            self.lemmas[base].add(base)
            for form in forms[lemma]:
                self.lemmas[fold(form)].add(base)
            others = {f for f in forms[lemma] if f != lemma}
            found = plurals(language, lemma, others)
            folded = {fold(f) for f in found} - {base}
            self.pairs += [(base, f) for f in sorted(folded)]
            if folded:
                learnt = {fold(f) for f in others} - {base} if language in DECLINED else folded
                self.rewritten += [(base, f) for f in sorted(learnt)]

    def related(self, word, form):
        return not self.lemmas[word].isdisjoint(self.lemmas[form])


def is_learnt(lemma):
    return zlib.crc32(lemma.encode()) % 2 == 0


def rewrite(word, form):
    """What of the end of a word is replaced by what."""
    shared = 0
    while shared < min(len(word), len(form)) and word[shared] == form[shared]:
        shared += 1
    return word[shared:], form[shared:]


def learn(language):
    dictionary = Dictionary(language)
    words = {w for w, lemmas in dictionary.lemmas.items() if any(is_learnt(x) for x in lemmas)}
    counts = collections.Counter(rewrite(*p) for p in dictionary.rewritten if is_learnt(p[0]))
    rewrites = sorted((r for r, n in counts.items() if n >= FEWEST_WORDS_OF_REWRITE), key=lambda r: (-counts[r], r))
    lines = []
    for old, new in rewrites:
        right, wrong = collections.Counter(), collections.Counter()
        for word in words:
            if not word.endswith(old) or len(word) - len(old) < 2:
                continue
            form = word[:len(word) - len(old)] + new
            if form == word or form not in words:
                continue
            tally = right if dictionary.related(word, form) else wrong
            for length in range(len(old), min(len(word), LONGEST_ENDING) + 1):
                tally[word[len(word) - length:]] += 1
            tally["^" + word] += 1
        chosen = decide(old, right, wrong)
        if any(mark == "+" for mark, _ in chosen):
            lines.append(f"{old}>{new} " + " ".join(mark + ending for mark, ending in chosen))
    return lines


def decide(old, right, wrong):
    """Which endings take a rewrite and which do not, where that differs from the next shorter ending."""
    endings = sorted({*right, *wrong}, key=lambda e: (e[0:1] == "^", len(e), e))
    decisions, chosen = {}, []
    for ending in endings:
        parents = [ending[i:] for i in range(1, len(ending) - len(old) + 1)]
        inherited = next((decisions[p] for p in parents if p in decisions), False)
        good, bad = right[ending], wrong[ending]
        if ending[:1] == "^":
            # A single word says nothing of others; only what is wrong is worth its place.
            if inherited and not good:
                chosen.append(("-", ending))
            continue
        takes = good >= PRECISION * (good + bad)
        enough = good >= 4 if takes else bad >= 2
        if takes != inherited and enough:
            decisions[ending] = takes
            chosen.append(("+" if takes else "-", ending))
    return chosen


def write_lists(language, folder):
    """Writes what a measurement needs: all words with their lemmas, and words and pairs nothing was learnt from."""
    dictionary = Dictionary(language)
    with open(f"{folder}/{language}.words", "w", encoding="utf-8") as file:
        for word, lemmas in sorted(dictionary.lemmas.items()):
            is_asked = not any(map(is_learnt, lemmas)) and zlib.crc32(word.encode()) % SAMPLE == 0
            print("?" if is_asked else "-", word, *sorted(lemmas), file=file)
    with open(f"{folder}/{language}.pairs", "w", encoding="utf-8") as file:
        for pair in dictionary.pairs:
            if not is_learnt(pair[0]) and zlib.crc32(pair[0].encode()) // 2 % SAMPLE == 0:
                print(*pair, file=file)


def swift(tables):
    """The Swift source with the tables."""
    source = ["/// How nouns change in languages, by code: tables that `LearntPlurals` reads.", "///",
              "/// Written by `scripts/plurals.py` from the dictionaries of the package simplemma, whose licence is in",
              "/// `THIRD-PARTY.md`.", "enum NounForms {", "  static let tables: [String: String] = ["]
    for language in sorted(tables, key=lambda x: CODES.get(x, x)):
        source.append(f'    "{CODES.get(language, language)}": """')
        source += textwrap.wrap(" ".join(tables[language]), 112, initial_indent="      ", subsequent_indent="      ",
                                break_on_hyphens=False, break_long_words=False)
        source.append('      """,')
    return "\n".join([*source, "  ]", "}"])


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "learn":
        print(swift({language: learn(language) for language in sys.argv[2:]}))
    elif len(sys.argv) > 3 and sys.argv[1] == "lists":
        for language in sys.argv[3:]:
            write_lists(language, sys.argv[2])
    else:
        raise SystemExit(__doc__)

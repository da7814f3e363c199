#!/usr/bin/env python3
"""Writes the stop words of the languages that have no list of our own, from stopwordsiso of PyPI (MIT).

  python3 -m pip install --target .build/python stopwordsiso==0.7.1
  PYTHONPATH=.build/python python3 scripts/stop-words.py > Sources/IndexSettings/Languages/Data/StopWordLists.swift
  swift format format -i Sources/IndexSettings/Languages/Data/StopWordLists.swift

The same package gives the same file. Left out are:
- languages that Algolia does not know, and those of Sources/IndexSettings/Languages/StopWords.swift;
- Chinese and Japanese, whose characters are a word each: without the stop word 上 one would search 上海 as 海;
- entries that are no single word, digits, and whole alphabets: single consonants, where a list has 15 letters or more.
"""

import textwrap
import unicodedata

import stopwordsiso

OWN = {"de", "en", "es", "fr"}
UNFIT = {"ja", "zh"}
KNOWN = """
    af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi
    mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh
    """.split()


def is_word(entry):
    return all(unicodedata.category(c)[0] in "LM" or c in "\u200c\u200d" for c in entry) and entry == entry.lower()


def words(language):
    found = sorted(w for w in stopwordsiso.stopwords(language) if is_word(w))
    letters = {w for w in found if len(w) == 1 and w.isascii()}
    if len(letters) >= 15:
        found = [w for w in found if w not in letters or w in "aeiouy"]
    return found


print("""/// The stop words of languages, by code: those of Stopwords ISO, lower-case single words only.
///
/// Written by `scripts/stop-words.py` from the package stopwordsiso; its licence is in `THIRD-PARTY.md`.
enum StopWordLists {
  static let texts: [String: String] = [""")
for language in sorted(stopwordsiso.langs()):
    if language not in KNOWN or language in OWN | UNFIT:
        continue
    print(f'    "{language}": """')
    print(textwrap.fill(" ".join(words(language)), 110, initial_indent="      ", subsequent_indent="      ",
                        break_on_hyphens=False, break_long_words=False))
    print('      """,')
print("  ]\n}")

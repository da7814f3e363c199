#!/usr/bin/env python3
"""Writes the table of traditional Chinese characters and their simplified ones, from OpenCC's TSCharacters.txt
(Apache License 2.0), which opencc-python-reimplemented of PyPI has.

  python3 -m pip install --target .build/python opencc-python-reimplemented==0.1.7
  PYTHONPATH=.build/python python3 scripts/simplified-characters.py > Sources/IndexSettings/Text/SimplifiedTable.swift
  swift format format -i Sources/IndexSettings/Text/SimplifiedTable.swift

The same package gives the same file. Of several simplified characters the first one counts, which is the commonest.
"""

import pathlib

import opencc

simplified = {}
path = pathlib.Path(opencc.__file__).parent / "dictionary" / "TSCharacters.txt"
for line in path.read_text(encoding="utf-8").splitlines():
    source, targets = line.split("\t")
    target = targets.split(" ")[0]
    if source != target and len(source) == 1 and len(target) == 1:
        simplified[source] = target
# What is simplified twice becomes what it ends as, so that normalised text stays as it is.
for source in simplified:
    seen = {source}
    while simplified[source] in simplified and simplified[source] not in seen:
        seen.add(simplified[source])
        simplified[source] = simplified[simplified[source]]

pairs = [source + target for source, target in sorted(simplified.items())]
print("""/// The simplified characters of traditional Chinese ones, of OpenCC.
///
/// Written by `scripts/simplified-characters.py`; the licence of the data is in `THIRD-PARTY.md`.
enum SimplifiedTable {
  /// A traditional character and its simplified one in turn.
  static let pairs = \"\"\"""")
for start in range(0, len(pairs), 28):
    print("    " + "".join(pairs[start:start + 28]))
print('    """\n}')

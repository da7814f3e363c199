import SearchModel

extension TermTable {
  /// The number of a word, nil when no record has it.
  package func number(of word: [Unicode.Scalar]) -> TermID? {
    let term = number(ofLetters: word)
    return term.flatMap { placeholders.contains($0) ? nil : $0 }
  }

  /// The number of a part of a word, nil when no record has it as a word.
  package func number(of part: ArraySlice<Unicode.Scalar>) -> TermID? { number(of: Array(part)) }

  /// The number of a placeholder, nil when no record has it.
  package func number(ofPlaceholder text: [Unicode.Scalar]) -> TermID? {
    let term = number(ofLetters: [Unicode.Scalar(Self.placeholderMark)] + text)
    return term.flatMap { placeholders.contains($0) ? $0 : nil }
  }

  /// The words that begin with some letters; every word but the placeholders begins with none.
  func range(ofPrefix word: [Unicode.Scalar]) -> Range<TermID> {
    let found = range(ofLetters: word)
    guard found.overlaps(placeholders) else { return found }
    // Words before the placeholders are single control characters, which no other letters begin with.
    let start = min(found.lowerBound, placeholders.lowerBound)
    return word.isEmpty ? placeholders.upperBound..<found.upperBound : start..<placeholders.lowerBound
  }

  /// The numbers of the words that have ``placeholderMark`` and something after it.
  func findPlaceholders() -> Range<TermID> {
    let marked = range(ofLetters: [Unicode.Scalar(Self.placeholderMark)])
    // The mark alone is no placeholder but a separator that is indexed.
    return marked.isEmpty || bytes(of: marked.lowerBound).count > 1 ? marked : marked.dropFirst()
  }

  /// The word that is some letters and no more; it is the first one that begins with them.
  private func number(ofLetters word: [Unicode.Scalar]) -> TermID? {
    let terms = range(ofLetters: word)
    let size = word.reduce(0) { $0 + UTF8.width($1) }
    return terms.isEmpty || bytes(of: terms.lowerBound).count != size ? nil : terms.lowerBound
  }

  /// The words and placeholders that begin with some letters.
  private func range(ofLetters word: [Unicode.Scalar]) -> Range<TermID> {
    let pointers = TermTriePointers(trie)
    var node = 0
    var terms = 0..<count
    for letter in word {
      let children = pointers.children(of: node)
      guard !children.isEmpty else { return range(ofLetters: word, in: terms) }
      guard let child = pointers.child(in: children, letter: letter.value) else { return 0..<0 }
      terms = pointers.terms(of: child, children: children, end: terms.upperBound)
      node = child
    }
    return TermID(terms.lowerBound)..<TermID(terms.upperBound)
  }

  /// The words of a node without children that begin with some letters.
  private func range(ofLetters word: [Unicode.Scalar], in terms: Range<Int>) -> Range<TermID> {
    let prefix = Array(String(String.UnicodeScalarView(word)).utf8)
    return withText { text in
      let low = terms.partitioningIndex { text.order(of: $0, and: prefix) >= 0 }
      let high = terms.partitioningIndex { text.order(of: $0, and: prefix) > 0 }
      return TermID(low)..<TermID(max(low, high))
    }
  }
}

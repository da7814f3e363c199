extension TermTable {
  /// The shortest query word whose second typo is looked for by ``TermGrams``.
  private static let shortestGramWord = TermGrams.starts.lowerBound + 2 + TermGrams.length

  /// The words that match a query word, each with the typos that ``EditDistance`` counts. An empty word matches none.
  ///
  /// - Parameters:
  ///   - word: the normalised letters of the query word.
  ///   - allowance: with how many typos it may match, at most 2.
  ///   - isPrefix: whether it also matches as the beginning of a word.
  func matches(_ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool) -> TermMatches {
    guard !word.isEmpty else { return TermMatches() }
    let allowance = min(allowance, 2)
    if allowance <= 0 { return exactMatches(word, isPrefix: isPrefix) }
    if word.count <= UInt64.longestWord {
      return typoMatches(word, allowance: allowance, isPrefix: isPrefix, UInt64.self)
    }
    if word.count <= UInt128.longestWord {
      return typoMatches(word, allowance: allowance, isPrefix: isPrefix, UInt128.self)
    }
    return longMatches(word, allowance: allowance, isPrefix: isPrefix)
  }

  private func typoMatches<Bits: TypoBits>(
    _ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool, _: Bits.Type
  ) -> TermMatches {
    withUnsafeTemporaryAllocation(of: Bits.self, capacity: LetterPlaces<Bits>.size(for: word)) { memory in
      let letters = LetterPlaces(word, in: memory)
      guard allowance == 2, word.count >= Self.shortestGramWord, grams.isAvailable else {
        let limits = TypoLimits<Bits>(length: word.count, allowance: allowance)
        return walk(word, letters, allowance: allowance, limits, isPrefix: isPrefix)
      }
      // Either both typos are in front of some letters that follow each other unchanged, or the second one is behind the first
      // of these.
      let start = min(word.count - TermGrams.length, TermGrams.starts.upperBound - 2)
      let limits = TypoLimits<Bits>(length: word.count, allowance: 2, firstPlaceOfSecond: start + 1)
      let late = walk(word, letters, allowance: 2, limits, isPrefix: isPrefix)
      return late.replacing(with: gramMatches(word, letters, from: start, isPrefix: isPrefix))
    }
  }

  private func exactMatches(_ word: [Unicode.Scalar], isPrefix: Bool) -> TermMatches {
    var matches = TermMatches()
    let terms = range(ofPrefix: word)
    // The word itself is the first one that begins with it.
    let isThere = !terms.isEmpty && bytes(of: terms.lowerBound).count == Self.bytes(of: word).count
    let rest = isThere ? terms.dropFirst() : terms
    matches.append(terms.lowerBound..<rest.lowerBound, whole: 0, prefix: isPrefix ? 0 : -1)
    if isPrefix { matches.append(rest, whole: -1, prefix: 0) }
    return matches
  }

  private func walk<Bits>(
    _ word: [Unicode.Scalar], _ letters: LetterPlaces<Bits>, allowance: Int, _ limits: TypoLimits<Bits>, isPrefix: Bool
  ) -> TermMatches {
    let size = TypoWalk<Bits>.longestPath(for: word)
    return withUnsafeTemporaryAllocation(of: TypoWalk<Bits>.Progress.self, capacity: size) { path in
      withText { text in
        var walk = TypoWalk(
          word, allowance: allowance, limits: limits, isPrefix: isPrefix, letters: letters,
          trie: TermTriePointers(trie),
          text: text, path: path)
        walk.run(without: placeholders)
        return walk.matches
      }
    }
  }

  /// The words that have the letters of the query word from a place on, at most two letters away from there.
  private func gramMatches<Bits>(
    _ word: [Unicode.Scalar], _ letters: LetterPlaces<Bits>, from start: Int, isPrefix: Bool
  ) -> TermMatches {
    let limits = TypoLimits<Bits>(length: word.count, allowance: 2)
    let first = word.first?.value ?? 0
    return withText { text in
      var matches = TermMatches()
      grams.forEach(having: word[start..<start + TermGrams.length], below: text.count) { term in
        guard !placeholders.contains(TermID(term)) else { return }
        let found = Self.match(text, term, letters, limits)
        let surcharge = found.firstLetter == first ? 0 : Int8(EditDistance.firstLetterSurcharge)
        matches.append(
          TermID(term)..<TermID(term) + 1, whole: found.whole < TypoLimits<Bits>.tooMany ? found.whole + surcharge : -1,
          prefix: isPrefix && found.prefix < TypoLimits<Bits>.tooMany ? found.prefix + surcharge : -1)
      }
      return matches
    }
  }

  /// Compares one word with the query word.
  private static func match<Bits>(
    _ text: TermText, _ term: Int, _ letters: LetterPlaces<Bits>, _ limits: TypoLimits<Bits>
  ) -> (whole: Int8, prefix: Int8, firstLetter: UInt32) {
    let range = text.range(of: term)
    var place = range.lowerBound
    var rows = TypoRows(limits)
    var prefix = TypoLimits<Bits>.tooMany
    var firstLetter: UInt32 = 0
    while place < range.upperBound {
      let isFirst = place == range.lowerBound
      let letter = text.letter(at: &place, end: range.upperBound)
      if isFirst { firstLetter = letter }
      rows.read(letters[letter], limits)
      if rows.isDead(limits) { return (TypoLimits<Bits>.tooMany, prefix, firstLetter) }
      prefix = min(prefix, rows.cost(limits))
    }
    return (rows.cost(limits), prefix, firstLetter)
  }

  /// The matches of a word that is too long for ``TypoRows``; few words are about as long.
  private func longMatches(_ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool) -> TermMatches {
    let query = QueryWord(
      word: Word(word), range: 0..<word.count, isPrefix: isPrefix, typoAllowance: allowance)
    var matches = TermMatches()
    var distance = EditDistance()
    for term in 0..<TermID(count) where !placeholders.contains(term) {
      guard bytes(of: term).count + allowance >= word.count,
        let match = distance.match(query, Word(scalars(of: term)))
      else { continue }
      matches.append(term..<term + 1, whole: Int8(match.whole ?? -1), prefix: Int8(match.prefix ?? -1))
    }
    return matches
  }
}

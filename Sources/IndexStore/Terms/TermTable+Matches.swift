import IndexSettings

extension TermTable {
  /// The shortest query word whose second typo is looked for by ``TermGrams``.
  private static let shortestGramWord = TermGrams.starts.lowerBound + 2 + TermGrams.length
  /// The last position at which the letters may begin that both typos precede; for later ones, walking the trie is as
  /// fast.
  private static let latestTail = 5

  /// The words that match a query word, each with the typos that ``EditDistance`` counts. An empty word matches none.
  ///
  /// - Parameters:
  ///   - word: the normalised letters of the query word.
  ///   - allowance: with how many typos it may match, at most 2.
  ///   - isPrefix: whether it also matches as the beginning of a word.
  package func matches(_ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool) -> TermMatches {
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
      // Either both typos are in front of some letters that follow each other unchanged, or the second one comes after
      // the first of these.
      let start = min(word.count - TermGrams.length, Self.latestTail)
      let limits = TypoLimits<Bits>(length: word.count, allowance: 2, firstPlaceOfSecond: start + 1)
      let late = walk(word, letters, allowance: 2, limits, isPrefix: isPrefix)
      return late.replacing(with: gramMatches(word, letters, from: start, isPrefix: isPrefix))
    }
  }

  private func exactMatches(_ word: [Unicode.Scalar], isPrefix: Bool) -> TermMatches {
    var matches = TermMatches()
    let whole = number(of: word)
    if let whole { matches.append(whole..<whole + 1, whole: 0, prefix: isPrefix ? 0 : -1) }
    guard isPrefix else { return matches }
    // The word itself is the first one that begins with it.
    let terms = range(ofPrefix: word)
    matches.append(whole == nil ? terms : terms.dropFirst(), whole: -1, prefix: 0)
    return matches
  }

  private func walk<Bits>(
    _ word: [Unicode.Scalar], _ letters: LetterPlaces<Bits>, allowance: Int, _ limits: TypoLimits<Bits>, isPrefix: Bool
  ) -> TermMatches {
    withScan(word, letters, limits) { scan in
      var walk = TypoWalk(
        word, allowance: allowance, isPrefix: isPrefix, trie: TermTriePointers(trie), scan: scan)
      walk.run(without: placeholders)
      return walk.matches
    }
  }

  /// The words that have the letters of the query word from a place on, at most two letters away from there.
  private func gramMatches<Bits>(
    _ word: [Unicode.Scalar], _ letters: LetterPlaces<Bits>, from start: Int, isPrefix: Bool
  ) -> TermMatches {
    let limits = TypoLimits<Bits>(length: word.count, allowance: 2)
    let trie = TermTriePointers(trie)
    // Any of the letters that are unchanged will do; few words are fewer comparisons.
    let starts = start...min(word.count - TermGrams.length, TermGrams.starts.upperBound - 2)
    let lists = starts.map { grams.list(of: word[$0..<$0 + TermGrams.length]) }
    guard let list = lists.min(by: { $0.count < $1.count }) else { return TermMatches() }
    return withScan(word, letters, limits) { scan in
      var matches = TermMatches()
      scan.begin(depth: 0, TypoScan.Progress(limits))
      var last = Int.min
      TermGrams.forEach(in: list, below: count) { term in
        let common = trie.shared(of: term, with: last)
        last = term
        let found = scan.match(term, common: common)
        guard min(found.whole, isPrefix ? found.prefix : found.whole) < TypoLimits<Bits>.tooMany,
          !placeholders.contains(TermID(term))
        else { return }
        let surcharge = scan.firstLetter(of: term) == word.first?.value ? 0 : Int8(EditDistance.firstLetterSurcharge)
        matches.append(
          TermID(term)..<TermID(term) + 1, whole: found.whole < TypoLimits<Bits>.tooMany ? found.whole + surcharge : -1,
          prefix: isPrefix && found.prefix < TypoLimits<Bits>.tooMany ? found.prefix + surcharge : -1)
      }
      return matches
    }
  }

  private func withScan<Bits>(
    _ word: [Unicode.Scalar], _ letters: LetterPlaces<Bits>, _ limits: TypoLimits<Bits>,
    _ body: (inout TypoScan<Bits>) -> TermMatches
  ) -> TermMatches {
    let size = TypoScan<Bits>.longestPath(for: word)
    return withUnsafeTemporaryAllocation(of: TypoScan<Bits>.Progress.self, capacity: size) { path in
      withText { text in
        var scan = TypoScan(text: text, letters: letters, limits: limits, path: path)
        return body(&scan)
      }
    }
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

/// Finds the other words that an index's synonyms and the rules of languages have for the words of a query.
package struct AlternativeFinder {
  /// nil when the query turns them off.
  package let synonyms: SynonymTable?
  package let lexicon: Lexicon
  /// The languages whose plurals are ignored.
  package let pluralLanguages: [Language]
  package let exactAlternatives: Set<SearchOptions.ExactAlternative>

  package init(
    synonyms: SynonymTable?, lexicon: Lexicon, pluralLanguages: [Language],
    exactAlternatives: Set<SearchOptions.ExactAlternative>
  ) {
    self.synonyms = synonyms
    self.lexicon = lexicon
    self.pluralLanguages = pluralLanguages
    self.exactAlternatives = exactAlternatives
  }

  /// What a query finds besides its own words: each alternative of a run of words once, by the run's first word.
  ///
  /// Words in quotes have no alternatives. A run consists of whole words and of whole runs of ideographs.
  package func alternatives(to query: ParsedQuery) -> [QueryAlternative] {
    var alternatives = UniqueAlternatives()
    for (number, unit) in query.units.enumerated() where !query.words[unit].contains(where: \.isQuoted) {
      var found = unit.count == 1 && !pluralLanguages.isEmpty ? plurals(of: query.words[unit.lowerBound], unit) : []
      if let synonyms {
        let open = query.units[number...].prefix { !query.words[$0].contains(where: \.isQuoted) }
        let end = open.last?.upperBound ?? unit.upperBound
        let ends = Set(open.map(\.upperBound))
        for match in synonyms.matches(query.words[unit.lowerBound..<end])
        where ends.contains(unit.lowerBound + match.length) {
          found += self.alternatives(of: match, from: unit.lowerBound)
        }
      }
      for alternative in found { alternatives.add(alternative) }
    }
    return alternatives.list
  }

  private func plurals(of word: QueryWord, _ range: Range<Int>) -> [QueryAlternative] {
    lexicon.forms(of: word.word.scalars, in: pluralLanguages).map { form in
      QueryAlternative(
        queryWords: range, words: [form], origin: .plural, typos: 0, isPrefix: false,
        isExact: exactAlternatives.contains(.ignorePlurals))
    }
  }

  private func alternatives(of match: SynonymTable.Match, from start: Int) -> [QueryAlternative] {
    match.terms.map { term in
      let isSingle = match.length == 1 && term.words.count == 1
      let isCounted = exactAlternatives.contains(isSingle ? .singleWordSynonym : .multiWordsSynonym)
      let origin: QueryAlternative.Origin =
        if term.isPlaceholder {
          .placeholder(objectID: match.objectID)
        } else if match.typos > 0 {
          .altCorrection(objectID: match.objectID)
        } else {
          .synonym(objectID: match.objectID)
        }
      return QueryAlternative(
        queryWords: start..<start + match.length, words: term.words, origin: origin, typos: match.typos,
        isPrefix: match.isPrefix, isExact: isCounted && match.typos == 0 && !match.isPrefix)
    }
  }
}

/// Alternatives, of which those that find the same are one.
private struct UniqueAlternatives {
  private struct Key: Hashable {
    let queryWords: Range<Int>
    let words: [[Unicode.Scalar]]
    let isPlaceholder: Bool
    let isPrefix: Bool
  }

  private(set) var list: [QueryAlternative] = []
  private var places: [Key: Int] = [:]

  /// Adds an alternative; of two that find the same the one that ranks a record higher stays, of equals the first.
  mutating func add(_ alternative: QueryAlternative) {
    let key = Key(
      queryWords: alternative.queryWords, words: alternative.words, isPlaceholder: alternative.isPlaceholder,
      isPrefix: alternative.isPrefix)
    guard let place = places[key] else {
      places[key] = list.count
      list.append(alternative)
      return
    }
    let known = list[place]
    if (alternative.typos, alternative.isExact ? 0 : 1) < (known.typos, known.isExact ? 0 : 1) {
      list[place] = alternative
    }
  }
}

package import SearchModel

/// The synonyms of an index as words, and which of them a query sets off.
package struct SynonymTable: Sendable {
  /// What a record may have instead: words side by side, or a placeholder.
  struct Term: Sendable, Hashable {
    let words: [[Unicode.Scalar]]
    let isPlaceholder: Bool
  }

  /// Words of a query that a synonym stands beside.
  struct Match: Sendable {
    /// How many words of the query they are.
    let length: Int
    /// Whether one of them is only the beginning of the synonym's word.
    let isPrefix: Bool
    /// What records may have instead.
    let terms: [Term]
    /// How many typos each of them counts as.
    let typos: Int
    /// The synonym object.
    let objectID: String
  }

  /// Words that set off an entry.
  private struct Trigger {
    let words: [[Unicode.Scalar]]
    /// The number of the entry.
    let entry: Int
  }

  /// What a synonym object says.
  private struct Entry {
    let terms: [Term]
    let typos: Int
    let objectID: String
  }

  /// Sorted by their first words, those of equal ones in the order of the synonyms.
  private let triggers: [Trigger]
  private let entries: [Entry]

  /// - Parameters:
  ///   - synonyms: the synonym objects; terms that hold no words have no effect.
  ///   - words: cuts a text into words as queries are cut.
  package init(_ synonyms: [Synonym], words: (String) -> [[Unicode.Scalar]]) {
    var triggers: [Trigger] = []
    var entries: [Entry] = []
    for synonym in synonyms {
      let from: [String]
      var terms: [Term] = []
      var typos = 0
      switch synonym.kind {
      case .synonym(let texts):
        from = texts
        terms = texts.map { Term(words: words($0), isPlaceholder: false) }
      case .oneWaySynonym(let input, let texts):
        from = [input]
        terms = texts.map { Term(words: words($0), isPlaceholder: false) }
      case .altCorrection(let word, let corrections, let count):
        from = [word]
        terms = corrections.map { Term(words: words($0), isPlaceholder: false) }
        typos = count
      case .placeholder(let placeholder, let replacements):
        from = replacements
        terms = [Term(words: [Array(placeholder.unicodeScalars)], isPlaceholder: true)]
      }
      triggers += from.map { Trigger(words: words($0), entry: entries.count) }.filter { !$0.words.isEmpty }
      entries.append(Entry(terms: terms.filter { !$0.words.isEmpty }, typos: typos, objectID: synonym.objectID))
    }
    self.entries = entries
    self.triggers = triggers.enumerated().sorted { left, right in
      let (first, second) = (left.element.words[0], right.element.words[0])
      return first == second ? left.offset < right.offset : Self.precedes(first, second)
    }.map(\.element)
  }

  /// The synonyms that the words of a query from a place on set off: the whole words, or beginnings where a word may
  /// be one.
  ///
  /// - Returns: the matches in the order of the synonyms' words.
  /// - Complexity: logarithmic in the synonyms, apart from those whose first word matches.
  func matches(_ query: ArraySlice<QueryWord>) -> [Match] {
    guard let first = query.first?.word.scalars, !triggers.isEmpty else { return [] }
    var low = 0
    var high = triggers.count
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(triggers[middle].words[0], first) { low = middle + 1 } else { high = middle }
    }
    var matches: [Match] = []
    for trigger in triggers[low...] {
      // What begins with the first word stands together, so the first that does not ends it.
      guard trigger.words[0].starts(with: first) else { break }
      guard let isPrefix = Self.match(query, trigger.words) else { continue }
      let entry = entries[trigger.entry]
      let terms = entry.terms.filter { $0.isPlaceholder || $0.words != trigger.words }
      guard !terms.isEmpty else { continue }
      matches.append(
        Match(
          length: trigger.words.count, isPrefix: isPrefix, terms: terms, typos: entry.typos, objectID: entry.objectID))
    }
    return matches
  }

  /// Whether a query begins with the words, nil when not: as they are, or one of them only with its beginning.
  private static func match(_ query: ArraySlice<QueryWord>, _ words: [[Unicode.Scalar]]) -> Bool? {
    guard query.count >= words.count else { return nil }
    var isPrefix = false
    for (typed, word) in zip(query, words) where typed.word.scalars != word {
      guard typed.isPrefix, word.starts(with: typed.word.scalars) else { return nil }
      isPrefix = true
    }
    return isPrefix
  }

  private static func precedes(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

extension Synonym {
  /// The text that stands for others in records, nil for other types.
  var placeholder: String? {
    guard case .placeholder(let text, _) = kind else { return nil }
    return text
  }
}

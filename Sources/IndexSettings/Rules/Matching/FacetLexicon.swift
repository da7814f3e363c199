import SearchModel

/// The values of a facet as the words of a query may name them.
struct FacetLexicon: Sendable {
  /// A value's words, and the values that consist of them: `Amélie` and `AMELIE` are one entry.
  struct Entry: Sendable {
    let words: [[Unicode.Scalar]]
    var values: [String]
  }

  /// The entries, those of more words first, else in the order of their first values.
  let entries: [Entry]

  /// - Parameters:
  ///   - values: the facet's values as stored.
  ///   - tokenizer: cuts them into words as it cuts queries; values without words can not be named.
  init(_ values: [String], tokenizer: Tokenizer) {
    var entries: [Entry] = []
    var places: [[[Unicode.Scalar]]: Int] = [:]
    for value in values {
      let words = tokenizer.queryTokens(of: value).map(\.word)
      guard !words.isEmpty else { continue }
      if let place = places[words] {
        if !entries[place].values.contains(value) { entries[place].values.append(value) }
      } else {
        places[words] = entries.count
        entries.append(Entry(words: words, values: [value]))
      }
    }
    self.entries = entries.enumerated().sorted { left, right in
      left.element.words.count == right.element.words.count
        ? left.offset < right.offset : left.element.words.count > right.element.words.count
    }.map(\.element)
  }
}

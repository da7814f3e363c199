import IndexSettings
import SearchModel

extension MarkedText {
  /// A text as Typesense marked it, from which snippets are made as the embedded engine makes them: Typesense cuts by a
  /// number of words on each side of the matches, Algolia's snippets have a number of words in all.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - match: the place of the word of the query that a marked one stands for.
  init(_ text: HighlightedString, match: (String) -> Int?) {
    var scalars: [Unicode.Scalar] = []
    var marks: [Range<Int>] = []
    for part in text.parts {
      let start = scalars.count
      scalars += part.text.unicodeScalars
      if part.isHighlighted { marks.append(start..<scalars.count) }
    }
    let plain = text.plainText
    let tokens = Tokenizer().tokens(of: plain)
    var known: ExactDictionary<Int> = [:]
    var matches: [Match] = []
    for (number, token) in tokens.enumerated() {
      let first = marks.partitioningIndex { $0.upperBound > token.range.lowerBound }
      let letters = Self.marked(token, after: tokens[..<number], in: scalars, marks[first...])
      guard !letters.isEmpty else { continue }
      let place = known[letters] ?? (known.count < TypesenseWords.mostCompared ? match(letters) : nil) ?? 0
      if known.count < TypesenseWords.mostCompared { known[letters] = place }
      matches.append(Match(token: number, words: place..<place + 1))
    }
    self.init(Array(plain.utf8)[...], tokens: tokens, matches: matches, marks: marks.map { Mark($0) })
  }

  /// The letters of a word that are marked, in small letters; of a joined word only those that no part of it has.
  private static func marked(
    _ token: Token, after others: ArraySlice<Token>, in scalars: [Unicode.Scalar], _ marks: ArraySlice<Range<Int>>
  ) -> String {
    let marks = marks.prefix { $0.lowerBound < token.range.upperBound }
    if marks.isEmpty { return "" }
    let start = others.lastIndex { $0.range.lowerBound < token.range.lowerBound }
    var parts = others[(start.map { $0 + 1 } ?? others.startIndex)...]
    var letters: [Unicode.Scalar] = []
    for mark in marks {
      for place in mark.clamped(to: token.range) where CharacterClass(scalars[place]) != .separator {
        while let part = parts.first, part.range.upperBound <= place { parts.removeFirst() }
        if parts.first?.range.contains(place) != true { letters.append(scalars[place]) }
      }
    }
    return String(String.UnicodeScalarView(letters)).lowercased()
  }
}

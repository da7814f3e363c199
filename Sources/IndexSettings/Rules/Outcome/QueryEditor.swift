import SearchModel

/// Takes words out of the text of a query, or puts others in their place; each word is touched once.
struct QueryEditor {
  /// Words of the query and the text that takes their place, nil for nothing.
  private struct Edit {
    let words: Range<Int>
    let inserted: String?
  }

  private let scalars: [Unicode.Scalar]
  private let query: RuleQuery
  private var edits: [Edit] = []

  init(_ text: String, query: RuleQuery) {
    scalars = Array(text.unicodeScalars)
    self.query = query
  }

  /// Notes an edit; nil when one of its words is taken by another, else the words as they are typed.
  mutating func edit(_ words: Range<Int>, inserting text: String?) -> String? {
    guard !words.isEmpty, !edits.contains(where: { $0.words.overlaps(words) }) else { return nil }
    edits.append(Edit(words: words, inserted: text))
    return String(String.UnicodeScalarView(scalars[range(of: words)]))
  }

  /// The range of the text from the first of several words to the last.
  private func range(of words: Range<Int>) -> Range<Int> {
    query.words[words.lowerBound].range.lowerBound..<query.words[words.upperBound - 1].range.upperBound
  }

  /// The text after all edits: the space after a removed word goes with it.
  var text: String {
    var result = ""
    var place = 0
    for edit in edits.sorted(by: { $0.words.lowerBound < $1.words.lowerBound }) {
      let range = range(of: edit.words)
      result.unicodeScalars.append(contentsOf: scalars[place..<max(place, range.lowerBound)])
      result += edit.inserted ?? ""
      place = range.upperBound
      guard edit.inserted?.isEmpty ?? true else { continue }
      while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    }
    result.unicodeScalars.append(contentsOf: scalars[place...])
    return edits.isEmpty ? result : String(result.trimmed)
  }
}

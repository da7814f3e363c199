import SearchModel

/// A text with the parts that a query matched.
struct MarkedText {
  enum MatchLevel: String {
    case none
    case partial
    case full
  }

  let scalars: [Unicode.Scalar]
  let tokens: [Token]
  /// The query words that each token matches, by number.
  let tokenWords: [[Int]]
  /// The matched parts in order, apart from each other, in Unicode scalars.
  let marks: [Range<Int>]
  /// The query words that occur, by number, in their order.
  let words: [Int]

  init(scalars: [Unicode.Scalar], tokens: [Token], tokenWords: [[Int]], marks: [Range<Int>]) {
    self.scalars = scalars
    self.tokens = tokens
    self.tokenWords = tokenWords
    self.marks = Self.merged(marks)
    words = Set(tokenWords.joined()).sorted()
  }

  /// A text without words.
  static let unmarked = MarkedText(scalars: [], tokens: [], tokenWords: [], marks: [])

  /// Sorts ranges and joins those that touch or overlap.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether no letter of the text is outside the marks.
  var isFullyMarked: Bool {
    tokens.allSatisfy { token in
      token.range.allSatisfy { place in
        CharacterClass(scalars[place]) == .separator || marks.contains { $0.contains(place) }
      }
    }
  }

  /// How much of a query with this many words the text matches.
  func matchLevel(of wordCount: Int) -> MatchLevel {
    if words.isEmpty { return .none }
    return words.count == wordCount ? .full : .partial
  }

  /// A stretch of the text with tags around its marks.
  func tagged(_ range: Range<Int>? = nil, tags: HighlightTags) -> String {
    let range = range ?? 0..<scalars.count
    var text = String.UnicodeScalarView()
    var place = range.lowerBound
    for mark in marks {
      let inside = mark.clamped(to: range)
      guard !inside.isEmpty else { continue }
      text.append(contentsOf: scalars[place..<inside.lowerBound])
      text.append(contentsOf: tags.pre.unicodeScalars)
      text.append(contentsOf: scalars[inside])
      text.append(contentsOf: tags.post.unicodeScalars)
      place = inside.upperBound
    }
    text.append(contentsOf: scalars[place..<range.upperBound])
    return String(text)
  }
}

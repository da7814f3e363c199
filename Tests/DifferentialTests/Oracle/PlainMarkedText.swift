import SearchModel

@testable import IndexSettings

/// A text with the parts that a query matched.
struct PlainMarkedText {
  /// A matched part.
  struct Mark {
    /// In Unicode scalars.
    let range: Range<Int>
    /// What is shown in its place, nil for the part itself.
    let replacement: [Unicode.Scalar]?

    init(_ range: Range<Int>, replacement: [Unicode.Scalar]? = nil) {
      self.range = range
      self.replacement = replacement
    }
  }

  let scalars: [Unicode.Scalar]
  let tokens: [Token]
  /// The query words that each token matches, by number.
  let tokenWords: [[Int]]
  /// The matched parts in order, apart from each other.
  let marks: [Mark]
  /// The query words that occur, by number, in their order.
  let words: [Int]

  init(scalars: [Unicode.Scalar], tokens: [Token], tokenWords: [[Int]], marks: [Mark]) {
    self.scalars = scalars
    self.tokens = tokens
    self.tokenWords = tokenWords
    self.marks = Self.merged(marks)
    words = Set(tokenWords.joined()).sorted()
  }

  /// Sorts marks and joins those that touch or overlap; a replaced part stays by itself unless it overlaps another one,
  /// which then shows the text as it is.
  private static func merged(_ marks: [Mark]) -> [Mark] {
    var merged: [Mark] = []
    for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where !mark.range.isEmpty {
      guard let last = merged.last, mark.range.lowerBound <= last.range.upperBound else {
        merged.append(mark)
        continue
      }
      let areReplaced = mark.replacement != nil && last.replacement != nil
      if areReplaced, mark.range == last.range { continue }
      let isOneReplaced = mark.replacement != nil || last.replacement != nil
      if isOneReplaced, mark.range.lowerBound == last.range.upperBound {
        merged.append(mark)
      } else {
        merged[merged.count - 1] = Mark(last.range.lowerBound..<max(last.range.upperBound, mark.range.upperBound))
      }
    }
    return merged
  }

  /// Whether no letter of the text's words is outside the marks.
  var isFullyMarked: Bool {
    tokens.flatMap(\.range).allSatisfy { place in
      CharacterClass(scalars[place]) == .separator || marks.contains { $0.range.contains(place) }
    }
  }

  /// How much of a query with this many words the text matches.
  func matchLevel(of wordCount: Int) -> String {
    words.isEmpty ? "none" : words.count == wordCount ? "full" : "partial"
  }

  /// A part of the text with tags around its marks; a replacement stands only for a whole part.
  func tagged(_ range: Range<Int>? = nil, tags: HighlightTags) -> String {
    let range = range ?? 0..<scalars.count
    var text = String.UnicodeScalarView()
    var place = range.lowerBound
    for mark in marks {
      let inside = mark.range.clamped(to: range)
      guard !inside.isEmpty else { continue }
      text.append(contentsOf: scalars[place..<inside.lowerBound])
      text.append(contentsOf: tags.pre.unicodeScalars)
      if let replacement = mark.replacement, inside == mark.range {
        text.append(contentsOf: replacement)
      } else {
        text.append(contentsOf: scalars[inside])
      }
      text.append(contentsOf: tags.post.unicodeScalars)
      place = inside.upperBound
    }
    text.append(contentsOf: scalars[place..<range.upperBound])
    return String(text)
  }
}

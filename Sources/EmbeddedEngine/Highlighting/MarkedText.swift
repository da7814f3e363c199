import SearchModel

/// A text with the parts that a query matched.
struct MarkedText {
  enum MatchLevel: String {
    case none
    case partial
    case full
  }

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
      if mark.replacement != nil || last.replacement != nil {
        if mark.range == last.range, mark.replacement != nil, last.replacement != nil { continue }
        if mark.range.lowerBound == last.range.upperBound {
          merged.append(mark)
          continue
        }
      }
      merged[merged.count - 1] = Mark(
        last.range.lowerBound..<max(last.range.upperBound, mark.range.upperBound))
    }
    return merged
  }

  /// Whether no letter of the text is outside the marks.
  var isFullyMarked: Bool {
    let marked = marks.map(\.range)
    return tokens.allSatisfy { token in
      token.range.allSatisfy { CharacterClass(scalars[$0]) == .separator || marked.covers($0) }
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
      let inside = mark.range.clamped(to: range)
      guard !inside.isEmpty else { continue }
      let isWhole = inside == mark.range
      text.append(contentsOf: scalars[place..<inside.lowerBound])
      text.append(contentsOf: tags.pre.unicodeScalars)
      text.append(contentsOf: isWhole ? mark.replacement?[...] ?? scalars[inside] : scalars[inside])
      text.append(contentsOf: tags.post.unicodeScalars)
      place = inside.upperBound
    }
    text.append(contentsOf: scalars[place..<range.upperBound])
    return String(text)
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which ascend and lie apart, has a place.
  ///
  /// - Complexity: O(log *n*) in their number.
  func covers(_ place: Int) -> Bool {
    let next = indices.partitioningIndex { self[$0].upperBound > place }
    return next < count && self[next].lowerBound <= place
  }
}

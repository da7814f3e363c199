import IndexSettings
import IndexStore
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
    // A view of scalars counts itself whenever something is appended.
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    func append(_ scalars: ArraySlice<Unicode.Scalar>) {
      for scalar in scalars { text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
    }
    var place = range.lowerBound
    for mark in marks {
      let inside = mark.range.clamped(to: range)
      guard !inside.isEmpty else { continue }
      append(scalars[place..<inside.lowerBound])
      text += tags.pre.utf8
      append((inside == mark.range ? mark.replacement?[...] : nil) ?? scalars[inside])
      text += tags.post.utf8
      place = inside.upperBound
    }
    append(scalars[place..<range.upperBound])
    return String(decoding: text, as: UTF8.self)
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which ascend and lie apart, has a place.
  ///
  /// - Complexity: O(log *n*) in their number.
  func covers(_ place: Int) -> Bool {
    overlaps(place..<place + 1)
  }

  /// Whether one of the ranges, which ascend and lie apart, has a place of another one.
  ///
  /// - Complexity: O(log *n*) in their number.
  func overlaps(_ range: Range<Int>) -> Bool {
    let next = indices.partitioningIndex { self[$0].upperBound > range.lowerBound }
    return next < count && self[next].overlaps(range)
  }

  /// The places of these ranges and of others, as ranges that ascend and lie apart.
  func union(_ others: [Range<Int>]) -> [Range<Int>] {
    var union: [Range<Int>] = []
    for range in (self + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.last, range.lowerBound <= last.upperBound {
        union[union.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        union.append(range)
      }
    }
    return union
  }
}

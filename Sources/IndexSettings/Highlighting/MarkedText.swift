import Diagnostics
package import SearchModel

/// A text with the parts that a query matched.
package struct MarkedText {
  /// A matched part.
  package struct Mark {
    /// In Unicode scalars.
    package let range: Range<Int>
    /// What is shown in its place, nil for the part itself.
    let replacement: [UInt8]?

    package init(_ range: Range<Int>, replacement: [UInt8]? = nil) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A word of the text that matches.
  package struct Match {
    /// Its number among ``MarkedText/tokens``.
    package let token: Int
    /// The query words that it matches, by number.
    package let words: Range<Int>

    package init(token: Int, words: Range<Int>) {
      self.token = token
      self.words = words
    }
  }

  /// Its UTF-8.
  private let bytes: ArraySlice<UInt8>
  /// Where each scalar begins in the bytes, and where the last one ends; nil where each is one byte.
  private let offsets: [Int]?
  /// The words of the text, at least those that match.
  package let tokens: [Token]
  package let matches: [Match]
  /// The matched parts in order, apart from each other.
  package let marks: [Mark]
  /// The query words that occur, by number, in their order.
  package let words: [Int]

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - tokens: the words of the text.
  ///   - matches: in any order.
  ///   - marks: in any order; they may touch and overlap.
  package init(_ text: ArraySlice<UInt8>, tokens: [Token], matches: [Match], marks: [Mark]) {
    self.init(text, tokens: tokens, matches: matches, marks: marks, words: Self.words(of: matches))
  }

  /// A text from which no snippet is made, so that its tokens are not needed.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - marks: in any order; they may touch and overlap.
  ///   - words: the query words that occur, see ``words(of:)``.
  package init(_ text: ArraySlice<UInt8>, marks: [Mark], words: [Int]) {
    self.init(text, tokens: [], matches: [], marks: marks, words: words)
  }

  private init(_ text: ArraySlice<UInt8>, tokens: [Token], matches: [Match], marks: [Mark], words: [Int]) {
    bytes = text
    offsets = text.isASCII ? nil : Self.offsets(of: text)
    self.tokens = tokens
    self.matches = matches
    self.marks = marks.count == 1 && !marks[0].range.isEmpty ? marks : Self.merged(marks)
    self.words = words
  }

  /// The query words of matches, by number, in their order.
  package static func words(of matches: [Match]) -> [Int] {
    if matches.count == 1 { return Array(matches[0].words) }
    var isMatched: [Bool] = []
    for match in matches {
      while isMatched.count < match.words.upperBound { isMatched.append(false) }
      for word in match.words { isMatched[word] = true }
    }
    return isMatched.indices.filter { isMatched[$0] }
  }

  private static func offsets(of text: ArraySlice<UInt8>) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(text.count + 1)
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 { offsets.append(offset) }
    offsets.append(text.count)
    return offsets
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

  /// How many Unicode scalars the text has.
  package var scalarCount: Int { offsets.map { $0.count - 1 } ?? bytes.count }

  /// Whether no letter of a word of the text is outside the marks.
  ///
  /// - Complexity: O(log *n*) in the number of marks, for each letter.
  package func isMarked(_ word: Range<Int>) -> Bool {
    for place in word where !isMarked(place) && CharacterClass(scalar(at: place)) != .separator { return false }
    return true
  }

  /// The Unicode scalars of some bytes of the text.
  ///
  /// - Complexity: O(log *n*) in the length of the text.
  package func scalars(at bytes: Range<Int>) -> Range<Int> {
    guard let offsets else { return bytes }
    let first = offsets.partitioningIndex { $0 >= bytes.lowerBound }
    return first..<max(first, offsets.partitioningIndex { $0 >= bytes.upperBound })
  }

  private func isMarked(_ place: Int) -> Bool {
    let next = marks.partitioningIndex { $0.range.upperBound > place }
    return next < marks.count && marks[next].range.lowerBound <= place
  }

  private func scalar(at place: Int) -> Unicode.Scalar {
    let first = bytes.startIndex
    guard let offsets else { return Unicode.Scalar(bytes[first + place]) }
    let text = String(decoding: bytes[first + offsets[place]..<first + offsets[place + 1]], as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// How much of a query with so many words some of them are.
  package static func matchLevel(of words: [Int], among wordCount: Int) -> MatchLevel {
    if words.isEmpty { return .none }
    return words.count == wordCount ? .full : .partial
  }

  /// A range of the text, in Unicode scalars, with tags around its marks, between two other texts.
  package func tagged(
    _ range: Range<Int>? = nil, tags: HighlightTags, before: String = "", after: String = ""
  ) -> String {
    let range = range ?? 0..<scalarCount
    var text: [UInt8] = []
    text.reserveCapacity(
      byteRange(range).count + marks.count * (tags.pre.utf8.count + tags.post.utf8.count) + before.utf8.count
        + after.utf8.count)
    text += before.utf8
    bytes.withUnsafeBufferPointer { bytes in
      var place = range.lowerBound
      for number in marks.indices {
        let whole = marks[number].range
        let inside = whole.clamped(to: range)
        guard !inside.isEmpty else { continue }
        text += UnsafeBufferPointer(rebasing: bytes[byteRange(place..<inside.lowerBound)])
        text += tags.pre.utf8
        if inside == whole, let replacement = marks[number].replacement {
          text += replacement
        } else {
          text += UnsafeBufferPointer(rebasing: bytes[byteRange(inside)])
        }
        text += tags.post.utf8
        place = inside.upperBound
      }
      text += UnsafeBufferPointer(rebasing: bytes[byteRange(place..<range.upperBound)])
    }
    text += after.utf8
    return String(decoding: text, as: UTF8.self)
  }

  /// Where some scalars stand in the bytes.
  private func byteRange(_ scalars: Range<Int>) -> Range<Int> {
    offsets.map { $0[scalars.lowerBound]..<$0[scalars.upperBound] } ?? scalars
  }
}

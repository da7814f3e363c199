/// A text cut into parts that a query matched and parts that it did not.
///
/// Only the configured tags count: any other `<` is text. Source of the behaviour: InstantSearch's `HighlightedString`.
public struct HighlightedString: Sendable, Hashable {
  /// A stretch of text of one kind.
  public struct Part: Sendable, Hashable {
    /// The text, without tags.
    public var text: String
    /// Whether the query matched it.
    public var isHighlighted: Bool

    /// A part.
    public init(text: String, isHighlighted: Bool) {
      self.text = text
      self.isHighlighted = isHighlighted
    }
  }

  /// The parts in order; neighbours are of different kinds and none is empty.
  public private(set) var parts: [Part] = []

  /// A text without highlights.
  public init(plain text: String) {
    append(text, isHighlighted: false)
  }

  /// Ready parts; empty ones are dropped and neighbours of one kind joined.
  public init(parts: [Part]) {
    for part in parts { append(part.text, isHighlighted: part.isHighlighted) }
  }

  /// Reads a tagged text. An unclosed tag runs to the end.
  ///
  /// Where case does not matter, `<EM>` is a tag as `<em>` is: capital and small ASCII letters of tags count as equal.
  public init(
    tagged text: String, preTag: String = "<em>", postTag: String = "</em>", caseSensitive: Bool = true
  ) {
    guard !preTag.isEmpty, !postTag.isEmpty else {
      append(text, isHighlighted: false)
      return
    }
    var rest = text[...]
    var isInside = false
    while let tag = rest.range(ofFirst: isInside ? postTag : preTag, caseSensitive: caseSensitive) {
      append(String(rest[..<tag.lowerBound]), isHighlighted: isInside)
      rest = rest[tag.upperBound...]
      isInside.toggle()
    }
    append(String(rest), isHighlighted: isInside)
  }

  /// Reads a tagged text whose untagged original is known, so that tags which the original contains stay text.
  ///
  /// Falls back to reading the tags alone when the two do not belong together.
  public init(
    tagged text: String, plain original: String, preTag: String = "<em>", postTag: String = "</em>",
    caseSensitive: Bool = true
  ) {
    let hasTags = [preTag, postTag].contains { original.range(ofFirst: $0, caseSensitive: caseSensitive) != nil }
    guard hasTags,
      let aligned = Self.align(
        tagged: Array(text.utf8), plain: Array(original.utf8), preTag, postTag, caseSensitive: caseSensitive)
    else {
      self.init(tagged: text, preTag: preTag, postTag: postTag, caseSensitive: caseSensitive)
      return
    }
    self.init(parts: aligned)
  }

  /// The text without tags.
  public var plainText: String { parts.map(\.text).joined() }

  /// The same text with the other parts highlighted, as suggestions show what the user did not type.
  public var inverted: HighlightedString {
    var result = self
    for index in result.parts.indices { result.parts[index].isHighlighted.toggle() }
    return result
  }

  private mutating func append(_ text: String, isHighlighted: Bool) {
    guard !text.isEmpty else { return }
    if let last = parts.indices.last, parts[last].isHighlighted == isHighlighted {
      parts[last].text += text
    } else {
      parts.append(Part(text: text, isHighlighted: isHighlighted))
    }
  }

  /// Walks both texts at once: a tag in the tagged one is markup only where the original has no such text. Where both could
  /// be, an opening tag is tried as text first and a closing one as markup first.
  private static func align(
    tagged: [UInt8], plain: [UInt8], _ preTag: String, _ postTag: String, caseSensitive: Bool
  ) -> [Part]? {
    let (pre, post) = (Array(preTag.utf8), Array(postTag.utf8))
    let areEqual: (UInt8, UInt8) -> Bool = caseSensitive ? { $0 == $1 } : { $0.lowercasedASCII == $1.lowercasedASCII }
    struct Choice {
      var position: (tagged: Int, plain: Int)
      var isInside: Bool
      var marks: [Int]
    }
    // Each choice that is put off is one state to come back to; a position and state is never visited twice.
    var pending = [Choice(position: (0, 0), isInside: false, marks: [])]
    var visited: Set<[Int]> = []
    while var choice = pending.popLast() {
      while true {
        let (place, origin) = choice.position
        guard visited.insert([place, origin, choice.isInside ? 1 : 0]).inserted else { break }
        if place == tagged.count, origin == plain.count { return cut(plain, at: choice.marks) }
        let tag = choice.isInside ? post : pre
        let isTag = tagged[place...].starts(with: tag, by: areEqual)
        let isText = place < tagged.count && origin < plain.count && tagged[place] == plain[origin]
        var asMarkup = choice
        asMarkup.position.tagged += tag.count
        asMarkup.isInside.toggle()
        asMarkup.marks.append(origin)
        if isTag, !isText || choice.isInside {
          if isText {
            var asText = choice
            asText.position = (place + 1, origin + 1)
            pending.append(asText)
          }
          choice = asMarkup
        } else if isText {
          if isTag { pending.append(asMarkup) }
          choice.position = (place + 1, origin + 1)
        } else {
          break
        }
      }
    }
    return nil
  }

  private static func cut(_ plain: [UInt8], at marks: [Int]) -> [Part] {
    let bounds = [0] + marks + [plain.count]
    return zip(bounds, bounds.dropFirst()).enumerated().map { offset, pair in
      Part(text: String(decoding: plain[pair.0..<pair.1], as: UTF8.self), isHighlighted: offset % 2 == 1)
    }
  }
}

extension UInt8 {
  /// The small letter for a capital ASCII letter, else the byte itself.
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension StringProtocol {
  /// The first place where another text occurs, byte for byte or without regard to the case of ASCII letters; nil for an
  /// empty one.
  func range(ofFirst other: String, caseSensitive: Bool = true) -> Range<Index>? {
    var (text, other) = (Substring(self), other)
    let place = text.withUTF8 { text in
      other.withUTF8 { other in text.place(ofFirst: other, caseSensitive: caseSensitive) }
    }
    guard let place else { return nil }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place where other bytes occur, equal or but for the case of ASCII letters; nil for none of them.
  fileprivate func place(ofFirst other: UnsafeBufferPointer<UInt8>, caseSensitive: Bool) -> Int? {
    guard !other.isEmpty, other.count <= count else { return nil }
    func areEqual(_ left: UInt8, _ right: UInt8) -> Bool {
      left == right || (!caseSensitive && left.lowercasedASCII == right.lowercasedASCII)
    }
    for start in 0...(count - other.count) where areEqual(self[start], other[0]) {
      if other.indices.allSatisfy({ areEqual(self[start + $0], other[$0]) }) { return start }
    }
    return nil
  }
}

/// A text cut into parts that a query matched and parts that it did not.
///
/// Only the configured tags count: any other `<` is text. Source of the behaviour: InstantSearch's `HighlightedString`.
public struct HighlightedString: Sendable, Hashable {
  /// A part of the text, either highlighted or not.
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

  /// A text of the given parts; empty ones are dropped, and neighbours of one kind are joined.
  public init(parts: [Part]) {
    for part in parts { append(part.text, isHighlighted: part.isHighlighted) }
  }

  /// Reads a tagged text. An unclosed tag runs to the end.
  ///
  /// If case does not matter, ASCII letters of tags are compared without regard to case, so that `<EM>` is a tag like
  /// `<em>`.
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

  /// Walks both texts at once: a tag in the tagged one is markup only where the original has no such text. Where both
  /// could be, an opening tag is tried as text first and a closing one as markup first.
  ///
  /// - Complexity: O(length of both texts): where tags stand so close to each other that more choices would have to be
  ///   tried, there is no answer.
  private static func align(
    tagged: [UInt8], plain: [UInt8], _ preTag: String, _ postTag: String, caseSensitive: Bool
  ) -> [Part]? {
    let (pre, post) = (Array(preTag.utf8), Array(postTag.utf8))
    let areEqual: (UInt8, UInt8) -> Bool = caseSensitive ? { $0 == $1 } : { $0.lowercasedASCII == $1.lowercasedASCII }
    struct State: Hashable {
      var tagged = 0
      var plain = 0
      var isInside = false
    }
    struct Choice {
      var state = State()
      /// The last mark; nil without marks.
      var mark: Int?
    }
    // Each mark with the one before it, so that choices share what they have in common.
    var marks: [(origin: Int, previous: Int?)] = []
    // Each choice that is put off is one state to come back to; a state is never visited twice.
    var pending = [Choice()]
    var visited: Set<State> = []
    let mostVisited = saturatingProduct(8, saturatingSum(saturatingSum(tagged.count, plain.count), 1_000))
    while var choice = pending.popLast() {
      while true {
        let state = choice.state
        guard visited.insert(state).inserted else { break }
        guard visited.count <= mostVisited else { return nil }
        if state.tagged == tagged.count, state.plain == plain.count {
          var origins: [Int] = []
          while let place = choice.mark {
            origins.append(marks[place].origin)
            choice.mark = marks[place].previous
          }
          return cut(plain, at: origins.reversed())
        }
        let isTag = tagged[state.tagged...].starts(with: state.isInside ? post : pre, by: areEqual)
        let isText =
          state.tagged < tagged.count && state.plain < plain.count && tagged[state.tagged] == plain[state.plain]
        guard isTag || isText else { break }
        var asText = choice
        asText.state = State(tagged: state.tagged + 1, plain: state.plain + 1, isInside: state.isInside)
        guard isTag else {
          choice = asText
          continue
        }
        marks.append((origin: state.plain, previous: choice.mark))
        var asMarkup = Choice(state: state, mark: marks.count - 1)
        asMarkup.state.tagged += (state.isInside ? post : pre).count
        asMarkup.state.isInside.toggle()
        if isText { pending.append(state.isInside ? asText : asMarkup) }
        choice = isText && !state.isInside ? asText : asMarkup
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
  /// The first place where another text occurs, byte for byte or without regard to the case of ASCII letters; nil for
  /// an empty one.
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

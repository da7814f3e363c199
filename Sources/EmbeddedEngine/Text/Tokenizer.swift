/// Cuts a text into the words that are indexed and searched.
///
/// A word is a longest run of letters, digits and their marks. Ideographs, kana and emoji are a word each; so are the
/// characters of `separatorsToIndex`. Words around `.`, `'`, `®` or `©` also occur joined, without parts shorter than
/// ``shortestPartOfJoin``.
struct Tokenizer: Sendable {
  /// Parts of a joined word below this length are not words of their own.
  static let shortestPartOfJoin = 3
  /// What joins two parts into one word.
  private static let joiners: Set<Unicode.Scalar> = [".", "'", "\u{2019}", "®", "©"]

  let normalizer: Normalizer
  private let indexedSeparators: Set<Unicode.Scalar>

  init(normalizer: Normalizer = Normalizer(), separatorsToIndex: String = "") {
    self.normalizer = normalizer
    indexedSeparators = Set(separatorsToIndex.unicodeScalars)
  }

  /// The words of a text as records are indexed: parts and joined words.
  func tokens(of text: String) -> [Token] {
    emit(pieces(of: Array(text.unicodeScalars))) { parts, joined, position, tokens in
      let kept = parts.filter { $0.word.count >= Self.shortestPartOfJoin }
      for (offset, part) in kept.enumerated() { tokens.append(part.token(at: position + offset)) }
      tokens.append(joined.token(at: position, span: max(kept.count, 1)))
    }
  }

  /// The words of a query: as in records, but either the parts or, when one of them is too short to be indexed, the joined
  /// word, so that each stretch of text is searched once.
  func queryTokens(of text: String) -> [Token] {
    emit(pieces(of: Array(text.unicodeScalars))) { parts, joined, position, tokens in
      if parts.allSatisfy({ $0.word.count >= Self.shortestPartOfJoin }) {
        for (offset, part) in parts.enumerated() { tokens.append(part.token(at: position + offset)) }
      } else {
        tokens.append(joined.token(at: position))
      }
    }
  }

  /// Numbers pieces as tokens; joined groups are numbered by `emitGroup`.
  private func emit(
    _ pieces: [Piece],
    group emitGroup: (_ parts: ArraySlice<Piece>, _ joined: Piece, _ position: Int, _ tokens: inout [Token]) -> Void
  ) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(pieces.count)
    var position = 0
    var index = 0
    while index < pieces.count {
      var end = index + 1
      while end < pieces.count, pieces[end].isJoined { end += 1 }
      if end - index == 1 {
        tokens.append(pieces[index].token(at: position))
        position += 1
      } else {
        emitGroup(pieces[index..<end], Piece(joining: pieces[index..<end]), position, &tokens)
        position = tokens.reduce(into: position) { $0 = max($0, $1.position + $1.span) }
      }
      index = end
    }
    return tokens
  }
}

/// A word before it is numbered.
private struct Piece {
  var word: [Unicode.Scalar] = []
  var ends: [Int] = []
  var range: Range<Int>
  /// Whether it hangs together with the piece before.
  var isJoined = false
  var isIdeograph = false
  var continuesRun = false

  init(at start: Int) {
    range = start..<start
  }

  init(joining parts: ArraySlice<Piece>) {
    range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    word = parts.flatMap(\.word)
    ends = parts.flatMap(\.ends)
  }

  func token(at position: Int, span: Int = 1) -> Token {
    Token(
      word: word, range: range, ends: ends, position: position, span: span, isIdeograph: isIdeograph,
      continuesRun: continuesRun)
  }
}

extension Tokenizer {
  private func pieces(of scalars: [Unicode.Scalar]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    var lastIdeographEnd = -1
    while index < scalars.count {
      let scalar = scalars[index]
      if !indexedSeparators.isEmpty, indexedSeparators.contains(scalar) {
        pieces.append(piece(scalars, index..<index + 1))
        index += 1
        continue
      }
      let start = index
      let kind = kind(of: scalars, at: index)
      switch kind {
      case .separator, .mark:
        index += 1
        continue
      case .word:
        index = endOfWord(scalars, from: index)
      case .ideograph:
        index = endOfMarks(scalars, from: index + 1)
      case .emoji:
        index = endOfEmoji(scalars, from: index)
      }
      var piece = piece(scalars, start..<index)
      guard !piece.word.isEmpty else { continue }
      if kind == .ideograph {
        piece.isIdeograph = true
        piece.continuesRun = lastIdeographEnd == start
        lastIdeographEnd = index
      } else if let previous = pieces.last, previous.range.upperBound == start - 1 {
        piece.isJoined = joins(scalars, at: start - 1)
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// The class of a scalar; a symbol that a variation selector turns into an emoji is one.
  private func kind(of scalars: [Unicode.Scalar], at index: Int) -> CharacterClass {
    let kind = CharacterClass(scalars[index])
    guard kind == .separator, index + 1 < scalars.count, scalars[index + 1].value == 0xFE0F,
      scalars[index].properties.isEmoji
    else { return kind }
    return .emoji
  }

  /// Normalises a stretch of the text.
  private func piece(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Piece {
    var piece = Piece(at: range.lowerBound)
    piece.range = range
    piece.word.reserveCapacity(range.count)
    piece.ends.reserveCapacity(range.count)
    for index in range {
      let before = piece.word.count
      normalizer.append(scalars[index], to: &piece.word)
      let isMark = piece.word.count <= before || CharacterClass(scalars[index]) == .mark
      if isMark, let end = piece.ends.last {
        // A mark, stripped or not, belongs to the character before it, which may have become several.
        for place in piece.ends.indices.reversed() where piece.ends[place] == end { piece.ends[place] = index + 1 }
      }
      while piece.ends.count > piece.word.count { piece.ends.removeLast() }
      while piece.ends.count < piece.word.count { piece.ends.append(index + 1) }
    }
    if CharacterClass(scalars[range.lowerBound]) != .word {
      piece.ends = piece.ends.map { _ in range.upperBound }
    }
    return piece
  }

  private func endOfWord(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    while index < scalars.count {
      if !indexedSeparators.isEmpty, indexedSeparators.contains(scalars[index]) { break }
      let kind = CharacterClass(scalars[index])
      guard kind == .word || kind == .mark else { break }
      index += 1
    }
    return index
  }

  private func endOfMarks(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count, CharacterClass(scalars[index]) == .mark { index += 1 }
    return index
  }

  /// The end of one emoji: a flag, or a symbol with its modifiers and those joined to it.
  private func endOfEmoji(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    if CharacterClass.isRegionalIndicator(scalars[start]) {
      return index < scalars.count && CharacterClass.isRegionalIndicator(scalars[index]) ? index + 1 : index
    }
    while index < scalars.count {
      let scalar = scalars[index]
      let isTag = (0xE_0020...0xE_007F).contains(scalar.value)
      if scalar.value == 0x200D, index + 1 < scalars.count, scalars[index + 1].properties.isEmoji {
        index += 2
      } else if isTag || scalar.properties.isEmojiModifier || CharacterClass(scalar) == .mark {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// Whether the separator at an index joins the words around it: a letter before, a letter or digit behind.
  private func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, Self.joiners.contains(scalars[index]),
      !indexedSeparators.contains(scalars[index])
    else { return false }
    var before = index - 1
    while before > 0, CharacterClass(scalars[before]) == .mark { before -= 1 }
    return scalars[before].properties.isAlphabetic && CharacterClass(scalars[before]) == .word
      && CharacterClass(scalars[index + 1]) == .word
  }
}

extension Tokenizer {
  /// Cuts a text into words.
  func pieces(
    of scalars: [Unicode.Scalar], placeholders: [[Unicode.Scalar]] = [], skipsTags: Bool = false,
    splitsCamelCase: Bool = false
  ) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = 0
    var lastIdeographEnd = -1
    while index < scalars.count {
      if let placeholder = placeholders.first(where: { isPlaceholder($0, in: scalars, at: index) }) {
        pieces.append(TextPiece(placeholder: placeholder, at: index))
        index += placeholder.count
        continue
      }
      let scalar = scalars[index]
      if skipsTags, scalar == "<", let end = MarkupTag.end(in: scalars, at: index) {
        index = end
        continue
      }
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
      } else if let previous = pieces.last, !previous.isPlaceholder, previous.range.upperBound == start - 1 {
        piece.isJoined = joins(scalars, at: start - 1)
      }
      let parts = splitsCamelCase && kind == .word ? camelCaseParts(of: scalars, start..<index) : []
      guard parts.count > 1 else {
        pieces.append(piece)
        continue
      }
      var isFirst = true
      for range in parts {
        var part = self.piece(scalars, range)
        guard !part.word.isEmpty else { continue }
        part.isJoined = !isFirst || piece.isJoined
        part.isCamelCasePart = true
        pieces.append(part)
        isFirst = false
      }
    }
    return pieces
  }

  /// Whether a placeholder of synonyms may end in, or go over, the beginning of a tag.
  package var hasTagsInPlaceholders: Bool { placeholders.contains { $0.dropFirst().contains("<") } }

  /// Whether a text begins with a placeholder of synonyms, which may look like a tag.
  ///
  /// - Parameter text: UTF-8, cut anywhere after what the longest placeholder may take.
  package func beginsWithPlaceholder(_ text: some Collection<UInt8>) -> Bool {
    guard let longest = placeholders.first else { return false }
    let scalars = Array(String(decoding: text.prefix(4 * (longest.count + 1)), as: UTF8.self).unicodeScalars)
    return placeholders.contains { isPlaceholder($0, in: scalars, at: 0) }
  }

  /// Whether a placeholder stands at an index, not as a part of longer words.
  private func isPlaceholder(_ placeholder: [Unicode.Scalar], in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index...].starts(with: placeholder) else { return false }
    let end = index + placeholder.count
    guard end < scalars.count, let last = placeholder.last, CharacterClass(last) == .word else { return true }
    return CharacterClass(scalars[end]) != .word && CharacterClass(scalars[end]) != .mark
  }

  /// Cuts a word before each capital that follows a small letter or a digit, and before the last one of several
  /// capitals that a small letter follows.
  private func camelCaseParts(of scalars: [Unicode.Scalar], _ word: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = word.lowerBound
    for index in word.dropFirst() where scalars[index].properties.isUppercase {
      let before = scalars[word.lowerBound..<index].last { CharacterClass($0) != .mark }
      let after = scalars[index + 1..<word.upperBound].first { CharacterClass($0) != .mark }
      let endsCapitals = after?.properties.isLowercase ?? false
      guard let before, !before.properties.isUppercase || endsCapitals else { continue }
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<word.upperBound]
  }

  /// The class of a scalar; a symbol that a variation selector turns into an emoji is one.
  private func kind(of scalars: [Unicode.Scalar], at index: Int) -> CharacterClass {
    let kind = CharacterClass(scalars[index])
    guard kind == .separator, index + 1 < scalars.count, scalars[index + 1].value == 0xFE0F,
      scalars[index].properties.isEmoji
    else { return kind }
    return .emoji
  }

  /// Normalises a part of the text.
  private func piece(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> TextPiece {
    var piece = TextPiece(at: range.lowerBound)
    piece.range = range
    piece.word.reserveCapacity(range.count)
    var ends = CharacterEnds(capacity: range.count)
    for index in range {
      let before = piece.word.count
      normalizer.append(scalars[index], to: &piece.word)
      let isMark = piece.word.count <= before || CharacterClass(scalars[index]) == .mark
      ends.add(letters: piece.word.count, upTo: index + 1, isMark: isMark)
    }
    piece.ends = ends.all
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
      if scalar.value == 0x200D, index + 1 < scalars.count, scalars[index + 1].properties.isEmoji {
        index += 2
      } else if CharacterClass.isTag(scalar) || scalar.properties.isEmojiModifier || CharacterClass(scalar) == .mark {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// Whether the separator at an index joins the words around it: a letter before it, a letter or digit after it.
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

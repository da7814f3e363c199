/// Cuts a text into the words that are indexed and searched.
///
/// A word is a longest run of letters, digits and their marks. Ideographs, kana and emoji are a word each; so are the
/// characters of `separatorsToIndex`. Words around `.`, `'`, `®` or `©` also occur joined, without parts shorter than
/// ``shortestPartOfJoin``. Records are read without their HTML tags. In records a placeholder of synonyms is a word,
/// and the parts of camelCase words can be.
package struct Tokenizer: Sendable {
  /// Parts of a joined word below this length are not words of their own.
  static let shortestPartOfJoin = 3
  /// What joins two parts into one word.
  static let joiners: Set<Unicode.Scalar> = [".", "'", apostrophe, "®", "©"]
  /// The typographic apostrophe: the same character as the one of ASCII to all settings.
  private static let apostrophe: Unicode.Scalar = "\u{2019}"

  /// Whether a character alone between two words of a query makes them one sequence.
  package static func joinsQueryWords(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || joiners.contains(scalar) }

  package let normalizer: Normalizer
  package let indexedSeparators: Set<Unicode.Scalar>
  /// The placeholders of synonyms, the longest first, so that one may begin with another.
  package let placeholders: [[Unicode.Scalar]]

  package init(normalizer: Normalizer = Normalizer(), separatorsToIndex: String = "", placeholders: [String] = []) {
    self.normalizer = normalizer
    // One of which a custom normalisation leaves nothing would be a word without a letter.
    indexedSeparators = Set(separatorsToIndex.unicodeScalars.filter { !normalizer.normalized(String($0)).isEmpty })
    self.placeholders = placeholders.map { Array($0.unicodeScalars) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// The words of a text as records are indexed: parts and joined words.
  ///
  /// - Parameter splitsCamelCase: whether words are also cut before capitals: `camelCase`, `HTMLParser`.
  package func tokens(of text: String, splitsCamelCase: Bool = false) -> [Token] {
    let scalars = Array(text.unicodeScalars)
    let pieces = pieces(
      of: scalars, placeholders: placeholders, skipsTags: true, splitsCamelCase: splitsCamelCase)
    return emit(pieces) { parts, joined, position, tokens in
      let kept = parts.filter { $0.isCamelCasePart || $0.word.count >= Self.shortestPartOfJoin }
      for (offset, part) in kept.enumerated() { tokens.append(part.token(at: position + offset)) }
      tokens.append(joined.token(at: position, span: max(kept.count, 1)))
    }
  }

  /// The words of a query: as in records, but either the parts or, when one of them is too short to be indexed, the
  /// joined word, so that each part of the text is searched once.
  package func queryTokens(of text: String) -> [Token] {
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
    _ pieces: [TextPiece],
    group emitGroup: (_ parts: ArraySlice<TextPiece>, _ joined: TextPiece, _ position: Int, _ tokens: inout [Token]) ->
      Void
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
        let first = tokens.count
        emitGroup(pieces[index..<end], TextPiece(joining: pieces[index..<end]), position, &tokens)
        position = tokens[first...].reduce(into: position) { $0 = max($0, $1.position + $1.span) }
      }
      index = end
    }
    return tokens
  }
}

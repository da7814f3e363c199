import IndexSettings

/// The distinct words of an index image, sorted by their UTF-8 bytes and numbered in that order.
///
/// The words that begin alike are neighbours, so a prefix is a range of numbers. Placeholders of synonyms are words
/// with a leading ``placeholderMark``; nothing finds them by their letters.
package struct TermTable: Sendable {
  /// The byte that a placeholder begins with.
  package static let placeholderMark = UInt8(ascii: Normalizer.placeholderMark)

  private let offsets: Column<UInt32>
  private let text: ByteSection
  /// The upper letters as a tree.
  let trie: TermTrie
  /// The words by letters after their first ones.
  let grams: TermGrams
  /// How many words there are.
  package let count: Int
  /// The numbers of the placeholders.
  private(set) var placeholders: Range<TermID> = 0..<0

  package init(_ image: IndexImage) {
    offsets = Column(image.section("terms.offsets"))
    text = image.section("terms.bytes")
    count = max(0, min(offsets.count - 1, Int(TermID.max)))
    trie = TermTrie(image)
    grams = TermGrams(image)
    placeholders = findPlaceholders()
  }

  /// The UTF-8 bytes of a word, none for a number that no word has. They are valid as long as the table's image.
  package func bytes(of term: TermID) -> UnsafeRawBufferPointer {
    guard term < count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return withText { $0.word(Int(term)) }
  }

  /// The letters of a word, without the mark of a placeholder.
  package func scalars(of term: TermID) -> [Unicode.Scalar] {
    let word = Array(String(decoding: bytes(of: term), as: UTF8.self).unicodeScalars)
    return placeholders.contains(term) ? Array(word.dropFirst()) : word
  }

  /// Lends the words to a loop.
  @inline(__always)
  func withText<Result>(_ body: (TermText) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(TermText(bytes: text.bytes, offsets: offsets.values)) }
  }
}

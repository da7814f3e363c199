/// The distinct words of an index image, sorted by their UTF-8 bytes and numbered in that order.
///
/// The words that begin alike are neighbours, so a prefix is a range of numbers. Placeholders of synonyms are words with a
/// leading ``placeholderMark``; nothing finds them by their letters.
struct TermTable: Sendable {
  /// The byte that a placeholder begins with.
  static let placeholderMark: UInt8 = 0x01

  private let offsets: Column<UInt32>
  private let text: ByteSection
  /// How many words there are.
  let count: Int
  /// The upper letters as a tree.
  let trie: TermTrie
  /// The words by letters behind their first ones.
  let grams: TermGrams
  /// The numbers of the placeholders.
  private(set) var placeholders: Range<TermID> = 0..<0

  init(_ image: IndexImage) {
    offsets = Column(image.section("terms.offsets"))
    text = image.section("terms.bytes")
    count = max(0, min(offsets.count - 1, Int(TermID.max)))
    trie = TermTrie(image)
    grams = TermGrams(image)
    let mark = [Self.placeholderMark]
    // The mark alone is no placeholder but a separator that is indexed.
    let alone: TermID = number(ofBytes: mark) == nil ? 0 : 1
    let marked = range(ofBytes: mark)
    placeholders = min(marked.lowerBound + alone, marked.upperBound)..<marked.upperBound
  }

  /// The UTF-8 bytes of a word, none for a number that no word has. They are valid as long as the table's image.
  func bytes(of term: TermID) -> UnsafeRawBufferPointer {
    guard term < count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let all = text.bytes
    let end = min(Int(offsets[Int(term) + 1]), all.count)
    return UnsafeRawBufferPointer(rebasing: all[min(Int(offsets[Int(term)]), end)..<end])
  }

  /// The letters of a word, without the mark of a placeholder.
  func scalars(of term: TermID) -> [Unicode.Scalar] {
    let word = Array(String(decoding: bytes(of: term), as: UTF8.self).unicodeScalars)
    return placeholders.contains(term) ? Array(word.dropFirst()) : word
  }

  /// The number of a word, nil when no record has it.
  func number(of word: some Sequence<Unicode.Scalar>) -> TermID? {
    let term = number(ofBytes: Self.bytes(of: word))
    return term.flatMap { placeholders.contains($0) ? nil : $0 }
  }

  /// The number of a placeholder, nil when no record has it.
  func number(ofPlaceholder text: [Unicode.Scalar]) -> TermID? {
    let term = number(ofBytes: [Self.placeholderMark] + Self.bytes(of: text))
    return term.flatMap { placeholders.contains($0) ? $0 : nil }
  }

  /// The words that begin with some letters; every word but the placeholders begins with none.
  func range(ofPrefix word: [Unicode.Scalar]) -> Range<TermID> {
    let found = range(ofBytes: Self.bytes(of: word))
    guard found.overlaps(placeholders) else { return found }
    // Words before the placeholders are single control characters, which no other letters begin with.
    return word.isEmpty ? placeholders.upperBound..<found.upperBound : found.lowerBound..<placeholders.lowerBound
  }

  /// Lends the words to a loop.
  func withText<Result>(_ body: (TermText) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(TermText(bytes: text.bytes, offsets: offsets.values)) }
  }

  static func bytes(of word: some Sequence<Unicode.Scalar>) -> [UInt8] {
    Array(String(String.UnicodeScalarView(word)).utf8)
  }

  private func number(ofBytes word: [UInt8]) -> TermID? {
    let first = firstTerm { $0.lexicographicallyPrecedes(word) }
    return first < count && bytes(of: first).elementsEqual(word) ? first : nil
  }

  private func range(ofBytes prefix: [UInt8]) -> Range<TermID> {
    let first = firstTerm { $0.lexicographicallyPrecedes(prefix) }
    let end = firstTerm { $0.lexicographicallyPrecedes(prefix) || $0.starts(with: prefix) }
    return first..<max(first, end)
  }

  /// The first word that is not before a place in the order.
  private func firstTerm(_ isBefore: (UnsafeRawBufferPointer) -> Bool) -> TermID {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(bytes(of: TermID(middle))) { low = middle + 1 } else { high = middle }
    }
    return TermID(low)
  }
}

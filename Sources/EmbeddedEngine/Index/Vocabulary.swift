/// The distinct words of an index, numbered in order of appearance.
struct Vocabulary: Sendable {
  /// A word as typo matching reads it.
  struct Word: Sendable {
    let scalars: [Unicode.Scalar]
    /// One bit per letter that occurs, letters sharing bits; tells most words apart without looking closer.
    let mask: UInt64
    /// Whether it is a placeholder of synonyms, which query words never match by their letters.
    let isPlaceholder: Bool

    init(_ scalars: [Unicode.Scalar], isPlaceholder: Bool = false) {
      self.scalars = scalars
      self.isPlaceholder = isPlaceholder
      mask = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }
  }

  private(set) var words: [Word] = []
  private var identifiers: [[Unicode.Scalar]: Int32] = [:]
  private var placeholders: [[Unicode.Scalar]: Int32] = [:]

  var count: Int { words.count }

  /// The number of a word, nil when no record has it.
  func identifier(of word: some Sequence<Unicode.Scalar>) -> Int32? { identifiers[Array(word)] }

  /// The number of a placeholder, nil when no record has it.
  func identifier(ofPlaceholder text: [Unicode.Scalar]) -> Int32? { placeholders[text] }

  /// The number of a word, which is added when it is new.
  mutating func insert(_ word: [Unicode.Scalar], isPlaceholder: Bool = false) -> Int32 {
    if let known = isPlaceholder ? placeholders[word] : identifiers[word] { return known }
    let identifier = Int32(words.count)
    if isPlaceholder { placeholders[word] = identifier } else { identifiers[word] = identifier }
    words.append(Word(word, isPlaceholder: isPlaceholder))
    return identifier
  }
}

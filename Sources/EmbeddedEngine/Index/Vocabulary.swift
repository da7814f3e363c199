/// The distinct words of an index, numbered in order of appearance.
struct Vocabulary: Sendable {
  /// A word as typo matching reads it.
  struct Word: Sendable {
    let scalars: [Unicode.Scalar]
    /// One bit per letter that occurs, letters sharing bits; tells most words apart without looking closer.
    let mask: UInt64

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
      mask = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }
  }

  private(set) var words: [Word] = []
  private var identifiers: [[Unicode.Scalar]: Int32] = [:]

  var count: Int { words.count }

  /// The number of a word, nil when no record has it.
  func identifier(of word: some Sequence<Unicode.Scalar>) -> Int32? { identifiers[Array(word)] }

  /// The number of a word, which is added when it is new.
  mutating func insert(_ word: [Unicode.Scalar]) -> Int32 {
    if let known = identifiers[word] { return known }
    let identifier = Int32(words.count)
    identifiers[word] = identifier
    words.append(Word(word))
    return identifier
  }
}

/// The distinct words of an index, numbered in order of appearance.
struct PlainVocabulary: Sendable {
  struct Word: Sendable, Hashable {
    let scalars: [Unicode.Scalar]
    /// Whether it is a placeholder of synonyms, which query words never match by their letters.
    var isPlaceholder = false
  }

  private(set) var words: [Word] = []
  private var numbers: [Word: Int32] = [:]

  /// The number of a word, nil when no record has it.
  func number(of word: some Sequence<Unicode.Scalar>, isPlaceholder: Bool = false) -> Int32? {
    numbers[Word(scalars: Array(word), isPlaceholder: isPlaceholder)]
  }

  /// The number of a word, which is added when it is new.
  mutating func insert(_ word: [Unicode.Scalar], isPlaceholder: Bool = false) -> Int32 {
    let word = Word(scalars: word, isPlaceholder: isPlaceholder)
    if let known = numbers[word] { return known }
    let number = Int32(words.count)
    numbers[word] = number
    words.append(word)
    return number
  }
}

/// Compares a query word with record words one after the other, each from where it differs from the one before.
struct TypoScan<Bits: TypoBits> {
  /// What the letters on the way to a place are to the query word.
  struct Progress {
    private(set) var rows: TypoRows<Bits>
    /// The places of the letters that may be next.
    private(set) var next: Bits
    /// The typos of the best beginning.
    private(set) var prefix: Int8

    /// In front of the first letter; an empty beginning would be a match of nothing.
    init(_ limits: TypoLimits<Bits>) {
      rows = TypoRows(limits)
      next = rows.nextPlaces(limits)
      prefix = TypoLimits<Bits>.tooMany
    }

    /// Reads a letter.
    ///
    /// - Returns: whether something can still match; if not, nothing else means anything any more.
    @inline(__always)
    mutating func read(_ places: Bits, _ limits: TypoLimits<Bits>) -> Bool {
      guard places & next != 0 else { return false }
      rows.read(places, limits)
      guard !rows.isDead(limits) else { return false }
      prefix = min(prefix, rows.cost(limits))
      next = rows.nextPlaces(limits)
      return true
    }
  }

  let text: TermText
  let letters: LetterPlaces<Bits>
  let limits: TypoLimits<Bits>
  /// The progress at each byte of the word in hand.
  private let path: UnsafeMutableBufferPointer<Progress>
  /// Where the words begin that are compared.
  private var start = 0
  /// Up to which byte `path` is of the word in hand.
  private var known = 0
  /// Words that have this many bytes in common with the word in hand match as it does.
  private(set) var decided = Int.max

  /// How many bytes of a word are read at most.
  static func longestPath(for word: [Unicode.Scalar]) -> Int {
    // From two letters after its last one on, nothing can match any more; a letter has up to four bytes.
    4 * (word.count + 4)
  }

  /// - Parameter path: memory for as many bytes as ``longestPath(for:)`` says, lent for the life of this value.
  init(
    text: TermText, letters: LetterPlaces<Bits>, limits: TypoLimits<Bits>, path: UnsafeMutableBufferPointer<Progress>
  ) {
    self.text = text
    self.letters = letters
    self.limits = limits
    self.path = path
    path.initialize(repeating: Progress(limits))
  }

  /// Begins with words that have their first bytes in common.
  ///
  /// - Parameters:
  ///   - depth: how many bytes.
  ///   - progress: where these led to.
  mutating func begin(depth: Int, _ progress: Progress) {
    start = min(depth, path.count - 1)
    known = start
    decided = Int.max
    path[start] = progress
  }

  /// Compares a word.
  ///
  /// - Parameters:
  ///   - term: the number of a word of the text.
  ///   - common: how many bytes it has in common with the word that was compared before it.
  /// - Returns: the typos of the whole word and of its best beginning, or ``TypoLimits/tooMany``.
  @inline(__always)
  mutating func match(_ term: Int, common: Int) -> (whole: Int8, prefix: Int8) {
    if common >= decided { return (TypoLimits<Bits>.tooMany, path[known].prefix) }
    known = max(start, min(common, known))
    let word = text.range(of: term)
    var place = word.lowerBound + known
    var progress = path[known]
    while place < word.upperBound {
      let isAlive = progress.read(letters[text.letter(at: &place, end: word.upperBound)], limits)
      let depth = place - word.lowerBound
      guard isAlive, depth < path.count else {
        decided = depth
        return (TypoLimits<Bits>.tooMany, path[known].prefix)
      }
      path[depth] = progress
      known = depth
    }
    decided = Int.max
    return (progress.rows.cost(limits), progress.prefix)
  }

  /// The first letter of a word.
  func firstLetter(of term: Int) -> UInt32? {
    let word = text.range(of: term)
    var place = word.lowerBound
    return word.isEmpty ? nil : text.letter(at: &place, end: word.upperBound)
  }
}

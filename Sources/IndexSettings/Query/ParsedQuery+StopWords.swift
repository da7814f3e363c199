extension ParsedQuery {
  /// Leaves out stop words that must match as they are; those in quotes and those that may go on stay.
  ///
  /// A query of which nothing would be left stays as it is.
  package mutating func removeStopWords(where isStopWord: ([Unicode.Scalar]) -> Bool) {
    let isKept = words.map { $0.isPrefix || $0.isQuoted || !isStopWord($0.word.scalars) }
    guard isKept.contains(true) else { return }
    // Where each word moves to.
    let places = isKept.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
    stopWords = zip(words, isKept).filter { !$0.1 }.map(\.0)
    words = zip(words, isKept).filter(\.1).map(\.0)
    func kept(_ words: [Range<Int>]) -> [Range<Int>] {
      words.map { places[$0.lowerBound]..<places[$0.upperBound] }.filter { !$0.isEmpty }
    }
    phrases = kept(phrases)
    sequences = kept(sequences).filter { $0.count > 1 }
  }
}

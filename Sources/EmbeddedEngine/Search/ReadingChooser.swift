import IndexSettings
import IndexStore

/// Documents that have several neighbouring words of a query together.
struct JoinedDocuments {
  /// The words of the query.
  let words: Range<Int>
  let documents: DocumentSet
}

/// Chooses between words alone and words joined into one, for documents whose posting lists tell all about both, as
/// ``DocumentMatcher`` does for documents that it reads.
struct ReadingChooser {
  /// How a document matches.
  struct Reading {
    var typos = 0
    var wordCount = 0
    /// Whether each word is found alone.
    var isAlone = true
  }

  private let units: [UnitDocuments]
  private let concatenated: [JoinedDocuments]
  /// Whether each unit may be missing.
  private let isOptional: [Bool]
  /// The best reading of so many of the first words.
  private var best: [Reading?]

  init(_ units: [UnitDocuments], _ concatenated: [JoinedDocuments], query: ParsedQuery) {
    self.units = units
    self.concatenated = concatenated
    isOptional = units.map { query.words[$0.words].allSatisfy(\.isOptional) }
    best = Array(repeating: nil, count: query.words.count + 1)
  }

  /// The best reading, nil when a required word is missing or no word is there.
  mutating func best(of document: DocumentID) -> Reading? {
    for place in best.indices { best[place] = nil }
    best[0] = Reading()
    for (number, unit) in units.enumerated() {
      guard let before = best[unit.words.lowerBound] else { continue }
      if let typos = unit.typos(of: document) {
        offer(before, typos: typos, wordCount: unit.words.count, isAlone: true, to: unit.words.upperBound)
      } else if isOptional[number] {
        offer(before, typos: 0, wordCount: 0, isAlone: true, to: unit.words.upperBound)
      }
      for group in concatenated
      where group.words.lowerBound == unit.words.lowerBound && group.documents.contains(document) {
        offer(
          before, typos: DocumentMatcher.concatenationTypos, wordCount: group.words.count, isAlone: false,
          to: group.words.upperBound)
      }
    }
    return best.last.flatMap { $0 }.flatMap { $0.wordCount > 0 ? $0 : nil }
  }

  /// Of readings the one with the most words counts, of those the one with the fewest typos, of those one that has the
  /// words alone.
  private mutating func offer(_ before: Reading, typos: Int, wordCount: Int, isAlone: Bool, to place: Int) {
    let reading = Reading(
      typos: before.typos + typos, wordCount: before.wordCount + wordCount, isAlone: before.isAlone && isAlone)
    guard let known = best[place] else {
      best[place] = reading
      return
    }
    let isBetter =
      reading.wordCount != known.wordCount
      ? reading.wordCount > known.wordCount
      : reading.typos != known.typos ? reading.typos < known.typos : reading.isAlone && !known.isAlone
    if isBetter { best[place] = reading }
  }
}

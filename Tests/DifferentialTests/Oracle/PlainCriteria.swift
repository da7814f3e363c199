import SearchModel

@testable import IndexSettings

/// The ranking criteria, one function each; each returns its value as Algolia counts it.
struct PlainCriteria {
  /// The distance of words that are not near each other: in different attributes or list items, or far apart.
  static let farApart = 8
  /// What a pair of words in the other order adds to its distance.
  static let reversalSurcharge = 1
  /// What each rank of an attribute weighs in `firstMatchedWord`, and the cap of positions within.
  static let attributeWeight = 1_000
  static let lastPosition = 999
  /// How long the word of a query must be to be exact by itself.
  static let shortestExactWord = 3

  let index: PlainIndex
  let query: PlainQuery
  let options: SearchOptions

  /// How many typos the query has in the record; fewer is better.
  func typo(_ record: PlainRankedRecord) -> Int { record.match.typos }

  /// How far the record is, in steps of the precision; nearer is better, records without a place are last.
  func geo(_ record: PlainRankedRecord) -> Int { record.nearest?.bucket ?? Int.max }

  /// How many query words match; more is better.
  func words(_ record: PlainRankedRecord) -> Int { record.match.wordCount }

  /// The sum of the scores of the filters that the record meets; higher is better.
  func filters(_ record: PlainRankedRecord) -> Int { record.filterScore }

  /// How near neighbouring query words stand to each other, summed over the pairs; nearer is better. A word that is
  /// missing is far apart, and the words around it are neighbours. Of equally good readings the nearest one counts.
  func proximity(_ record: PlainRankedRecord) -> Int {
    proximity(of: record.match) { _ in true }
  }

  private func proximity(of match: PlainMatch, where isCounted: (PlainPlacement) -> Bool) -> Int {
    match.readings.map { proximity(ofReading: $0, where: isCounted) }.min() ?? 0
  }

  private func proximity(ofReading match: PlainMatch, where isCounted: (PlainPlacement) -> Bool) -> Int {
    let found = match.placements.indices.filter { !match.placements[$0].isEmpty }
    let distances = zip(found, found.dropFirst()).map { left, right in
      let isOne = match.ways[left].isTogether && match.ways[left] == match.ways[right]
      let distance =
        isOne ? 1 : Self.distance(match.placements[left].filter(isCounted), match.placements[right].filter(isCounted))
      return max(distance, options.integer("minProximity"))
    }
    return distances.reduce((match.placements.count - found.count) * Self.farApart, +)
  }

  /// The smallest distance between places of two words.
  private static func distance(_ left: [PlainPlacement], _ right: [PlainPlacement]) -> Int {
    let distances = left.flatMap { first in
      right.filter { $0.element == first.element }.compactMap { second -> Int? in
        if second.start > first.end { return second.start - first.end }
        if second.end < first.start { return first.start - second.end + reversalSurcharge }
        return nil
      }
    }
    return min(distances.min() ?? farApart, farApart)
  }

  /// The rank of the best attribute with a match and how early the first match stands; lower is better. Other words for
  /// several query words count like these.
  func attribute(_ record: PlainRankedRecord) -> Int {
    let match = record.match
    var placements = match.placements.flatMap { $0 }
    func rank(_ placement: PlainPlacement) -> Int { index.attributes[placement.attribute].rank }
    if options.flag("attributeCriteriaComputedByMinProximity"), attributePrecedesProximity {
      let best = Set(placements.map(rank)).sorted().min { left, right in
        proximity(of: match) { rank($0) == left } < proximity(of: match) { rank($0) == right }
      }
      placements = placements.filter { rank($0) == best }
    } else {
      placements += match.otherWords.flatMap(\.placements)
    }
    return placements.map { rank($0) * Self.attributeWeight + position(of: $0, in: record.record) }.min() ?? 0
  }

  /// How early a match stands: in its attribute, or in the whole record where no attributes are declared.
  private func position(of placement: PlainPlacement, in record: Int) -> Int {
    guard index.attributes[placement.attribute].isOrdered else { return 0 }
    let elements = index.indexedRecords[record].elements
    let wordsBefore = elements[..<placement.element].map(\.length).reduce(0, +)
    let start = placement.start - elements[placement.element].start
    return min(index.searchable.isAll ? wordsBefore + start : placement.start, Self.lastPosition)
  }

  /// Whether the best attribute may be chosen by proximity; after that criterion it would only undo its order.
  private var attributePrecedesProximity: Bool {
    let criteria = options.criteria
    guard let attribute = criteria.firstIndex(of: .attribute) else { return false }
    return criteria.firstIndex(of: .proximity).map { attribute < $0 } ?? true
  }

  /// How many query words occur exactly as typed; more is better.
  func exact(_ record: PlainRankedRecord) -> Int {
    if record.match.placements.count == 1 { return isExactOnSingleWord(record) ? 1 : 0 }
    return record.match.placements.count { $0.contains(where: isExact) }
  }

  /// Whether a one-word query is exact, as `exactOnSingleWordQuery` understands it.
  private func isExactOnSingleWord(_ record: PlainRankedRecord) -> Bool {
    let placements = record.match.placements.joined().filter(isExact)
    switch options.exactOnSingleWord {
    case .none: return false
    case .word:
      guard let word = query.query.words.first?.word.scalars else { return false }
      return word.count >= Self.shortestExactWord
        && !index.lexicon.isStopWord(word, in: options.knownStopWordLanguages) && !placements.isEmpty
    case .attribute:
      return placements.contains { placement in
        let element = index.indexedRecords[record.record].elements[placement.element]
        return placement.start == element.start && placement.end == element.start + element.length - 1
      }
    }
  }

  private func isExact(_ placement: PlainPlacement) -> Bool {
    query.isExact(placement.kind) && query.permissions[placement.attribute].countsAsExact
  }
}

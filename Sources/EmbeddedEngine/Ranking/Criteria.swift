import SearchModel

/// The ranking criteria, one function each; each returns its value as Algolia counts it.
struct Criteria {
  /// The distance of words that are not near each other: in different attributes or list items, or far apart.
  static let farApart = 8
  /// What a pair of words in the other order adds to its distance.
  static let reversalSurcharge = 1
  /// What each rank of an attribute weighs in `firstMatchedWord`, and the cap of positions within.
  static let attributeWeight = 1_000
  static let lastPosition = 999
  /// How long the word of a query must be to be exact by itself.
  static let shortestExactWord = 3

  let index: EmbeddedIndex
  let query: PreparedQuery
  let options: SearchOptions

  /// How many typos the query has in the record; fewer is better.
  func typo(_ record: RankedRecord) -> Int { record.match.typos }

  /// How far the record is, in steps of the precision; nearer is better, records without a place are last.
  func geo(_ record: RankedRecord) -> Int { record.nearest?.bucket ?? Int.max }

  /// How many query words match; more is better.
  func words(_ record: RankedRecord) -> Int { record.match.wordCount }

  /// The sum of the scores of the filters that the record meets; higher is better.
  func filters(_ record: RankedRecord) -> Int { record.filterScore }

  /// How near neighbouring query words stand to each other, summed over the pairs; nearer is better.
  func proximity(_ record: RankedRecord) -> Int {
    let minimum = options.integer("minProximity")
    guard minimum < Self.farApart else { return 0 }
    return proximity(of: record.match) { _ in true }
  }

  private func proximity(of match: RecordMatch, where isCounted: (Placement) -> Bool) -> Int {
    let minimum = options.integer("minProximity")
    var sum = 0
    for (left, right) in zip(match.placements.indices, match.placements.indices.dropFirst()) {
      guard !match.placements[left].isEmpty, !match.placements[right].isEmpty else { continue }
      if let first = match.joined[left], first == match.joined[right] {
        sum += max(1, minimum)
        continue
      }
      let distance = Self.distance(
        match.placements[left].filter(isCounted), match.placements[right].filter(isCounted))
      sum += max(distance, minimum)
    }
    return sum
  }

  /// The smallest distance between places of two words.
  private static func distance(_ left: [Placement], _ right: [Placement]) -> Int {
    var smallest = farApart
    for first in left {
      for second in right where first.element == second.element {
        if second.start > first.end {
          smallest = min(smallest, Int(second.start - first.end))
        } else if second.end < first.start {
          smallest = min(smallest, Int(first.start - second.end) + reversalSurcharge)
        }
        if smallest == 1 { return 1 }
      }
    }
    return smallest
  }

  /// The rank of the best attribute with a match and the place of the first match in it; lower is better.
  func attribute(_ record: RankedRecord) -> Int {
    guard !index.searchable.isAll else { return 0 }
    let placements = record.match.placements.joined()
    func rank(_ placement: Placement) -> Int { index.attributes[Int(placement.attribute)].rank }
    var best = placements.lazy.map(rank).min()
    if options.flag("attributeCriteriaComputedByMinProximity"), attributePrecedesProximity {
      best = Set(placements.map(rank)).sorted().min { left, right in
        proximity(of: record.match) { rank($0) == left } < proximity(of: record.match) { rank($0) == right }
      }
    }
    guard let best else { return 0 }
    let position = placements.lazy.filter { rank($0) == best }.map { placement in
      index.attributes[Int(placement.attribute)].isOrdered ? Int(placement.start) : 0
    }.min()
    return best * Self.attributeWeight + min(position ?? 0, Self.lastPosition)
  }

  /// Whether the best attribute may be chosen by proximity; after that criterion it would only undo its order.
  private var attributePrecedesProximity: Bool {
    let criteria = options.criteria
    guard let attribute = criteria.firstIndex(of: .attribute) else { return false }
    return criteria.firstIndex(of: .proximity).map { attribute < $0 } ?? true
  }

  /// How many query words occur exactly as typed; more is better.
  func exact(_ record: RankedRecord) -> Int {
    if record.match.placements.count == 1 { return exactOnSingleWord(record) }
    return record.match.placements.count { $0.contains(where: isExact) }
  }

  /// Whether a one-word query is exact, as `exactOnSingleWordQuery` understands it.
  private func exactOnSingleWord(_ record: RankedRecord) -> Int {
    let placements = record.match.placements.joined().filter(isExact)
    switch options.exactOnSingleWord {
    case .none: return 0
    case .word:
      guard let word = query.query.words.first?.word.scalars, word.count >= Self.shortestExactWord,
        !index.lexicon.isStopWord(word, in: options.knownStopWordLanguages)
      else { return 0 }
      return placements.isEmpty ? 0 : 1
    case .attribute:
      let elements = index.indexedRecords[record.record].elements
      let fillsAttribute = placements.contains { placement in
        let element = elements[Int(placement.element)]
        return placement.start == element.start && placement.end == element.start + element.length - 1
      }
      return fillsAttribute ? 1 : 0
    }
  }

  private func isExact(_ placement: Placement) -> Bool {
    query.isExact(placement.kind) && query.permissions[Int(placement.attribute)].countsAsExact
  }
}

import SearchModel

@testable import IndexSettings

extension PlainSearchRun {
  /// The most relevant of all hits, in the order of the virtual replica.
  ///
  /// - Parameter matching: the hits in the order of the primary's ranking.
  func relevant(_ matching: [PlainRankedRecord]) -> [PlainRankedRecord] {
    guard let sort = index.relevantSort else { return matching }
    let ranking = PlainRanking(criteria)
    let judged = options.criteria.filter(RelevantSort.relevanceCriteria.contains)
    let classes = matching.map { record in judged.map { relevance($0, of: record, ranking) } }
    var sizes: [[Int]: Int] = [:]
    for relevance in classes { sizes[relevance, default: 0] += 1 }
    let least = RelevantSort.leastShown(of: matching.count, strictness: options.integer("relevancyStrictness"))
    var shown: Set<[Int]> = []
    var count = 0
    for relevance in sizes.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) where shown.isEmpty || count < least {
      shown.insert(relevance)
      count += sizes[relevance] ?? 0
    }
    let kept = matching.indices.filter { shown.contains(classes[$0]) }
    let keys = kept.map { place in sort.orders.map { ranking.key(.sort($0), of: matching[place]) } + [place] }
    return zip(kept, keys).sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { matching[$0.0] }
  }

  /// A criterion's value where relevance is judged; an attribute counts by its rank alone. Lower is better.
  private func relevance(_ criterion: RankingCriterion, of record: PlainRankedRecord, _ ranking: PlainRanking) -> Int {
    let key = ranking.key(criterion, of: record)
    return criterion == .attribute ? key / PlainCriteria.attributeWeight : key
  }
}

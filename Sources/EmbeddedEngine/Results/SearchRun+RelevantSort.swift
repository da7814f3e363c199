import IndexSettings
import IndexStore

extension SearchRun {
  /// The most relevant of all hits, in the order of the virtual replica.
  ///
  /// - Parameter matching: the hits in the order of the primary's ranking.
  func relevant(_ matching: [DocumentID]) -> [DocumentID] {
    guard let sort = index.relevantSort else { return matching }
    let judged = options.criteria.filter(RelevantSort.relevanceCriteria.contains)
    let classes = keys(of: matching, by: judged).map { key in
      // An attribute counts by its rank alone.
      zip(judged, key).map { $0 == .attribute ? $1 / Criteria.attributeWeight : $1 }
    }
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
    let orders = sort.orders.map(index.columns.order)
    let keys = kept.map { place in orders.map { $0.key(of: matching[place]) } + [place] }
    return zip(kept, keys).sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { matching[$0.0] }
  }

  /// The values of criteria for documents; lower is better.
  private func keys(of documents: [DocumentID], by criteria: [RankingCriterion]) -> [[Int]] {
    var keys = RankingKeys(criteria, found: found, query: query, scope: scope)
    return documents.map { document in
      keys.turn(to: document)
      return criteria.indices.map { keys.value($0) }
    }
  }
}

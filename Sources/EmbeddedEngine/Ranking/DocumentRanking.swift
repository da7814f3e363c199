/// Ranks the documents of a search, reading as few of them as it can.
///
/// Documents are offered in portions of which something is known, those without typos first. As soon as nothing in a portion
/// can be better than what is kept, the rest of it is left unread.
struct DocumentRanking {
  /// Fewer documents are ranked sooner than they are sorted into portions.
  private static let fewestSorted = 500

  private let run: SearchRun
  private let count: Int
  /// Whether documents of equal keys are in the order of their ids, because the ranking ends with the custom one that ids
  /// are in; otherwise they are in the order of the records.
  private let endsInIDs: Bool
  private let criteria: [RankingCriterion]

  /// - Parameters:
  ///   - run: the search.
  ///   - count: how many documents are wanted.
  init(_ run: SearchRun, count: Int) {
    self.run = run
    self.count = count
    let all = run.options.criteria
    let custom = run.index.staticCriteria
    endsInIDs = all.count >= custom.count && Array(all.suffix(custom.count)) == custom
    criteria = endsInIDs ? all.dropLast(custom.count) : all
  }

  /// The best of some of the documents found, in order.
  func best(of documents: DocumentSet) -> [DocumentID] {
    var keys = RankingKeys(criteria, found: run.found, query: run.query, scope: run.scope)
    var best = BestDocuments(capacity: count, width: criteria.count)
    let wordCount = run.query.query.words.count
    guard criteria.first == .typo, wordCount > 0 else {
      offer(RankingPortion(documents, exact: wordCount), to: &best, &keys)
      return best.sorted()
    }
    var exact = run.found.withoutTypos()
    exact.formIntersection(documents)
    let portions =
      exact.count < max(count, Self.fewestSorted)
      ? [RankingPortion(exact, exact: wordCount)] : RankingPortion.portions(of: exact, run)
    for portion in portions { offer(portion, to: &best, &keys) }
    // A document with typos has no exact match of some word.
    offer(RankingPortion(documents, without: [exact], typos: 1, exact: wordCount - 1), to: &best, &keys)
    return best.sorted()
  }

  private func offer(_ portion: RankingPortion, to best: inout BestDocuments, _ keys: inout RankingKeys) {
    let lowest = criteria.indices.map { keys.lowest($0, in: portion) }
    portion.forEach { document in
      // Only ids ascend from one document to the next.
      if best.isClosed(to: lowest, from: endsInIDs ? document : 0) { return false }
      best.offer(document, tieBreaker: endsInIDs ? document : run.index.ordinal(of: document), &keys)
      return true
    }
  }
}

import IndexSettings
import IndexStore

/// Ranks the documents of a search, reading as few of them as it can.
///
/// Documents are offered in portions of which something is known, those without typos first. As soon as nothing in a
/// portion can be better than what is kept, the rest of it is left unread.
struct DocumentRanking {
  /// With fewer documents, ranking all of them takes less time than sorting them into portions.
  private static let fewestSorted = 500

  private let run: SearchRun
  private let count: Int
  /// Whether documents of equal keys are in the order of their numbers, because the ranking ends with the custom one
  /// that they are numbered by; otherwise their ids decide alone.
  private let endsInIDs: Bool
  private let criteria: [RankingCriterion]

  /// - Parameters:
  ///   - run: the search.
  ///   - count: how many documents are wanted.
  init(_ run: SearchRun, count: Int) {
    self.run = run
    self.count = count
    let all = run.options.criteria
    let custom = run.index.options.staticCriteria
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
    offer(exact, typos: 0, to: &best, &keys)
    guard exact.count < documents.count else { return best.sorted() }
    var others = documents
    others.subtract(exact)
    let rest = RankingPortion(others, typos: 1, exact: wordCount)
    if !best.isClosed(to: lowest(rest, keys), from: 0) { offer(others, typos: 1, to: &best, &keys) }
    return best.sorted()
  }

  private func offer(_ documents: DocumentSet, typos: Int, to best: inout BestDocuments, _ keys: inout RankingKeys) {
    if documents.count < max(count, Self.fewestSorted) {
      offer(RankingPortion(documents, typos: typos, exact: run.query.query.words.count), to: &best, &keys)
    } else {
      for portion in RankingPortion.portions(of: documents, typos: typos, run) { offer(portion, to: &best, &keys) }
    }
  }

  private func lowest(_ portion: RankingPortion, _ keys: borrowing RankingKeys) -> [Int] {
    criteria.indices.map { keys.lowest($0, in: portion) }
  }

  private func offer(_ portion: RankingPortion, to best: inout BestDocuments, _ keys: inout RankingKeys) {
    let lowest = lowest(portion, keys)
    portion.visit(while: { document in
      // Only ids ascend from one document to the next.
      if best.isClosed(to: lowest, from: endsInIDs ? document : 0) { return false }
      best.offer(document, tieBreaker: endsInIDs ? document : run.index.idPlace(of: document), &keys)
      return true
    })
  }
}

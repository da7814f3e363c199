/// Ranks the documents of a search, reading as few of them as it can.
///
/// Documents are offered in portions of which something is known, those without typos first, then those that can have every
/// word exactly. As soon as nothing in a portion can be better than what is kept, the rest of it is left unread.
struct DocumentRanking {
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
    if criteria.first == .typo, !run.query.query.words.isEmpty {
      var exact = run.found.withoutTypos(capacity: run.index.recordCount)
      exact.formIntersection(documents)
      offer(exact, typos: 0, to: &best, &keys)
      var others = documents
      others.subtract(exact)
      offer(others, typos: 1, to: &best, &keys)
    } else {
      offer(documents, typos: 0, to: &best, &keys)
    }
    return best.sorted()
  }

  /// Offers documents that have at least so many typos, those that can be exact first.
  private func offer(_ documents: DocumentSet, typos: Int, to best: inout BestDocuments, _ keys: inout RankingKeys) {
    let wordCount = run.query.query.words.count
    let exact = documentsOfExactWords()
    var first = documents
    first.formIntersection(exact)
    offer(first, typos: typos, exact: wordCount, to: &best, &keys)
    var rest = documents
    rest.subtract(exact)
    offer(rest, typos: typos, exact: max(wordCount - 1, 0), to: &best, &keys)
  }

  private func offer(
    _ documents: DocumentSet, typos: Int, exact: Int, to best: inout BestDocuments, _ keys: inout RankingKeys
  ) {
    let lowest = criteria.indices.map { keys.lowest($0, typos: typos, exact: exact) }
    for document in documents {
      // Only ids ascend from one document to the next.
      if best.isClosed(to: lowest, from: endsInIDs ? document : 0) { return }
      best.offer(document, tieBreaker: endsInIDs ? document : run.index.ordinal(of: document), &keys)
    }
  }

  /// The documents that can have an exact match of each query word.
  private func documentsOfExactWords() -> DocumentSet {
    let query = run.query
    // Other words for several at once are rare, and then every document may be exact.
    guard !query.stretches.contains(where: { $0.words.count > 1 }) else {
      return DocumentSet(all: run.index.recordCount)
    }
    return run.index.documents(
      withAll: query.query.words.indices.map { word in
        let terms = query.matches[word].runs.filter { $0.whole == 0 }.map(\.terms)
        let others = query.stretches.filter { $0.words == word..<word + 1 }.flatMap(\.candidates.keys)
        return terms + others.map { $0..<$0 + 1 }
      })
  }
}

import IndexSettings
import IndexStore
public import SearchModel

extension EmbeddedIndex {
  /// Searches for records.
  ///
  /// - Parameter parameters: Algolia's query parameters; they override settings of the same name.
  /// - Throws: ``SearchError`` with the code `badRequest` when a parameter is unknown, misplaced or malformed; with the
  ///   code `server` when the index's file is damaged.
  /// - Complexity: roughly linear in the postings of the query's words; records are read as far as ranking needs it.
  public func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse {
    try FoundPage(SearchRun(parameters, in: self)).response()
  }

  /// Searches for records and, in the same pass, counts facets for other searches, which mostly differ in their
  /// filters.
  ///
  /// - Parameters:
  ///   - parameters: the search for records.
  ///   - others: the searches that only their counts are wanted of.
  /// - Returns: the response to the search, whose hits are still to be written, and those to the others, of which only
  ///   `facets` and `facetStats` are filled. A facet that one of the others asks for is empty in the first response if
  ///   any record has a value, and is not there if none has.
  /// - Throws: what ``search(_:)`` throws for the first of the searches that cannot be answered.
  package func find(
    _ parameters: SearchParameters, counting others: [SearchParameters]
  ) throws(SearchError) -> (page: FoundPage, others: [SearchResponse]) {
    guard !others.isEmpty else { return (FoundPage(try SearchRun(parameters, in: self)), []) }
    let runs = try SearchRun.runs([parameters] + others, in: self)
    let page = FoundPage(runs[0], countedApart: ExactSet(others.flatMap(\.facets)))
    return (page, runs.dropFirst().map(counts))
  }

  /// The facets of a search.
  private func counts(of run: SearchRun) -> SearchResponse {
    var response = SearchResponse()
    let counter = FacetCounter(index: view, options: run.options)
    counter.count(
      run.found.documents, promoted: run.promotedDocuments().documents.map(\.document),
      kept: counter.needsKept ? HitList(run, count: 0, needsKept: true).kept : nil, into: &response)
    return response
  }
}

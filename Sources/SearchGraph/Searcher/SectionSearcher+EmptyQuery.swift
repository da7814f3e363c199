import SearchModel

extension SectionSearcher {
  /// Whether a query has a word; one without is empty to sections that show nothing for the empty query.
  func hasWord(_ query: String) -> Bool {
    backend.hasWord(in: query, ofIndex: indexName)
  }

  /// Hands an answer to an interactor, unless the query has no word and it shows nothing then.
  func give(
    _ result: Result<SearchResponse, SearchError>, for request: SectionRequest, to interactor: any SectionInteractor
  ) {
    let followsQuery = (self as? FacetSearcher)?.followsQuery ?? false
    let text = followsQuery ? request.parameters.query : request.searchedText
    guard interactor.showItemsOnEmptyQuery || hasWord(text) else {
      if interactor.state != .hidden { interactor.hide() }
      return
    }
    interactor.receive(result, for: request)
  }
}

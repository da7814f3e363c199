package import SearchModel

/// A part of a ``MultiSearcher``: it says what to ask, perhaps several requests, and takes the answers.
///
/// Source of the behaviour: InstantSearch's `MultiSearchComponent`.
package protocol SearchComponent: AnyObject {
  /// The text to search for.
  var query: String { get set }
  /// The index to search; setting another starts at the first page.
  var indexName: String { get set }
  /// Whether answers are awaited.
  var isLoading: Bool { get }
  /// What answers the component's requests.
  var backend: SearchBackend { get }
  /// Adds a filter text to all requests from now on, in place of the one set before; nil for none. Starts at the first
  /// page.
  func setFilters(_ filters: String?)
  /// Starts a new search: from here on answers to earlier requests are dropped.
  ///
  /// - Returns: what to ask; empty when there is nothing to ask.
  func makeRequests() -> [IssuedRequest]
  /// Takes the answer to one of its requests, or drops it when it comes too late.
  func receive(_ result: Result<SearchResponse, SearchError>, for issued: IssuedRequest)
  /// Gives up what is awaited; its answers are dropped.
  func cancel()
  /// Returns when no search is under way any more that the component started by itself, such as one for a page.
  func waitForAnswers() async
}

extension SearchComponent {
  /// Returns at once: a custom component starts no search by itself.
  package func waitForAnswers() async {}
}

public import SearchModel

/// What a section's interactor is to the components that feed and show it, whatever it holds.
public protocol SectionInteractor: AnyObject {
  /// Whether the section shows something for the empty query.
  var showItemsOnEmptyQuery: Bool { get }
  /// What the section came to.
  var state: SectionState { get }
  /// How many rows the section shows.
  func numberOfHits() -> Int
  /// Forgets everything, because the request changed.
  func reset()
  /// Takes note that the section shows nothing for the empty query, so that no request is sent.
  func hide()
  /// Takes the answer to a request, which the caller knows to be the section's present one.
  func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest)
}

/// What a section came to.
public enum SectionState: Sendable, Hashable {
  /// No answer has come since the last change.
  case waiting
  /// The query is empty and the section shows nothing then.
  case hidden
  /// Answers came; this is the last one without its hits.
  case answered(SearchResponse)
  /// The section could not be answered.
  case failed(SearchError)
}

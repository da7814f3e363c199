public import SearchModel

/// A section's interactor as seen by the searcher that feeds it.
///
/// The searcher makes sure that an interactor only gets answers to its present request: a changed text, index or filter
/// causes a ``reset()``, after which answers to older requests never arrive.
public protocol SectionInteractor: AnyObject {
  /// Whether the section shows something for the empty query, and for any other without a word: spaces, signs.
  var showItemsOnEmptyQuery: Bool { get }
  /// Whether it only accompanies the rows of the section (statistics, counts of facets), so that the others decide
  /// whether the empty query is searched.
  var followsSection: Bool { get }
  /// The section's state.
  var state: SectionState { get }
  /// How many rows the section shows.
  func numberOfHits() -> Int
  /// Forgets everything, because the request changed.
  func reset()
  /// Takes note that the section shows nothing, because the query has no word.
  func hide()
  /// Takes note that a page was asked for and that its answer, or its error, will come unless a ``reset()`` does.
  func willLoad(page: Int)
  /// Takes the answer to a request, which the caller knows to be the section's present one.
  func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest)
}

extension SectionInteractor {
  /// False: most interactors hold the rows of the section.
  public var followsSection: Bool { false }

  /// Does nothing: most sections have one page.
  public func willLoad(page: Int) {}
}

/// The state of a section.
public enum SectionState: Sendable, Hashable {
  /// No answer has come since the last change.
  case waiting
  /// The query has no word, and the section shows nothing then.
  case hidden
  /// Answers came; this is the one of the highest page without its hits.
  case answered(SearchResponse)
  /// The section, or a page of it, could not be answered.
  case failed(SearchError)
}

public import SearchModel

/// Searchers of one or several indices that search for one text, and the widgets that show their answers.
///
/// ``MultiIndexHitsConnector`` is the same with hits of one's own types, pages and one request for all indices.
///
/// Source of the behaviour: InstantSearch 2's `InstantSearch`. An instance is confined to the isolation domain that
/// made it.
public final class InstantSearch {
  /// The ids of the searchers, in their order.
  public let searcherIds: [SearcherId]
  private let searchersInOrder: [Searcher]

  /// One searcher, whose id is its index.
  public init(searcher: Searcher) {
    searcherIds = [SearcherId(index: searcher.indexName)]
    searchersInOrder = [searcher]
  }

  /// A searcher for each backend. What has no partner in the other list is left out, and so is what repeats an id:
  /// ``faults`` says so.
  ///
  /// - Parameters:
  ///   - searchables: the backends.
  ///   - searcherIds: the ids of their searchers, in the same order; their indices are what is asked for.
  public init(searchables: [any SearchService], searcherIds: [SearcherId]) {
    var ids: [SearcherId] = []
    var searchers: [Searcher] = []
    var faults: [String] = []
    for (searchable, id) in zip(searchables, searcherIds) {
      guard !ids.contains(id) else {
        faults.append("'\(id)' is the id of two searchers: the second one is left out")
        continue
      }
      ids.append(id)
      searchers.append(Searcher(service: searchable, indexName: id.index))
    }
    if searchables.count != searcherIds.count {
      faults.append("there are \(searchables.count) backends and \(searcherIds.count) ids: the rest is left out")
    }
    self.searcherIds = ids
    searchersInOrder = searchers
    self.faults = faults
  }

  /// What was wrong with the ids, as sentences; empty when nothing was.
  public private(set) var faults: [String] = []

  /// The searchers, in the order of ``searcherIds``.
  public var searchers: [Searcher] { searchersInOrder }

  /// The first searcher; nil without any.
  public var searcher: Searcher? { searchersInOrder.first }

  /// The searcher of an index; nil when there is none.
  public func getSearcher(named index: String, withVariant variant: String = "") -> Searcher? {
    searcherIds.firstIndex(of: SearcherId(index: index, variant: variant)).map { searchersInOrder[$0] }
  }

  /// Shows the answers of the widget's indices from now on, as long as the widget lives.
  ///
  /// - Returns: subscriptions that end it.
  @discardableResult
  public func register(widget: any InstantSearchWidget) -> [Subscription] {
    zip(searcherIds, searchersInOrder).compactMap { id, searcher in
      guard widget.shows(id) else { return nil }
      return searcher.addResultHandler { [weak widget] results, error in
        widget?.on(results: results, error: error, of: id)
      }
    }
  }

  /// Searches for a text in all indices, in the caller's actor, and returns at once.
  public func search(_ text: String, isolation: isolated any Actor = #isolation) {
    for searcher in searchersInOrder {
      searcher.query.query = text
      searcher.search(isolation: isolation)
    }
  }

  /// Searches for a text in all indices, and returns when all answers have come.
  public func searchAndWait(_ text: String, isolation: isolated any Actor = #isolation) async {
    search(text, isolation: isolation)
    for searcher in searchersInOrder { await searcher.waitForAnswers() }
  }
}

@available(*, unavailable)
extension InstantSearch: Sendable {}

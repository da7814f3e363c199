import SearchModel

extension FacetListInteractor {
  /// Lists the values that a facet searcher finds, in the order of its answers. The connection keeps neither alive.
  @discardableResult
  public func connectFacetSearcher(_ searcher: FacetSearcher) -> Connection {
    searcher.connection(to: self)
  }

  /// Lists the values of a facet that a hits searcher counts, in the order of its answers, and has it count them.
  ///
  /// The facet is counted once however many lists show it. The list follows the hits: for the empty query it is
  /// searched when the hits are. The connection keeps neither alive; once it is ended, what it added to the request is
  /// gone.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher, with attribute: String) -> Connection {
    Connection { [weak self, weak searcher] in
      guard let self, let searcher else { return [] }
      let feed = HitsFacetFeed(interactor: self, attribute: attribute)
      searcher.countFacets(of: [attribute])
      searcher.attach(feed)
      return [
        Subscription { [weak searcher] in
          searcher?.detach(feed)
          searcher?.stopCountingFacets(of: [attribute])
        }
      ]
    }
  }
}

/// Feeds a facet list with the counts beside hits.
final class HitsFacetFeed: SectionInteractor {
  private let interactor: FacetListInteractor
  private let attribute: String

  init(interactor: FacetListInteractor, attribute: String) {
    self.interactor = interactor
    self.attribute = attribute
  }

  var showItemsOnEmptyQuery: Bool { interactor.showItemsOnEmptyQuery }
  var followsSection: Bool { true }
  var state: SectionState { interactor.state }

  func numberOfHits() -> Int { interactor.numberOfHits() }
  func reset() { interactor.reset() }
  func hide() { interactor.hide() }

  func willLoad(page: Int) { interactor.willLoad(page: page) }

  func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    interactor.receive(result, for: request) { $0.facets[attribute] ?? [] }
  }
}

@available(*, unavailable)
extension HitsFacetFeed: Sendable {}

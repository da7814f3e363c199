import OrderedCollections
import SearchModel

/// The connection of a hits searcher to a list of the values of one facet, which every request then counts.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `FacetListInteractor.HitsSearcherConnection`.
public final class FacetListHitsSearcherConnection: ComponentConnection {
  private weak var interactor: FacetListInteractor?
  private weak var searcher: HitsSearcher?
  private let attribute: String
  private var feed: HitsFacetFeed?

  init(interactor: FacetListInteractor, searcher: HitsSearcher, attribute: String) {
    self.interactor = interactor
    self.searcher = searcher
    self.attribute = attribute
  }

  /// Connects: requests ask for the counts of the facet, once however many lists show it. When connected already, nothing
  /// changes.
  public func connect() {
    guard feed == nil, let interactor, let searcher else { return }
    let feed = HitsFacetFeed(interactor: interactor, attribute: attribute)
    self.feed = feed
    searcher.countFacets(of: [attribute])
    searcher.attach(feed)
  }

  /// Ends the connection: the list hears of no answer any more, and what connecting added to the request is gone.
  public func disconnect() {
    guard let feed, let searcher else { return }
    self.feed = nil
    searcher.detach(feed)
    searcher.stopCountingFacets(of: [attribute])
  }
}

@available(*, unavailable)
extension FacetListHitsSearcherConnection: Sendable {}

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

extension FacetListInteractor {
  /// Lists what a facet searcher finds, in the order of its answers.
  @discardableResult
  public func connectFacetSearcher(_ searcher: FacetSearcher) -> SearcherConnection {
    let connection = SearcherConnection(interactor: self, searcher: searcher)
    connection.connect()
    return connection
  }

  /// Lists the values of a facet that a hits searcher counts, in the order of its answers, and has it count them.
  ///
  /// The list follows the hits: for the empty query it is searched when the hits are.
  @discardableResult
  public func connectSearcher(
    _ searcher: HitsSearcher, with attribute: String
  ) -> FacetListHitsSearcherConnection {
    let connection = FacetListHitsSearcherConnection(interactor: self, searcher: searcher, attribute: attribute)
    connection.connect()
    return connection
  }
}

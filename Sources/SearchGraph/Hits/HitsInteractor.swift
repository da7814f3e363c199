public import OrderedCollections
public import SearchModel

/// The hits of one section: pages of decoded hits and what the last answer said beside them.
///
/// Reading a hit has no side effect; pages come only from requests that somebody made. Source of the behaviour:
/// InstantSearch's `HitsInteractor`. An interactor is confined to the isolation domain that made it.
public final class HitsInteractor<Hit>: SectionInteractor {
  /// Whether and when further pages are loaded.
  public let infiniteScrolling: InfiniteScrolling
  /// Whether the section shows hits for the empty query.
  public let showItemsOnEmptyQuery: Bool
  /// What the section came to.
  public private(set) var state: SectionState = .waiting
  /// How many hits were left out, over all loaded pages.
  public private(set) var skippedHitCount = 0
  /// How many hits had fields left out, over all loaded pages.
  public private(set) var blankedHitCount = 0
  /// Fires after an answer was taken.
  public let onResultsUpdated = Signal<SearchResponse>()
  /// Fires after the section failed.
  public let onError = Signal<SearchError>()

  private let decode: (JSONObject) -> HitDecoding<Hit>
  private var pages: [Int: [Hit]] = [:]

  /// An interactor that decodes received hits with `decode`.
  public init(
    infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    decode: @escaping (JSONObject) -> HitDecoding<Hit>
  ) {
    self.infiniteScrolling = infiniteScrolling
    self.showItemsOnEmptyQuery = showItemsOnEmptyQuery
    self.decode = decode
  }

  /// How many hits are loaded.
  public func numberOfHits() -> Int {
    pages.values.reduce(0) { $0 + $1.count }
  }

  /// The loaded hits, pages in their order.
  public var hits: [Hit] {
    pages.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The hit in a row, nil beyond the loaded ones.
  public func hit(atIndex index: Int) -> Hit? {
    var rest = index
    guard rest >= 0 else { return nil }
    for page in pages.keys.sorted() {
      guard let rows = pages[page] else { continue }
      if rest < rows.count { return rows[rest] }
      rest -= rows.count
    }
    return nil
  }

  /// The highest loaded page, nil when none is.
  public var lastLoadedPage: Int? { pages.keys.max() }

  /// The page to load next, nil when all are loaded, none was answered yet, an error stands in the way, or the answer
  /// was asked for by offset and so is no page.
  public var nextPage: Int? {
    guard case .answered(let response) = state, response.extra["offset"] == nil, let last = lastLoadedPage,
      last < response.nbPages,
      last + 1 < response.nbPages
    else {
      return nil
    }
    return last + 1
  }

  /// Forgets pages and answers, because the request changed.
  public func reset() {
    pages = [:]
    skippedHitCount = 0
    blankedHitCount = 0
    state = .waiting
  }

  /// Takes note that nothing is shown for the empty query.
  public func hide() {
    reset()
    state = .hidden
  }

  /// Takes the answer to a request for a page. A hit that fails to decode fails the section and keeps loaded pages.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    switch result {
    case .success(let response):
      do throws(SearchError) {
        pages[response.page] = try decodeHits(of: response)
        var summary = response
        summary.hits = []
        state = .answered(summary)
        onResultsUpdated.fire(response)
      } catch {
        fail(error)
      }
    case .failure(let error): fail(error)
    }
  }

  private func fail(_ error: SearchError) {
    state = .failed(error)
    onError.fire(error)
  }

  private func decodeHits(of response: SearchResponse) throws(SearchError) -> [Hit] {
    var hits: [Hit] = []
    hits.reserveCapacity(response.hits.count)
    var (skipped, blanked) = (0, 0)
    for received in response.hits {
      switch decode(received) {
      case .hit(let hit): hits.append(hit)
      case .blanked(let hit):
        hits.append(hit)
        blanked += 1
      case .skipped: skipped += 1
      case .failed(let error): throw error
      }
    }
    skippedHitCount += skipped
    blankedHitCount += blanked
    return hits
  }
}

@available(*, unavailable)
extension HitsInteractor: Sendable {}

extension HitsInteractor where Hit == DynamicHit {
  /// An interactor for hits that a schema describes.
  public convenience init(
    infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    decoder: DynamicHitDecoder
  ) {
    self.init(
      infiniteScrolling: infiniteScrolling, showItemsOnEmptyQuery: showItemsOnEmptyQuery, decode: decoder.decode)
  }
}

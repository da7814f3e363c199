public import SearchModel

/// The hits of one section: pages of decoded hits, and the rest of the answers.
///
/// Pages are loaded only by explicit requests: reading a hit has no side effect, and ``presentRow(_:isolation:)`` is
/// what a list calls for the rows that it shows, unless ``presentRowsWhenRead(isolation:)`` was called. A page far from
/// those in use is forgotten; its rows read as nil until it is loaded again. What can be read depends on what was asked
/// for and answered, not on the order in which answers came.
///
/// Source of the behaviour: InstantSearch's `HitsInteractor`. An interactor is confined to the isolation domain that
/// made it.
public final class HitsInteractor<Record>: SectionInteractor {
  // What each search of a spec goes through is specialised for its hits: unspecialised, it costs as much again.

  struct Row {
    var record: Record
    var received: JSONObject?
  }

  /// Whether and when further pages are loaded.
  public let infiniteScrolling: InfiniteScrolling
  /// Whether the section shows hits for the empty query. A searcher takes a query without a word for empty.
  public let showItemsOnEmptyQuery: Bool
  /// How many pages before and after those in use are kept; nil for all. In use are the page that was asked for last
  /// and the pages of the rows on the screen: the row presented last and those presented before within 256 rows of it.
  /// The pages that ``infiniteScrolling`` loads for them are always kept, so drawing a screen again sends no request.
  public let pageCleanUpOffset: Int?
  /// What loads the pages of presented rows; set by the searcher that the interactor is attached to.
  package weak var pageLoader: (any PageLoader)? {
    // What the one before was asked for does not come any more.
    didSet { if pageLoader !== oldValue { pages.forgetPending() } }
  }

  /// Fires after an answer was taken, with the answer.
  public let onResultsUpdated = Signal<SearchResponse>()
  /// Fires after a page could not be answered or one of its hits could not be decoded.
  public let onError = Signal<SearchError>()
  /// Fires after the section was hidden for the empty query.
  public let onHidden = Signal<Void>()
  /// Fires after the request changed and everything loaded was forgotten, so that lists begin at their first row.
  public let onRequestChanged = Signal<Void>()

  /// Presents a row that is read; nil where reading has no side effect.
  var willRead: ((Int) -> Void)?
  private(set) var pages: PageMap<Row>
  private(set) var isHidden = false
  private let keepsRawHits: Bool
  private let decode: (JSONObject) -> HitDecoding<Record>

  /// An interactor that decodes received hits with a function.
  ///
  /// - Parameters:
  ///   - infiniteScrolling: whether and when further pages are loaded.
  ///   - showItemsOnEmptyQuery: whether the section shows hits for the empty query.
  ///   - pageCleanUpOffset: how many pages before and after those in use are kept, nil for all; a negative number
  ///     counts as 0.
  ///   - keepsRawHits: whether hits are kept as received too, for ``rawHit(atIndex:)``.
  ///   - decode: turns a hit as received into a record.
  package init(
    infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    pageCleanUpOffset: Int? = 3, keepsRawHits: Bool = true, decode: @escaping (JSONObject) -> HitDecoding<Record>
  ) {
    self.infiniteScrolling = infiniteScrolling
    self.showItemsOnEmptyQuery = showItemsOnEmptyQuery
    self.pageCleanUpOffset = pageCleanUpOffset
    self.keepsRawHits = keepsRawHits
    self.decode = decode
    pages = PageMap(offset: infiniteScrolling.offset, cleanUpOffset: pageCleanUpOffset)
  }

  /// The section's state: the error of the lowest page that failed, if any; else the answer for the highest loaded page
  /// without its hits.
  public var state: SectionState {
    @_specialize(where Record == DynamicHit)
    get {
      if isHidden { return .hidden }
      if let failure = pages.firstFailure { return .failed(failure.error) }
      return pages.summary.map(SectionState.answered) ?? .waiting
    }
  }

  /// Forgets pages, errors and what was asked for, because the request changed.
  @_specialize(where Record == DynamicHit)
  public func reset() {
    forget()
    isHidden = false
    onRequestChanged.fire(())
  }

  /// Takes note that nothing is shown for the empty query, and forgets everything.
  public func hide() {
    forget()
    isHidden = true
    onRequestChanged.fire(())
    onHidden.fire(())
  }

  /// Takes note that a page was requested, clears its error, and forgets pages that are far from it and from the rows
  /// presented last.
  @_specialize(where Record == DynamicHit)
  public func willLoad(page: Int) {
    pages.willLoad(page: max(page, 0))
  }

  /// Takes the answer to a request for a page.
  ///
  /// A page replaces the one of its number. When it fails, or one of its hits cannot be decoded, the section has its
  /// error and keeps what was loaded. A page that comes too late, because pages far from it are in use by now, is not
  /// kept. For the empty query, a section that shows nothing for it is hidden whatever the answer.
  ///
  /// - Complexity: linear in the hits and the pages of the section.
  @_specialize(where Record == DynamicHit)
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    guard showItemsOnEmptyQuery || !request.parameters.query.isEmpty else { return hideAnswer() }
    let page = max(request.parameters.page, 0)
    do throws(SearchError) {
      let response = try result.get()
      let (rows, invalidHits) = try decodeHits(of: response)
      var summary = response
      summary.hits = []
      summary.rawContent = nil
      // A backend need not repeat the page; of a slice it says which page the slice begins in.
      if response.extra["offset"] == nil { summary.page = page }
      pages.receive(rows: rows, invalidHits: invalidHits, summary: summary, page: page)
      onResultsUpdated.fire(response)
    } catch {
      pages.fail(error, page: page)
      onError.fire(error)
    }
  }

  private func hideAnswer() {
    guard !isHidden else { return }
    forget()
    isHidden = true
    onHidden.fire(())
  }

  private func forget() {
    pages = PageMap(offset: infiniteScrolling.offset, cleanUpOffset: pageCleanUpOffset)
  }

  /// Takes note that a row is presented and says which pages that needs.
  func present(row: Int) -> [Int] {
    isHidden ? [] : pages.present(row: row)
  }

  private func decodeHits(
    of response: SearchResponse
  ) throws(SearchError) -> ([Row], PageMap<Row>.InvalidHits) {
    var rows: [Row] = []
    var invalidHits = PageMap<Row>.InvalidHits()
    rows.reserveCapacity(response.hits.count)
    for received in response.hits {
      let decoded = decode(received)
      switch consume decoded {
      case .hit(let record): rows.append(Row(record: record, received: keepsRawHits ? received : nil))
      case .blanked(let record):
        rows.append(Row(record: record, received: keepsRawHits ? received : nil))
        invalidHits.blanked += 1
      case .skipped: invalidHits.skipped += 1
      case .failed(let error): throw error
      }
    }
    return (rows, invalidHits)
  }
}

@available(*, unavailable)
extension HitsInteractor: Sendable {}

extension HitsInteractor where Record == DynamicHit {
  /// An interactor for hits that a schema describes.
  ///
  /// - Parameters:
  ///   - infiniteScrolling: whether and when further pages are loaded.
  ///   - showItemsOnEmptyQuery: whether the section shows hits for the empty query.
  ///   - pageCleanUpOffset: how many pages before and after those in use are kept; nil for all.
  ///   - keepsRawHits: whether hits are kept as received too, for ``rawHit(atIndex:)``.
  ///   - decoder: the schema, and what to do with hits that do not fit it.
  package convenience init(
    infiniteScrolling: InfiniteScrolling = .on(withOffset: 10), showItemsOnEmptyQuery: Bool = true,
    pageCleanUpOffset: Int? = 3, keepsRawHits: Bool = true, decoder: DynamicHitDecoder
  ) {
    let places = HitPlaces(beside: DynamicHit.annotationNames)
    self.init(
      infiniteScrolling: infiniteScrolling, showItemsOnEmptyQuery: showItemsOnEmptyQuery,
      pageCleanUpOffset: pageCleanUpOffset, keepsRawHits: keepsRawHits
    ) { received in decoder.decode(received, places) }
  }
}

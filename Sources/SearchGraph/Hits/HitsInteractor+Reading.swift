public import SearchModel

// A hidden section and one whose request changed have forgotten their pages, so every reader below agrees with the
// others on what is shown.
extension HitsInteractor: HitsSource, AnyHitsInteractor {
  /// How many rows a list has: all rows up to the last loaded one, including those in between that are not loaded. This
  /// is not the number of matching records. It is 0 for a section that is waiting, hidden, or failed before its first
  /// page.
  public func numberOfHits() -> Int { pages.extent }

  /// The loaded hits, pages in their order. Complexity: linear.
  public var hits: [Record] {
    @_specialize(where Record == DynamicHit)
    get { pages.loaded.flatMap { page in page.rows.map { $0.record } } }
  }

  /// The loaded hits, pages in their order. Complexity: linear.
  public func getCurrentHits() -> [Record] { hits }

  /// How many hits are loaded. Complexity: linear in the pages.
  public var loadedHitCount: Int {
    @_specialize(where Record == DynamicHit)
    get { pages.loaded.reduce(0) { $0 + $1.rows.count } }
  }

  /// The loaded hits with the numbers of their rows, ascending. Complexity: linear.
  public var loadedRows: [(row: Int, hit: Record)] {
    pages.loaded.flatMap { page in
      let firstRow = pages.layout.firstRow(ofPage: page.number)
      return page.rows.enumerated().map { (saturatingSum(firstRow, $0.offset), $0.element.record) }
    }
  }

  /// The hit in a row; nil where no hit is loaded. Reading loads nothing, unless ``presentRowsWhenRead(isolation:)``
  /// was called. Complexity: logarithmic in the pages.
  public func hit(atIndex index: Int) -> Record? {
    willRead?(index)
    return pages.row(at: index)?.record
  }

  /// The name of the type that hits are read as.
  package var recordTypeName: String { "\(Record.self)" }

  /// The hit in a row as it was received; nil where no hit is loaded and when the interactor keeps no raw hits.
  /// Complexity: logarithmic in the pages.
  public func rawHit(atIndex index: Int) -> JSONObject? { pages.row(at: index)?.received }

  /// How many hits were left out, over all pages that came since the request changed.
  public var skippedHitCount: Int {
    @_specialize(where Record == DynamicHit)
    get { pages.allInvalidHits.skipped }
  }

  /// How many hits had fields left out, over all pages that came since the request changed.
  public var blankedHitCount: Int {
    @_specialize(where Record == DynamicHit)
    get { pages.allInvalidHits.blanked }
  }

  /// The highest loaded page; nil when no page is loaded.
  public var lastLoadedPage: Int? { pages.loaded.last?.number }

  /// The first loaded page; nil without one.
  package var firstLoadedPage: Int? { pages.loaded.first?.number }

  /// The page to load next: the one after the highest loaded page. Nil when that was the last page or the next one is
  /// being loaded, before the first answer, after an error, and when hits were requested by offset instead of by page.
  public var nextPage: Int? { pages.nextPage }
}

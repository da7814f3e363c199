import SearchModel

/// The pages of a section: loaded, asked for, failed, or forgotten but for their size.
///
/// A state machine without I/O. Pages are forgotten only when a row is presented or a page is requested. A page that
/// would be forgotten before it has come is dropped when it comes, so it makes no difference when answers come.
struct PageMap<Row> {
  /// A page whose rows are there.
  struct LoadedPage {
    let number: Int
    var rows: [Row]
    /// The answer without its hits; nil where ``PageMap/summary`` can never be this page's.
    var summary: SearchResponse?
  }

  /// How many received hits of a page are not there as they were received.
  struct InvalidHits {
    var skipped = 0
    var blanked = 0
  }

  /// How many rows before and after a presented one must be there; nil when presenting loads nothing.
  let offset: Int?
  /// How many pages before and after the one in use are kept; nil for all.
  let cleanUpOffset: Int?

  /// Which rows lie on which page.
  private(set) var layout = PageLayout()
  /// The loaded pages by number.
  private(set) var loaded: [LoadedPage] = []
  /// The number of the highest loaded page that has rows; nil when none has.
  private(set) var lastFilled: Int?
  /// The pages that were asked for and have not come.
  private(set) var pending: Set<Int> = []
  /// The pending pages that would have been forgotten since they were asked for.
  private(set) var unwanted: Set<Int> = []
  /// Why pages that were asked for last did not come.
  private(set) var failures: [Int: SearchError] = [:]
  /// The hits left out or cut of every page that ever came.
  private(set) var invalidHits: [Int: InvalidHits] = [:]
  /// Those of all pages together.
  private(set) var allInvalidHits = InvalidHits()
  /// The pages that came without a hit.
  private var emptyPages: Set<Int> = []
  /// The answer for the highest page that ever came, without its hits, which says how many pages there are.
  private(set) var newest: (page: Int, summary: SearchResponse)?

  /// The pages of the rows that may be on the screen: of the last presented one and those presented before near it.
  private var presentedPages: ClosedRange<Int>?
  /// The pages to keep for the rows that may be on the screen.
  private var presentedWindow: ClosedRange<Int>?
  /// The page that was asked for last, unless it is one to keep for the rows on the screen.
  private var askedPage: Int?

  init(offset: Int?, cleanUpOffset: Int?) {
    self.offset = offset.map { max($0, 0) }
    self.cleanUpOffset = cleanUpOffset.map { max($0, 0) }
  }

  /// Takes note that a page was asked for; an error that it had is past. Pages near neither this one nor the rows
  /// presented last are forgotten.
  mutating func willLoad(page: Int) {
    pending.insert(page)
    unwanted.remove(page)
    failures[page] = nil
    guard presentedWindow?.contains(page) != true else { return }
    askedPage = page
    evict()
  }

  /// Takes note that a row is presented.
  ///
  /// - Returns: the pages to ask for, ascending.
  mutating func present(row: Int) -> [Int] {
    if neededPages(presentingRow: row) != nil {
      let pages = screen(after: presentedPages, presenting: layout.page(ofRow: min(row, layout.lastRow)))
      let window = window(for: pages)
      presentedPages = pages
      if window != presentedWindow {
        presentedWindow = window
        if askedPage.map(window.contains) == true { askedPage = nil }
        evict()
      }
    }
    return pagesToLoad(presentingRow: row)
  }

  /// Takes a page; one that is not to be kept leaves its size only.
  ///
  /// - Parameters:
  ///   - rows: the hits that are shown.
  ///   - invalidHits: how many more there were, or were whole.
  ///   - summary: the answer without its hits.
  ///   - page: the page asked for.
  mutating func receive(rows: [Row], invalidHits: InvalidHits, summary: SearchResponse, page: Int) {
    let isWanted = arrive(page)
    failures[page] = nil
    if page >= newest?.page ?? 0 { newest = (page, summary) }
    if rows.isEmpty, invalidHits.skipped == 0 { emptyPages.insert(page) } else { emptyPages.remove(page) }
    if let newest { layout.setPaging(hitsPerPage: newest.summary.hitsPerPage, pageCount: reachablePageCount(newest)) }
    layout.setSize(rows.count, ofPage: page)
    let before = self.invalidHits.updateValue(invalidHits, forKey: page) ?? InvalidHits()
    allInvalidHits.skipped += invalidHits.skipped - before.skipped
    allInvalidHits.blanked += invalidHits.blanked - before.blanked
    guard isWanted else { return }
    // Where no page is ever forgotten, the highest loaded page is the newest.
    let entry = LoadedPage(number: page, rows: rows, summary: cleanUpOffset == nil ? nil : summary)
    let place = loaded.partitioningIndex { $0.number >= page }
    if place < loaded.count, loaded[place].number == page {
      loaded[place] = entry
    } else {
      loaded.insert(entry, at: place)
    }
    // Looked for only when it may be another one, since pages without rows may be many.
    if !rows.isEmpty, page >= lastFilled ?? page {
      lastFilled = page
    } else if rows.isEmpty, page == lastFilled {
      findLastFilled()
    }
  }

  private mutating func findLastFilled() {
    lastFilled = loaded.last { !$0.rows.isEmpty }?.number
  }

  /// How many pages are worth asking for: not those from an empty one on, whatever the answer announces, or each look
  /// at the last row would ask for one more.
  private func reachablePageCount(_ newest: (page: Int, summary: SearchResponse)) -> Int {
    guard emptyPages.contains(newest.page) else { return newest.summary.nbPages }
    var first = newest.page
    while emptyPages.contains(first - 1) { first -= 1 }
    return min(newest.summary.nbPages, first)
  }

  /// Takes note that a page did not come. Rows that the page has from an earlier answer stay.
  mutating func fail(_ error: SearchError, page: Int) {
    if arrive(page) { failures[page] = error }
  }

  /// Takes note that no page that was asked for comes any more.
  mutating func forgetPending() {
    pending = []
  }

  /// Whether the pages to keep include one.
  func keeps(page: Int) -> Bool {
    guard cleanUpOffset != nil, presentedWindow != nil || askedPage != nil else { return true }
    return presentedWindow?.contains(page) == true || askedPage.map { pages(around: $0).contains(page) } == true
  }

  /// Takes note that a page is awaited no longer.
  ///
  /// - Returns: whether it is to be kept.
  private mutating func arrive(_ page: Int) -> Bool {
    pending.remove(page)
    return unwanted.remove(page) == nil && keeps(page: page)
  }

  private mutating func evict() {
    guard cleanUpOffset != nil else { return }
    loaded = loaded.filter { keeps(page: $0.number) }
    findLastFilled()
    failures = failures.filter { keeps(page: $0.key) }
    unwanted.formUnion(pending.filter { !keeps(page: $0) })
  }
}

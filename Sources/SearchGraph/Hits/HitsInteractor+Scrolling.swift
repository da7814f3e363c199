extension HitsInteractor {
  /// The pages that would be asked for if a row were presented now, ascending.
  ///
  /// They hold the row and, as far as there are rows, the offset of ``infiniteScrolling`` before it and after it. Pages
  /// that are loaded or being loaded are left out, those that failed are not. The list is empty without infinite
  /// scrolling, while the section is waiting or hidden, and for hits that were requested by offset. Rows that do not
  /// exist need no pages; but when the first page failed, any row stands for it. However large the offset is, a row
  /// needs at most a thousand pages in each direction.
  ///
  /// Source of the behaviour: InstantSearch's `InfiniteScrollingController`; unlike there, the row's own page counts,
  /// and a page has as many rows as the answer says it may have.
  ///
  /// - Complexity: linear in the pages of the answer, logarithmic in the pages of the section for each.
  public func pagesToLoad(presentingRow row: Int) -> [Int] {
    isHidden ? [] : pages.pagesToLoad(presentingRow: row)
  }

  /// Takes note that a list shows a row, forgets pages far from it, and asks for the pages of
  /// ``pagesToLoad(presentingRow:)``.
  ///
  /// - Parameters:
  ///   - row: the row, from 0.
  ///   - isolation: the actor that receives the answers, the caller's.
  public func presentRow(_ row: Int, isolation: isolated any Actor = #isolation) {
    let pages = present(row: row)
    if !pages.isEmpty { pageLoader?.loadPages(pages, isolation: isolation) }
  }

  /// Does what ``presentRow(_:isolation:)`` does, page by page, and returns when each has come or failed.
  public func presentRowAndWait(_ row: Int) async {
    guard let pageLoader else { return }
    for page in present(row: row) { await pageLoader.loadPageAndWait(page) }
  }

  /// Lets ``hit(atIndex:)`` present the row that it reads, as it does in InstantSearch, so that a list that reads the
  /// rows which it shows scrolls by itself. Rows read for anything else then load pages as well.
  ///
  /// - Parameter isolation: the actor that receives the answers, the caller's.
  public func presentRowsWhenRead(isolation: isolated any Actor = #isolation) {
    willRead = { [weak self] row in self?.presentRow(row, isolation: isolation) }
  }
}

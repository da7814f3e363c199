import SearchModel

extension PageMap {
  /// How many rows a screen shows at most. A list that draws its rows anew presents all of them in turn, and the pages
  /// that one row needs must not be forgotten for another, or each drawing would ask for them again.
  private static var screenHeight: Int { 256 }
  /// How many pages in each direction a presented row can need at most, whatever the offset.
  private static var reach: Int { 1_000 }

  /// The pages to ask for when a row is presented, ascending: those that hold a needed row and are neither there nor on
  /// their way to be kept. Nothing before the first answer, except for the page that failed to bring it.
  func pagesToLoad(presentingRow row: Int) -> [Int] {
    if newest == nil, offset != nil, let failed = firstFailure?.page { return [failed] }
    guard let needed = neededPages(presentingRow: row) else { return [] }
    return needed.filter { page in
      guard layout.size(ofPage: page) > 0, !pending.contains(page) || unwanted.contains(page) else { return false }
      return failures[page] != nil || loadedPage(page) == nil
    }
  }

  /// The pages of the rows that must be there when a row is presented: its own and `offset` rows before and after it,
  /// as far as there are rows.
  func neededPages(presentingRow row: Int) -> ClosedRange<Int>? {
    guard let offset = reachableOffset, row >= 0, isPaged, layout.hitsPerPage > 0 else { return nil }
    let first = max(row - offset, 0)
    let last = min(saturatingSum(row, offset), layout.lastRow)
    return first <= last ? layout.page(ofRow: first)...layout.page(ofRow: last) : nil
  }

  /// The pages to keep around one, whatever rows they hold.
  func pages(around page: Int) -> ClosedRange<Int> {
    let distance = cleanUpOffset ?? 0
    return max(page - distance, 0)...saturatingSum(page, distance)
  }

  /// The pages to keep for the rows of some: those around them, and all that any of the rows can need.
  func window(for pages: ClosedRange<Int>) -> ClosedRange<Int> {
    let offset = reachableOffset ?? 0
    let firstRow = layout.firstRow(ofPage: pages.lowerBound)
    let endRow = saturatingSum(layout.firstRow(ofPage: pages.upperBound), layout.size(ofPage: pages.upperBound))
    let first = layout.page(ofRow: max(firstRow - offset, 0))
    let last = layout.page(ofRow: saturatingSum(max(endRow - 1, 0), offset))
    let (lower, upper) = (self.pages(around: pages.lowerBound), self.pages(around: pages.upperBound))
    return min(first, lower.lowerBound)...max(last, upper.upperBound)
  }

  /// The pages of the rows that may be on the screen when one of a page is presented.
  func screen(after pages: ClosedRange<Int>?, presenting page: Int) -> ClosedRange<Int> {
    let firstRow = layout.firstRow(ofPage: page)
    let endRow = saturatingSum(firstRow, layout.size(ofPage: page))
    let first = layout.page(ofRow: max(firstRow - Self.screenHeight, 0))
    let reachable = min(first, page)...max(layout.page(ofRow: saturatingSum(endRow, Self.screenHeight)), page)
    guard let pages, pages.overlaps(reachable) else { return page...page }
    let near = pages.clamped(to: reachable)
    return min(near.lowerBound, page)...max(near.upperBound, page)
  }

  private var reachableOffset: Int? {
    offset.map { min($0, saturatingProduct(max(layout.hitsPerPage, 1), Self.reach)) }
  }
}

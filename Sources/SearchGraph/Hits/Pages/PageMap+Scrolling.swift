import SearchModel

extension PageMap {
  /// How many rows a screen shows at most. A list that draws its rows anew presents all of them in turn, and the pages that
  /// one row needs must not be forgotten for another, or each drawing would ask for them again.
  private static var screenHeight: Int { 256 }
  /// How many pages in each direction a presented row can need at most, whatever the offset.
  private static var reach: Int { 1_000 }

  /// The pages to ask for when a row is presented, ascending: those that hold a needed row and are neither there nor
  /// asked for. Nothing before the first answer, except for the page that failed to bring it.
  func pagesToLoad(presentingRow row: Int) -> [Int] {
    if newest == nil, offset != nil, let failed = firstFailure?.page { return pending.contains(failed) ? [] : [failed] }
    guard let needed = neededPages(presentingRow: row) else { return [] }
    return needed.filter { page in
      guard layout.size(ofPage: page) > 0, !pending.contains(page) else { return false }
      return failures[page] != nil || loadedPage(page) == nil
    }
  }

  /// The pages of the rows that must be there when a row is presented: its own and `offset` rows before and after it, as
  /// far as there are rows.
  func neededPages(presentingRow row: Int) -> ClosedRange<Int>? {
    guard let offset = reachableOffset, row >= 0, isPaged, layout.hitsPerPage > 0 else { return nil }
    let first = max(row - offset, 0)
    let last = min(saturatingSum(row, offset), layout.lastRow)
    return first <= last ? layout.page(ofRow: first)...layout.page(ofRow: last) : nil
  }

  /// The pages to keep when a page is in use: so many around it, and all that any of its rows can need.
  func window(around page: Int) -> ClosedRange<Int> {
    let offset = reachableOffset ?? 0
    let distance = cleanUpOffset ?? 0
    // Before the first answer a page may have a single row.
    guard layout.hitsPerPage > 0 else {
      let distance = max(distance, offset)
      return max(page - distance, 0)...saturatingSum(page, distance)
    }
    let firstRow = layout.firstRow(ofPage: page)
    let lastRow = saturatingSum(firstRow, max(layout.size(ofPage: page), 1) - 1)
    let first = layout.page(ofRow: max(firstRow - offset, 0))
    let last = layout.page(ofRow: saturatingSum(lastRow, offset))
    return min(first, max(page - distance, 0))...max(last, saturatingSum(page, distance))
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

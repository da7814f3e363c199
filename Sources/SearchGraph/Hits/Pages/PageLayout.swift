import SearchModel

/// Which rows lie on which page: pages in their order, each with its known size, or else the size that pages have.
///
/// A page whose size is known keeps its rows whether it is loaded or not, so rows do not move when pages come and go.
/// The numbers come from outside, so sums stop at `Int.max` instead of overflowing.
struct PageLayout {
  private struct KnownPage {
    let number: Int
    var size: Int
    var firstRow: Int

    var endRow: Int { saturatingSum(firstRow, size) }
  }

  /// How many rows a page holds whose size is not known; 0 before the first answer.
  private(set) var hitsPerPage = 0
  /// How many pages there are; 0 before the first answer.
  private(set) var pageCount = 0
  /// The pages with a known size, by number.
  private var known: [KnownPage] = []

  /// The highest page there is; -1 without pages.
  var lastPage: Int { pageCount - 1 }

  /// The last row of the last page, -1 when there is no row.
  var lastRow: Int {
    pageCount > 0 ? saturatingSum(firstRow(ofPage: lastPage), size(ofPage: lastPage)) - 1 : -1
  }

  /// Takes what an answer says about the pages. Complexity: O(pages of known size) when it says something new and there
  /// are pages of unknown size between them, else O(1).
  mutating func setPaging(hitsPerPage: Int, pageCount: Int) {
    let (hitsPerPage, pageCount) = (max(hitsPerPage, 0), max(pageCount, 0))
    guard (hitsPerPage, pageCount) != (self.hitsPerPage, self.pageCount) else { return }
    (self.hitsPerPage, self.pageCount) = (hitsPerPage, pageCount)
    // Where pages follow one another from the first on, no row depends on what is not known.
    guard let last = known.last, last.number != known.count - 1 else { return }
    renumber(from: 0)
  }

  /// Takes the size of a page. Complexity: O(pages of known size above it).
  mutating func setSize(_ size: Int, ofPage page: Int) {
    let place = known.partitioningIndex { $0.number >= page }
    if place < known.count, known[place].number == page {
      known[place].size = size
    } else {
      known.insert(KnownPage(number: page, size: size, firstRow: 0), at: place)
    }
    renumber(from: place)
  }

  /// How many rows a page holds, known or taken for granted; none beyond the last page. Complexity: logarithmic.
  func size(ofPage page: Int) -> Int {
    let place = known.partitioningIndex { $0.number >= page }
    if place < known.count, known[place].number == page { return known[place].size }
    return page < pageCount ? hitsPerPage : 0
  }

  /// The row that a page begins with. Complexity: logarithmic.
  func firstRow(ofPage page: Int) -> Int {
    firstRow(ofPage: page, after: known.partitioningIndex { $0.number >= page } - 1)
  }

  /// The page that a row lies on; beyond the last row the page where it would lie if pages went on. Complexity:
  /// logarithmic.
  func page(ofRow row: Int) -> Int {
    let place = known.partitioningIndex { $0.firstRow > row } - 1
    let (end, next) = place < 0 ? (0, 0) : (known[place].endRow, saturatingSum(known[place].number, 1))
    if row < end { return known[place].number }
    return hitsPerPage > 0 ? saturatingSum(next, (row - end) / hitsPerPage) : next
  }

  /// The row that a page begins with, given the place of the page of known size before it, -1 for none.
  private func firstRow(ofPage page: Int, after place: Int) -> Int {
    let (end, next) = place < 0 ? (0, 0) : (known[place].endRow, known[place].number + 1)
    let unknownPages = max(min(page, pageCount) - next, 0)
    return saturatingSum(end, saturatingProduct(unknownPages, hitsPerPage))
  }

  private mutating func renumber(from place: Int) {
    for place in known.indices[place...] {
      known[place].firstRow = firstRow(ofPage: known[place].number, after: place - 1)
    }
  }
}

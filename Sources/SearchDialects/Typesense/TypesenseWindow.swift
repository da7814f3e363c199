import SearchModel

/// The pages that must be requested to get a range of the hits.
///
/// Typesense gives pages of at most ``maximumPageSize`` hits, counted from 1, and begins nowhere else.
struct TypesenseWindow: Hashable {
  /// How many hits a page of Typesense may hold.
  static let maximumPageSize = 250

  /// The size of the pages.
  let pageSize: Int
  /// The pages, from 1.
  let pages: ClosedRange<Int>
  /// Which of their hits are asked for.
  let wanted: Range<Int>

  /// How many hits there are in front of those asked for.
  var start: Int { (pages.lowerBound - 1) * pageSize + wanted.lowerBound }

  /// The pages for a range of hits; nil when its end is beyond the largest integer.
  ///
  /// - Parameters:
  ///   - start: the first hit, from 0.
  ///   - count: how many, 0 for counts alone.
  init?(start: Int, count: Int) {
    guard start >= 0, count >= 0, start <= Self.last, count <= Self.last else { return nil }
    guard count > 0 else {
      (pageSize, pages, wanted) = (0, 1...1, 0..<0)
      return
    }
    let end = start + count
    if count <= Self.maximumPageSize,
      let size = (count...Self.maximumPageSize).first(where: { start / $0 == (end - 1) / $0 })
    {
      pageSize = size
    } else {
      pageSize = Self.maximumPageSize
    }
    let first = start / pageSize
    pages = first + 1...(end - 1) / pageSize + 1
    wanted = start - first * pageSize..<end - first * pageSize
  }

  /// The range that parameters ask for: a page, or an offset and a length.
  init?(_ parameters: SearchParameters) {
    let size = parameters.hitsPerPage ?? 20
    if let offset = parameters["offset"]?.integerValue {
      self.init(start: offset, count: parameters["length"]?.integerValue ?? size)
    } else {
      let (start, overflow) = parameters.page.multipliedReportingOverflow(by: size)
      guard !overflow else { return nil }
      self.init(start: start, count: size)
    }
  }

  /// The last place that is asked for; a server holds less, and its numbers have 32 bits.
  private static let last = 1_000_000_000
}

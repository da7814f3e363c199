import IndexSettings
import SearchModel

/// A window into the hits under the pagination limit.
struct Page {
  /// The groups to show.
  let window: Range<Int>
  private let options: SearchOptions
  private let nbPages: Int
  private let size: Int
  private let isLimited: Bool

  init(options: SearchOptions, count: Int) {
    self.options = options
    let limit = options.integer("paginationLimitedTo")
    let reachable = min(count, limit)
    let (start, size) = options.window
    self.size = size
    let (end, overflow) = start.addingReportingOverflow(size)
    let last = overflow ? Int.max : end
    window = min(start, reachable)..<min(last, reachable)
    nbPages = size > 0 ? (reachable + size - 1) / size : 0
    isLimited = start < count && min(last, count) > limit
  }

  /// The end of the window, whatever the number of hits.
  static func end(_ options: SearchOptions) -> Int {
    Page(options: options, count: .max).window.upperBound
  }

  func describe(in response: inout SearchResponse) {
    response.hitsPerPage = size
    response.nbPages = nbPages
    response.isPaginationLimited = isLimited
    if let offset = options.values["offset"]?.integerValue {
      response.page = size > 0 ? offset / size : 0
      response.extra["offset"] = .integer(offset)
      response.extra["length"] = .integer(size)
    } else {
      response.page = options.values.page
    }
  }
}

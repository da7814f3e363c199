import OrderedCollections
public import SearchModel

extension EmbeddedIndex {
  /// Searches for records.
  ///
  /// - Parameter parameters: Algolia's query parameters; they win over settings of the same name.
  /// - Throws: ``SearchError`` with the code `badRequest` when a parameter is unknown, misplaced or malformed.
  /// - Complexity: linear in the words of the index, times the words of the query.
  public func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse {
    let run = try SearchRun(parameters, in: self)
    let options = run.options
    var response = SearchResponse(nbHits: run.groupStarts.count)
    let page = Page(options: options, count: run.groupStarts.count)
    page.describe(in: &response)
    response.queryAfterRemoval = run.queryAfterRemoval
    if let radius = run.automaticRadius { response.extra["automaticRadius"] = .string(String(radius)) }
    if let center = run.geo.center {
      response.extra["aroundLatLng"] = .string("\(center.latitude),\(center.longitude)")
    }
    if let content = options.values["renderingContent"] { response.extra["renderingContent"] = content }
    let fields = Set(options.strings("responseFields"))
    if fields.contains("*") || fields.contains("facets") || fields.contains("facets_stats") {
      FacetCounter(index: self, options: options).count(records: run.ranked, kept: run.kept, into: &response)
      if !fields.contains("*"), !fields.contains("facets") { response.facets = [:] }
      if !fields.contains("*"), !fields.contains("facets_stats") { response.facetStats = [:] }
    }
    if fields.contains("*") || fields.contains("hits") {
      var writer = HitWriter(run)
      response.hits = run.records(ofGroups: page.window).map { writer.hit($0) }
      writer.numberGroups(of: run.records(ofGroups: page.window), in: &response.hits)
    }
    return response
  }
}

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
    isLimited = count > limit && last > limit
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

import SearchModel

@testable import IndexSettings

extension PlainIndex {
  /// Searches for records, as ``EmbeddedIndex/search(_:)`` says.
  func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse {
    let run = try PlainSearchRun(parameters, in: self)
    let options = run.options
    var response = SearchResponse(nbHits: run.allHits.count)
    let page = PlainPage(options: options, count: run.hits.count)
    page.describe(in: &response)
    let fields = Set(options.strings("responseFields"))
    func isWanted(_ name: String) -> Bool { fields.contains("*") || fields.contains(name) }
    var extra = run.extraMembers
    if let radius = run.geo.automaticRadius { extra["automaticRadius"] = .string(String(radius)) }
    if let center = run.geo.center { extra["aroundLatLng"] = .string("\(center.latitude),\(center.longitude)") }
    // What says where the page is always stays.
    response.extra.merge(extra.filter { isWanted($0.key) }) { $1 }
    if isWanted("queryAfterRemoval") { response.queryAfterRemoval = run.queryAfterRemoval }
    if fields.contains("*") || fields.contains("facets") || fields.contains("facets_stats") {
      PlainFacetCounter(index: self, options: options).count(
        records: run.ranked, kept: run.allHits.records, into: &response)
      if !fields.contains("*"), !fields.contains("facets") { response.facets = [:] }
      if !fields.contains("*"), !fields.contains("facets_stats") { response.facetStats = [:] }
    }
    if fields.contains("*") || fields.contains("hits") {
      var writer = PlainHitWriter(run)
      let records = run.hits.records(in: page.window)
      response.hits = records.map { writer.hit($0) }
      writer.numberGroups(of: records, in: &response.hits)
    }
    return response
  }
}

extension PlainSearchRun {
  /// The members of the response that say something beside its hits and counts.
  fileprivate var extraMembers: JSONObject {
    var members: JSONObject = [:]
    members["userData"] = userData
    let layers = [index.settings, rules.parameters].map { $0["renderingContent"]?.objectValue ?? [:] }
    let content = (layers + [rules.renderingContent]).reduce(into: JSONObject()) { $0.merge($1) { $1 } }
    if !content.isEmpty { members["renderingContent"] = .object(content) }
    if !appliedRules.isEmpty {
      members["appliedRules"] = .array(appliedRules.map { ["objectID": .string($0.objectID)] })
    }
    if index.relevantSort != nil {
      members["nbSortedHits"] = .integer(hits.count)
      members["appliedRelevancyStrictness"] = .integer(options.integer("relevancyStrictness"))
    }
    return members
  }

  /// The index's own data; as soon as rules return data, their list follows it.
  private var userData: JSON? {
    let own = index.settings["userData"].flatMap { $0 == [:] ? nil : $0 }
    return rules.userData.isEmpty ? own : .array([own].compactMap { $0 } + rules.userData)
  }
}

/// A window into the hits under the pagination limit.
struct PlainPage {
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

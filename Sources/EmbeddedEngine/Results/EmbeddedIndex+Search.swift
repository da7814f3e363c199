import IndexSettings
import IndexStore
import OrderedCollections
public import SearchModel

extension EmbeddedIndex {
  /// Searches for records.
  ///
  /// - Parameter parameters: Algolia's query parameters; they override settings of the same name.
  /// - Throws: ``SearchError`` with the code `badRequest` when a parameter is unknown, misplaced or malformed; with the
  ///   code `server` when the index's file is damaged.
  /// - Complexity: roughly linear in the postings of the query's words; records are read as far as ranking needs it.
  public func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse {
    let response = response(to: try SearchRun(parameters, in: self))
    try view.checkDamage()
    return response
  }

  /// Searches for records and, in the same pass, counts facets for other searches, which mostly differ in their
  /// filters.
  ///
  /// - Parameters:
  ///   - parameters: the search for records.
  ///   - others: the searches that only their counts are wanted of.
  /// - Returns: the response to the search and those to the others, of which only `facets` and `facetStats` are filled.
  ///   A facet that one of the others asks for is empty in the first response if any record has a value, and is not
  ///   there if none has.
  /// - Throws: what ``search(_:)`` throws for the first of the searches that cannot be answered.
  package func search(
    _ parameters: SearchParameters, counting others: [SearchParameters]
  ) throws(SearchError) -> [SearchResponse] {
    guard !others.isEmpty else { return [try search(parameters)] }
    let runs = try SearchRun.runs([parameters] + others, in: self)
    let apart = Set(others.flatMap(\.facets))
    var responses: [SearchResponse] = []
    for run in runs { responses.append(responses.isEmpty ? response(to: run, countedApart: apart) : counts(of: run)) }
    try view.checkDamage()
    return responses
  }

  /// The facets of a search.
  private func counts(of run: SearchRun) -> SearchResponse {
    var response = SearchResponse()
    let counter = FacetCounter(index: view, options: run.options)
    counter.count(
      run.found.documents, promoted: run.promotedDocuments().documents.map(\.document),
      kept: counter.needsKept ? HitList(run, count: 0, needsKept: true).kept : nil, into: &response)
    return response
  }

  /// The whole response to a search.
  private func response(to run: SearchRun, countedApart: Set<String> = []) -> SearchResponse {
    let options = run.options
    let fields = Set(options.strings("responseFields"))
    func isWanted(_ name: String) -> Bool { fields.contains("*") || fields.contains(name) }
    let counter = FacetCounter(index: view, options: options)
    let list = HitList(run, count: Page.end(options), needsKept: counter.needsKept)
    var response = SearchResponse(nbHits: list.totalCount)
    let page = Page(options: options, count: list.shownCount)
    page.describe(in: &response)
    response.extra.merge(
      run.extraMembers(list).filter { isWanted($0.key) }, uniquingKeysWith: { $1 })
    response.queryAfterRemoval = run.queryAfterRemoval
    if let radius = run.automaticRadius { response.extra["automaticRadius"] = .string(String(radius)) }
    if let center = run.scope.geo.center {
      response.extra["aroundLatLng"] = .string("\(center.latitude),\(center.longitude)")
    }
    counter.count(
      run.found.documents, promoted: list.promoted, kept: list.kept, apart: countedApart, into: &response)
    if isWanted("hits") {
      var writer = HitWriter(run, promoted: Set(list.promoted))
      let documents = list.shown.documents(in: page.window)
      response.hits = documents.map { writer.hit($0) }
      writer.numberGroups(of: documents, in: &response.hits)
    }
    return response
  }
}

extension SearchRun {
  /// The members of the response that say something beside its hits and counts.
  fileprivate func extraMembers(_ list: HitList) -> JSONObject {
    var members: JSONObject = [:]
    members["userData"] = userData
    let layers = [index.settings, rules.parameters].map { $0["renderingContent"]?.objectValue ?? [:] }
    let content = (layers + [rules.renderingContent]).reduce(into: JSONObject()) { $0.merge($1) { $1 } }
    if !content.isEmpty { members["renderingContent"] = .object(content) }
    if !list.appliedRules.isEmpty {
      members["appliedRules"] = .array(list.appliedRules.map { ["objectID": .string($0.objectID)] })
    }
    if index.relevantSort != nil {
      members["nbSortedHits"] = .integer(list.shownCount)
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

import IndexSettings
import IndexStore
package import SearchModel

/// A page of hits that are found and not written yet, so that another processor may write them.
package struct FoundPage: Sendable {
  private let run: SearchRun
  private let promoted: [DocumentID]
  /// The documents of the page; nil when the response has no hits.
  private let documents: [DocumentID]?
  /// The response without its hits.
  private let rest: SearchResponse

  /// Orders the documents that a search found, and counts facets.
  ///
  /// - Parameters:
  ///   - run: the search.
  ///   - countedApart: the facets that another search counts.
  init(_ run: SearchRun, countedApart: ExactSet = []) {
    let options = run.options
    let fields = Set(options.strings("responseFields"))
    func isWanted(_ name: String) -> Bool { fields.contains("*") || fields.contains(name) }
    let counter = FacetCounter(index: run.index, options: options)
    let list = HitList(run, count: Page.end(options), needsKept: counter.needsKept)
    var response = SearchResponse(nbHits: list.totalCount)
    let page = Page(options: options, count: list.shownCount)
    page.describe(in: &response)
    response.extra.merge(
      run.extraMembers(list).filter { isWanted($0.key) }, uniquingKeysWith: { $1 })
    if isWanted("queryAfterRemoval") { response.queryAfterRemoval = run.queryAfterRemoval }
    if isWanted("automaticRadius"), let radius = run.scope.geo.automaticRadius {
      response.extra["automaticRadius"] = .string(String(radius))
    }
    if isWanted("aroundLatLng"), let center = run.scope.geo.center {
      response.extra["aroundLatLng"] = .string("\(center.latitude),\(center.longitude)")
    }
    counter.count(
      run.found.documents, promoted: list.promoted, kept: list.kept, apart: countedApart, into: &response)
    self.run = run
    promoted = list.promoted
    documents = isWanted("hits") ? list.shown.documents(in: page.window) : nil
    rest = response
  }

  /// The response, with its hits.
  ///
  /// - Throws: ``SearchError`` with the code `server` when the index's file is damaged.
  /// - Complexity: O(size of the page's records).
  package func response() throws(SearchError) -> SearchResponse {
    var response = rest
    if let documents {
      var writer = HitWriter(run, promoted: Set(promoted))
      response.hits = documents.map { writer.hit($0) }
      writer.numberGroups(of: documents, in: &response.hits)
    }
    try run.index.checkDamage()
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

import SearchModel

/// Reads the results of the searches that stand for one subrequest.
final class TypesenseResponseReader: Sendable {
  let request: TypesenseRequest
  /// What its hits carry, whatever the text.
  private let form: TypesenseHitForm

  private init(_ request: TypesenseRequest, _ form: TypesenseHitForm) {
    self.request = request
    self.form = form
  }

  convenience init(_ request: TypesenseRequest) { self.init(request, TypesenseHitForm(request)) }

  /// What reads the answer to another text; nil where that differs in more than the text.
  func asking(_ text: String) -> TypesenseResponseReader? {
    request.asking(text).map { TypesenseResponseReader($0, form) }
  }

  /// Whether its hits need nothing of an answer but records and marks.
  var readsPlainHits: Bool { request.distinct == 0 && !form.additions.contains(.rankingInfo) }

  func response(in results: ArraySlice<TypesenseAnswer.Result>) throws(SearchError) -> SearchResponse {
    for result in results {
      if let error = SearchError(typesense: result.members, index: request.index.name) { throw error }
    }
    guard let first = results.first?.members else { throw SearchError(.badResponse, "no result came") }
    var response = SearchResponse(nbHits: try first.count("found"))
    for result in results where try result.members.flag("search_cutoff") == true {
      (response.isExhaustive, response.isCutShort) = (false, true)
    }
    if case .facetValues(_, _, let maxFacetHits) = request.target {
      let facets = try facets(in: first)
      response.facetHits = Array((facets.values.first?.values ?? []).prefix(maxFacetHits))
      return response
    }
    let counting = request.countsFacetsApart ? results[results.endIndex - 1].members : first
    for (attribute, facet) in try facets(in: counting) {
      response.facets[attribute] = Array(facet.values.prefix(request.parameters.maxValuesPerFacet))
      response.facetStats[attribute] = facet.stats
    }
    try addHits(from: results.prefix(request.window.pages.count), to: &response)
    response.countAtLeastHits(behind: request.window.start)
    addPages(to: &response)
    return response
  }

  private func addPages(to response: inout SearchResponse) {
    let parameters = request.parameters
    let size = parameters.hitsPerPage ?? 20
    response.page = parameters.page
    response.hitsPerPage = size
    let limit = request.index.settings["paginationLimitedTo"]?.integerValue ?? Int.max
    let reachable = min(response.nbHits, limit)
    response.nbPages = pageCount(of: reachable, size: size)
    if let offset = parameters["offset"]?.integerValue {
      response.page = 0
      response.extra["offset"] = .integer(offset)
      response.extra["length"] = .integer(parameters["length"]?.integerValue ?? size)
    }
    let start = parameters["offset"]?.integerValue ?? saturatingProduct(parameters.page, size)
    let length = response.extra["length"]?.integerValue ?? size
    response.isPaginationLimited =
      response.isExhaustive
      && SearchResponse.isShort(
        response.hits, isGrouped: request.distinct > 0, from: start, size: length, of: response.nbHits)
    if let content = parameters["renderingContent"], content != [:] { response.extra["renderingContent"] = content }
  }

  private func addHits(
    from results: ArraySlice<TypesenseAnswer.Result>, to response: inout SearchResponse
  ) throws(SearchError) {
    guard request.window.pageSize > 0 else { return }
    let shaper = TypesenseHitShaper(form, query: request.hasText ? request.query : "")
    let wanted = request.window.wanted
    guard request.distinct == 0 else {
      var groups: [[JSONObject]] = []
      for result in results { groups += try self.groups(in: result, shaper) }
      response.hits = groups.dropFirst(wanted.lowerBound).prefix(wanted.count).flatMap(\.self)
      return
    }
    var hits: [JSONObject] = []
    for result in results {
      if let found = result.hits {
        hits.reserveCapacity(hits.count + found.count)
        for hit in found { hits.append(shaper.hit(hit.document, objectID: hit.objectID, marks: hit.marks)) }
      } else {
        for hit in try result.members.list("hits") { hits.append(try shaper.hit(hit)) }
      }
    }
    hits.removeLast(max(hits.count - wanted.upperBound, 0))
    hits.removeFirst(min(wanted.lowerBound, hits.count))
    response.hits = hits
  }

  /// The hits of each group.
  private func groups(
    in result: TypesenseAnswer.Result, _ shaper: TypesenseHitShaper
  ) throws(SearchError) -> [[JSONObject]] {
    var groups: [[JSONObject]] = []
    for group in try result.members.list("grouped_hits") {
      var hits: [JSONObject] = []
      for (number, hit) in try group.list("hits").enumerated() {
        var shaped = try shaper.hit(hit)
        if number > 0 { shaped["_distinctSeqID"] = .integer(number) }
        hits.append(shaped)
      }
      groups.append(hits)
    }
    return groups
  }
}

import Diagnostics
import SearchDialects
import SearchModel
import SpecLoader

/// The answer to a feed into which records are injected.
struct FeedInjection {
  /// What is injected.
  let feed: FeedSpecification
  /// What the feed asks without it.
  let request: SectionRequest
  /// What the composition was asked.
  let run: ServedComposition
  /// The composition's id.
  let compositionID: String
  /// The settings of the feed's index, where parameters say nothing.
  let settings: SearchParameters
  /// What answers.
  let service: any SearchService

  /// The answer, and the keys of the groups that may be in it.
  ///
  /// - Throws: ``ServedFault``; the first of a search that cannot be made.
  func answer() async throws(ServedFault) -> (response: SearchResponse, keys: [String]) {
    var groups: [(items: InjectedItemsSpecification, request: SectionRequest)] = []
    for items in feed.injectedItems where items.length > 0 {
      if let request = try candidates(for: items) { groups.append((items, request)) }
    }
    // What is found is only looked at where it could push injected records aside.
    let prefix = feed.positioning == .highest && !groups.isEmpty ? [try foundIDs()] : []
    let answers = try await ask(groups.map(\.request) + prefix)
    let places = InjectedPlaces(
      zip(groups, answers).map { group, answer in (group.items, records(answer.hits, for: group.items)) },
      positioning: feed.positioning,
      found: prefix.isEmpty ? [] : (answers.last?.hits ?? []).compactMap { $0["objectID"]?.scalarText })
    return (try await page(with: places), groups.map(\.items.key))
  }

  /// The page that is asked for.
  private func page(with places: InjectedPlaces) async throws(ServedFault) -> SearchResponse {
    let size = request.parameters.hitsPerPage ?? settings.hitsPerPage ?? 20
    let number = max(0, request.parameters["page"]?.integerValue ?? 0)
    let start = saturatingProduct(number, size)
    let end = saturatingSum(start, size)
    // How many injected records stand above the page depends on how many are found; so all that could be on it.
    let offset = max(0, start - places.count)
    var requests = [counts]
    var first = offset
    repeat {
      let length = min(Self.largestPortion, end - first)
      requests.append(try found(without: places.ids, offset: first, length: length))
      first = saturatingSum(first, length)
    } while first < end
    let answers = try await ask(requests)
    var response = answers[1]
    response.rawContent = nil
    for name in ["offset", "length"] { response.extra[name] = nil }
    let found = answers.dropFirst().flatMap(\.hits)
    response.hits = places.records(in: start..<end, total: response.nbHits, found: found, from: offset)
    response.nbHits = saturatingSum(response.nbHits, places.count)
    response.page = number
    response.hitsPerPage = size
    let limit = settings["paginationLimitedTo"]?.integerValue ?? 1_000
    response.nbPages = pageCount(of: min(response.nbHits, limit), size: size)
    response.facets = answers[0].facets
    response.facetStats = answers[0].facetStats
    return response
  }

  /// How many records backends give at once.
  private static let largestPortion = 1_000

  /// The facets of what is found, whether it is injected or not.
  private var counts: SectionRequest {
    var request = request
    request.parameters["page"] = nil
    request.parameters.hitsPerPage = 0
    return request
  }

  private func found(without ids: [String], offset: Int, length: Int) throws(ServedFault) -> SectionRequest {
    var request = request
    for name in ["page", "hitsPerPage", "facets"] { request.parameters[name] = nil }
    request.disjunctiveFacets = []
    request.parameters["offset"] = .integer(offset)
    request.parameters["length"] = .integer(length)
    let others = ids.map { Filter(attribute: "objectID", stringValue: $0, isNegated: true) }
    request.parameters.filters = try joined(
      request.parameters.filters, FilterGroup(name: "others", kind: .and, filters: others).text)
    return request
  }

  /// The ids of what is found, as far down as records are injected.
  private func foundIDs() throws(ServedFault) -> SectionRequest {
    let length = feed.injectedItems.reduce(100) { saturatingSum($0, $1.length) }
    var request = try found(without: [], offset: 0, length: length)
    request.parameters["attributesToRetrieve"] = ["objectID"]
    request.parameters["attributesToHighlight"] = []
    request.parameters["attributesToSnippet"] = []
    return request
  }

  /// What is asked for the records of a group; nil where the request names none.
  private func candidates(for items: InjectedItemsSpecification) throws(ServedFault) -> SectionRequest? {
    var wanted = run.parameters
    for name in ["facets", "page", "hitsPerPage"] { wanted[name] = nil }
    var parameters = try items.parameters.overlaid(with: wanted).withConditions(of: items.parameters, and: wanted)
    // Other groups may have taken the best ones.
    parameters.hitsPerPage = feed.injectedItems.reduce(0) { saturatingSum($0, $1.length) }
    if case .external = items.source {
      let ids = externalItems(of: items).map(\.objectID).filter { !$0.isEmpty }
      guard !ids.isEmpty else { return nil }
      let named = ids.map { Filter(attribute: "objectID", stringValue: $0) }
      parameters.filters = try joined(parameters.filters, FilterGroup(name: "named", kind: .or, filters: named).text)
      parameters.hitsPerPage = ids.count
    }
    return SectionRequest(moduleID: request.moduleID, indexName: items.indexName, parameters: parameters)
  }

  private func externalItems(of items: InjectedItemsSpecification) -> [ServedComposition.InjectedItem] {
    run.injectedItems.first { $0.key.hasSameBytes(as: items.key) }?.items ?? []
  }

  /// The records of a group with what they say of themselves.
  private func records(_ hits: [JSONObject], for items: InjectedItemsSpecification) -> [JSONObject] {
    let external = externalItems(of: items)
    let metadata = ExactDictionary(external.map { ($0.objectID, $0.metadata) }, uniquingKeysWith: { first, _ in first })
    var records = hits.map { hit in
      var hit = hit
      var extra = items.extra
      if let own = hit["objectID"]?.scalarText.flatMap({ metadata[$0] }) { extra.merge(own) { $1 } }
      if items.addsKey { extra["_injectedItemKey"] = .string(items.key) }
      if !extra.isEmpty { hit["_extra"] = .object(extra) }
      if var info = hit["_rankingInfo"]?.objectValue {
        let composed: JSON = ["index": .string(items.indexName), "injectedItemKey": .string(items.key)]
        info["composed"] = .object([compositionID: composed])
        hit["_rankingInfo"] = .object(info)
      }
      return hit
    }
    if items.source == .external(ordering: .userDefined) {
      let order = ExactDictionary(
        external.enumerated().map { ($1.objectID, $0) }, uniquingKeysWith: { first, _ in first })
      func place(_ record: JSONObject) -> Int { record["objectID"]?.scalarText.flatMap { order[$0] } ?? .max }
      records.sort { place($0) < place($1) }
    }
    return records
  }

  /// Filters that hold both.
  private func joined(_ first: String?, _ second: String?) throws(ServedFault) -> String? {
    do throws(FilterSyntaxError) {
      return try FilterExpression.joined(nil, [first, second].compactMap { $0 })
    } catch {
      throw ServedFault(400, "filters: \(error.message)")
    }
  }

  private func ask(_ requests: [SectionRequest]) async throws(ServedFault) -> [SearchResponse] {
    guard !requests.isEmpty else { return [] }
    var responses: [SearchResponse] = []
    for (request, answer) in zip(requests, await service.answer(requests)) {
      switch answer {
      case .success(let response): responses.append(response)
      case .failure(let error): throw ServedFault(error, index: request.indexName)
      }
    }
    guard responses.count == requests.count else { throw ServedFault(500, "no answer came") }
    return responses
  }
}

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

  /// The answer, and the keys of the groups that have records.
  ///
  /// - Throws: ``ServedFault``; the first of a search that cannot be made.
  func answer() async throws(ServedFault) -> (response: SearchResponse, keys: [String]) {
    var groups: [(items: InjectedItemsSpecification, request: SectionRequest)] = []
    for items in feed.injectedItems where items.length > 0 {
      if let request = try candidates(for: items) { groups.append((items, request)) }
    }
    // What is found is looked at first where it could push injected records aside.
    let prefix = feed.positioning == .highest && !groups.isEmpty ? [portion(from: 0, count: reach, idsOnly: true)] : []
    let answers = try await ask(groups.map(\.request) + prefix)
    let places = InjectedPlaces(
      zip(groups, answers).map { group, answer in (group.items, records(answer.hits, for: group.items)) },
      positioning: feed.positioning, found: prefix.isEmpty ? [] : (answers.last?.hits ?? []).compactMap(Self.id))
    guard places.count > 0 else { return (try await ask([request])[0], []) }
    return (try await page(with: places), places.groups.filter { !$0.records.isEmpty }.map(\.items.key))
  }

  /// How many records are injected at most.
  private var mostInjected: Int { feed.injectedItems.reduce(0) { saturatingSum($0, $1.length) } }

  /// How far down records are injected, where each of them could be found above as well.
  var reach: Int { saturatingSum(100, mostInjected) }

  /// What is asked for the records of a group; nil where the request names none.
  private func candidates(for items: InjectedItemsSpecification) throws(ServedFault) -> SectionRequest? {
    var wanted = run.parameters
    for name in ["facets", "page", "hitsPerPage"] { wanted[name] = nil }
    var parameters = try items.parameters.overlaid(with: wanted).withConditions(of: items.parameters, and: wanted)
    // Other groups, and what is found above, may have taken the best ones.
    parameters.hitsPerPage = feed.positioning == .highest ? reach : mostInjected
    if case .external = items.source {
      let ids = externalItems(of: items).map(\.objectID).filter { !$0.isEmpty }
      guard !ids.isEmpty else { return nil }
      parameters.filters = try Self.joined(parameters.filters, Self.filter(ids))
      // Rules may promote others, which take no place of theirs.
      parameters.hitsPerPage = saturatingSum(ids.count, reach)
    }
    return SectionRequest(moduleID: request.moduleID, indexName: items.indexName, parameters: parameters)
  }

  private func externalItems(of items: InjectedItemsSpecification) -> [ServedComposition.InjectedItem] {
    run.injectedItems.first { $0.key.hasSameBytes(as: items.key) }?.items ?? []
  }

  /// The records of a group with what they say of themselves.
  private func records(_ hits: [JSONObject], for items: InjectedItemsSpecification) -> [JSONObject] {
    let external = items.source == .search ? [] : externalItems(of: items)
    let metadata = ExactDictionary(external.map { ($0.objectID, $0.metadata) }, uniquingKeysWith: { first, _ in first })
    // A rule may promote others than those that are named.
    let named = items.source == .search ? hits : hits.filter { Self.id($0).map { metadata[$0] != nil } ?? false }
    var records = named.map { hit in
      var hit = hit
      var extra = items.extra
      if let own = Self.id(hit).flatMap({ metadata[$0] }) { extra.merge(own) { $1 } }
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
      func place(_ record: JSONObject) -> Int { Self.id(record).flatMap { order[$0] } ?? .max }
      records.sort { place($0) < place($1) }
    }
    return records
  }

  static func id(_ record: JSONObject) -> String? { record["objectID"]?.scalarText }

  /// A filter on records by their ids.
  static func filter(_ ids: [String]) -> String? {
    FilterGroup(
      name: "ids", kind: .or, filters: ids.map { Filter(attribute: "objectID", stringValue: $0) }
    ).text
  }

  /// Filters that hold both.
  static func joined(_ first: String?, _ second: String?) throws(ServedFault) -> String? {
    do throws(FilterSyntaxError) {
      return try FilterExpression.joined(nil, [first, second].compactMap { $0 })
    } catch {
      throw ServedFault(400, "filters: \(error.message)")
    }
  }

  func ask(_ requests: [SectionRequest]) async throws(ServedFault) -> [SearchResponse] {
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

import Diagnostics
import Runs
import SearchDialects
import SearchGraph
import SearchModel
import SpecLoader
import Workspaces

/// The spec as a composition: each module of hits is a feed.
struct CompositionEndpoint: Sendable {
  let spec: ServedSpec
  /// Whether the caller may ask an index.
  let allows: @Sendable (String) -> Bool

  private var workspace: SearchWorkspace { spec.workspace }

  /// The id by which the spec is known, beside `default`: its name in small letters, with hyphens.
  var id: String {
    let name = (workspace.specification.name ?? "").lowercased()
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? Self.defaultID : words.joined(separator: "-")
  }

  private static let defaultID = "default"

  /// The modules that are feeds.
  private var feeds: [ModuleSpecification] {
    workspace.modules.filter { if case .hits = $0.content { true } else { false } }
  }

  /// What is injected into the feed of a module; nil where nothing is.
  func injection(into moduleID: String) -> FeedSpecification? {
    workspace.specification.feeds.first { $0.moduleID.hasSameBytes(as: moduleID) }
  }

  /// Refuses an id that is not the spec's.
  ///
  /// - Throws: ``ServedFault`` with 404.
  func requireID(_ id: String) throws(ServedFault) {
    guard id == self.id || id == Self.defaultID else { throw ServedFault(404, "Composition \(id) does not exist") }
  }

  /// Refuses a caller that may not ask all that some feeds ask.
  private func check(_ wanted: [ModuleSpecification]) throws(ServedFault) {
    let injected = wanted.flatMap { injection(into: $0.id)?.injectedItems ?? [] }.map(\.indexName)
    if let index = (wanted.map(\.indexName) + injected).first(where: { !allows($0) }) {
      throw ServedFault(403, "Index \(index) not allowed with this API key")
    }
  }

  /// Runs the composition.
  ///
  /// - Throws: ``ServedFault``; the first of a feed that cannot be answered.
  func run(_ run: ServedComposition) async throws(ServedFault) -> AlgoliaEndpoint.Outcome {
    try requireID(run.id)
    try ServedQuery("", parameters: run.parameters).check()
    let wanted = try wantedFeeds(run)
    try check(wanted)
    let start = ContinuousClock.now
    let (requests, services) = try requests(of: run, in: wanted)
    var outcome = AlgoliaEndpoint.Outcome(content: .null)
    var results: [JSON] = []
    let answers = await answers(to: requests, by: services, of: run)
    for feed in wanted {
      // A section that shows nothing for the empty query asks nothing, and its feed is empty.
      let size =
        run.parameters.hitsPerPage ?? feed.query.hitsPerPage ?? workspace.specification.query.hitsPerPage
        ?? spec.settings(of: feed.indexName).hitsPerPage ?? 20
      let (response, keys) = try answers[feed.id]?.get() ?? (SearchResponse(hitsPerPage: size), [])
      let query = ServedQuery(feed.indexName, parameters: run.parameters, echo: run.echo)
      let milliseconds = AlgoliaEndpoint.milliseconds(since: start)
      var content = query.content(response, milliseconds: milliseconds, namesIndex: true).objectValue ?? [:]
      content["feedID"] = .string(feed.id)
      let groups = keys.map { JSON.object(["key": .string($0), "appliedRules": []]) }
      content["compositions"] = .object([id: ["injectedItems": .array(groups)]])
      results.append(.object(content))
      outcome.counts.append(response.nbHits)
      outcome.queries.append(query)
    }
    outcome.content = [
      "compositions": ["run": [["objectID": .string(id), "appliedRules": []]]], "results": .array(results),
    ]
    outcome.ignored = ignored(of: run, in: wanted)
    return outcome
  }

  /// Searches the values of a facet in the feeds in which they can be searched.
  func facetValues(_ search: ServedComposition.FacetSearch) async throws(ServedFault) -> AlgoliaEndpoint.Outcome {
    try requireID(search.run.id)
    try ServedQuery("", parameters: search.run.parameters).check()
    let feeds = try wantedFeeds(search.run)
    try check(feeds)
    let start = ContinuousClock.now
    let (requests, services) = try requests(of: search.run, in: feeds)
    var outcome = AlgoliaEndpoint.Outcome(content: .null)
    var results: [JSON] = []
    var fault: ServedFault?
    var indices = ExactSet()
    for feed in feeds where indices.insert(feed.indexName).inserted {
      // A feed that shows nothing for the empty query has no values then.
      guard var request = requests.first(where: { $0.moduleID.hasSameBytes(as: feed.id) }) else { continue }
      let count =
        search.count ?? request.parameters.maxFacetHits ?? spec.settings(of: feed.indexName).maxFacetHits ?? 10
      request.target = .facetValues(attribute: search.facet, facetQuery: search.query, maxFacetHits: count)
      for name in ["facets", "hitsPerPage", "page", "maxFacetHits"] { request.parameters[name] = nil }
      switch await services[feed.id]?.answer([request]).first {
      case .success(let response):
        let query = ServedQuery(feed.indexName, target: request.target)
        let milliseconds = AlgoliaEndpoint.milliseconds(since: start)
        var content = query.content(response, milliseconds: milliseconds, namesIndex: false).objectValue ?? [:]
        content["indexName"] = .string(feed.indexName)
        results.append(.object(content))
        outcome.queries.append(query)
        outcome.counts.append(response.facetHits?.count ?? 0)
      case .failure(let error): fault = fault ?? ServedFault(error, index: feed.indexName)
      case nil: break
      }
    }
    if results.isEmpty, let fault { throw fault }
    outcome.content = ["results": .array(results)]
    outcome.ignored = ignored(of: search.run, in: feeds)
    return outcome
  }

  private func wantedFeeds(_ run: ServedComposition) throws(ServedFault) -> [ModuleSpecification] {
    guard let order = run.feedsOrder else { return feeds }
    let ids = feeds.map(\.id)
    return try order.map { id throws(ServedFault) in
      guard let feed = feeds.first(where: { $0.id.hasSameBytes(as: id) }) else {
        let hint = Suggestions.hint(for: id, among: ids, otherwise: "the feeds are \(ids.joined(separator: ", "))")
        throw ServedFault(400, "feedsOrder: there is no feed '\(id)'\(hint)")
      }
      return feed
    }
  }

  /// What the feeds are asked, as the graph of the spec asks it, and who answers.
  private func requests(
    of run: ServedComposition, in feeds: [ModuleSpecification]
  ) throws(ServedFault) -> (requests: [SectionRequest], services: ExactDictionary<any SearchService>) {
    let (groups, rest) = try run.groups()
    var specification = workspace.specification
    for place in specification.modules.indices {
      guard case .hits(var hits) = specification.modules[place].content else { continue }
      hits.disjunctiveFacets += run.disjunctiveFacets.filter { name in
        !hits.disjunctiveFacets.contains { $0.hasSameBytes(as: name) }
      }
      hits.filterGroups += groups
      specification.modules[place].content = .hits(hits)
    }
    let loader = GraphLoader(
      specification: specification, services: workspace.services, moduleIDs: feeds.map(\.id))
    var overrides = run.parameters
    for name in ["query", "filters", "facetFilters"] { overrides[name] = nil }
    let search = loader.load()
    let filters = [run.parameters.filters, rest].compactMap { $0 }
    do throws(FilterSyntaxError) {
      try search.prepare(query: run.parameters.query, overrides: overrides, filters: FilterTexts(filters))
    } catch {
      throw ServedFault(400, "filters: \(error.message)")
    }
    let issued = search.connector.searcher.makeRequests().map(\.request)
    let named = ExactDictionary(
      feeds.compactMap { feed in workspace.services[loader.specification.backendName(of: feed)].map { (feed.id, $0) } },
      uniquingKeysWith: { $1 })
    return (issued, named)
  }

  /// What a feed answers, with the keys of the groups that are injected into it.
  private typealias FeedAnswer = Result<(SearchResponse, keys: [String]), ServedFault>

  /// The answers of several feeds at once, by their ids.
  private func answers(
    to requests: [SectionRequest], by services: ExactDictionary<any SearchService>, of run: ServedComposition
  ) async -> ExactDictionary<FeedAnswer> {
    await withTaskGroup(of: (String, FeedAnswer).self) { group in
      for request in requests {
        guard let service = services[request.moduleID] else { continue }
        group.addTask { (request.moduleID, await answer(to: request, by: service, of: run)) }
      }
      var answers: ExactDictionary<FeedAnswer> = [:]
      for await (id, answer) in group { answers[id] = answer }
      return answers
    }
  }

  private func answer(
    to request: SectionRequest, by service: any SearchService, of run: ServedComposition
  ) async -> FeedAnswer {
    if let feed = injection(into: request.moduleID) {
      let injection = FeedInjection(
        feed: feed, request: request, run: run, compositionID: id, settings: spec.settings(of: request.indexName),
        service: service)
      do throws(ServedFault) {
        return .success(try await injection.answer())
      } catch {
        return .failure(error)
      }
    }
    switch await service.answer([request]).first {
    case .success(let response): return .success((response, []))
    case .failure(let error): return .failure(ServedFault(error, index: request.indexName))
    case nil: return .failure(ServedFault(500, "no answer came"))
    }
  }
}

import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import SearchDialects
import SearchModel
import Workspaces

/// Algolia's search interface over the indices of a spec: operations in, replies out.
struct AlgoliaEndpoint: Sendable {
  /// The spec whose indices are asked.
  let spec: ServedSpec
  /// Whether a parameter that cannot act and would change hits fails its request.
  let isStrict: Bool

  /// What an operation comes to.
  struct Outcome: Sendable {
    /// The answer's content.
    var content: JSON
    /// What of the request has no effect, each with its reason.
    var ignored: [IgnoredParameter] = []
    /// The searches that were made for a composition.
    var queries: [ServedQuery] = []
    /// How many hits each search has; nil for one that was not made.
    var counts: [Int?] = []
  }

  /// Does what an operation asks for.
  ///
  /// - Throws: ``ServedFault``.
  func perform(_ operation: ServedOperation) async throws(ServedFault) -> Outcome {
    switch operation {
    case .queries(let queries, let strategy): return try await answer(queries, strategy)
    case .query(let query): return try await answer(query)
    case .browse(let query, let cursor): return try browse(query, from: cursor)
    case .objects(let objects): return Outcome(content: ["results": .array(try records(objects).map { $0 ?? .null })])
    case .object(let object):
      guard let record = try records([object]).first ?? nil else { throw .missingObject }
      return Outcome(content: record)
    case .settings(let index): return Outcome(content: try settings(of: index))
    case .definition(let kind, let index, let objectID):
      let object = try objects(kind, of: index).first {
        $0["objectID"]?.scalarText?.hasSameBytes(as: objectID) ?? false
      }
      guard let object else { throw .missingObject }
      return Outcome(content: .object(object))
    case .definitions(let kind, let index, let search):
      return Outcome(content: search.content(of: try objects(kind, of: index)))
    case .indices(let page, let size): return Outcome(content: list(page: page, size: size))
    case .events: return Outcome(content: ["message": "OK", "status": 200])
    case .isAlive: return Outcome(content: ["message": "server is alive"])
    case .runComposition, .compositionFacetValues, .compositions, .composition: throw ServedFault(404, "Path not found")
    }
  }

  private func answer(
    _ queries: [ServedQuery], _ strategy: MultipleQueriesStrategy
  ) async throws(ServedFault) -> Outcome {
    for (place, query) in queries.enumerated() { try Self.naming(place, of: queries, query.check) }
    let ignored = try ignored(in: queries)
    let (answers, milliseconds) = await timed {
      let requests = queries.map { $0.request(settings: spec.settings(of: $0.indexName)) }
      return await spec.engine.answer(requests, strategy: strategy)
    }
    var outcome = Outcome(content: .null, ignored: ignored)
    var results: [JSON] = []
    for (place, (query, answer)) in zip(queries, answers).enumerated() {
      let response = try Self.naming(place, of: queries) { () throws(ServedFault) in
        try Self.response(answer, to: query)
      }
      results.append(content(of: query, response, milliseconds: milliseconds, namesIndex: true))
      outcome.counts.append(response.extra["processed"] == false ? nil : Self.count(response))
    }
    outcome.content = ["results": .array(results)]
    return outcome
  }

  private func answer(_ query: ServedQuery) async throws(ServedFault) -> Outcome {
    try query.check()
    let ignored = try ignored(in: [query])
    let (answers, milliseconds) = await timed {
      await spec.engine.answer([query.request(settings: spec.settings(of: query.indexName))])
    }
    guard let answer = answers.first else { throw ServedFault(500, "no answer came") }
    let response = try Self.response(answer, to: query)
    return Outcome(
      content: content(of: query, response, milliseconds: milliseconds, namesIndex: false), ignored: ignored,
      counts: [Self.count(response)])
  }

  private func content(
    of query: ServedQuery, _ response: SearchResponse, milliseconds: Int, namesIndex: Bool
  ) -> JSON {
    query.content(
      response, milliseconds: milliseconds, namesIndex: namesIndex, settings: spec.settings(of: query.indexName))
  }

  private static func response(
    _ answer: Result<SearchResponse, SearchError>, to query: ServedQuery
  ) throws(ServedFault) -> SearchResponse {
    switch answer {
    case .success(let response): return response
    case .failure(let error): throw ServedFault(error, index: query.indexName)
    }
  }

  /// Names which of several searches is at fault.
  private static func naming<Value>(
    _ place: Int, of queries: [ServedQuery], _ work: () throws(ServedFault) -> Value
  ) throws(ServedFault) -> Value {
    do throws(ServedFault) {
      return try work()
    } catch {
      // An index that is not there names itself.
      guard queries.count > 1, error.status != 404 else { throw error }
      throw ServedFault(error.status, "requests[\(place)]: \(error.message)")
    }
  }

  private static func count(_ response: SearchResponse) -> Int { response.facetHits?.count ?? response.nbHits }

  /// What of searches has no effect.
  ///
  /// - Throws: ``ServedFault`` with 400 where nothing may be ignored.
  private func ignored(in queries: [ServedQuery]) throws(ServedFault) -> [IgnoredParameter] {
    let ignored = queries.flatMap { IgnoredParameter.all(in: $0.parameters, over: spec.settings(of: $0.indexName)) }
    if isStrict, let first = ignored.first(where: \.wouldChangeHits) { throw ServedFault(400, first.message) }
    return ignored
  }

  private func browse(_ query: ServedQuery, from cursor: ServedCursor?) throws(ServedFault) -> Outcome {
    try query.check()
    let index = try index(query.indexName)
    let mark = "\(spec.number).\(index.recordCount).\(PercentEncoding.encoded(query.indexName))"
    if let cursor, cursor.mark != mark {
      throw ServedFault(400, "Invalid cursor: it is of another index, or the index was changed since")
    }
    let besideCursor = query.parametersBesideCursor.compactMap { name, value in
      IgnoredParameter(besideCursor: name, value, whichHas: cursor?.parameters.canonical[name])
    }
    if isStrict, let first = besideCursor.first(where: \.wouldChangeHits) { throw ServedFault(400, first.message) }
    let count = try query.browsedCount()
    let start = ContinuousClock.now
    let portion = try ServedFault.asking(query.indexName) { () throws(SearchError) in
      try index.browse(query.browseParameters, from: cursor?.next ?? 0, count: count)
    }
    let content = try query.browseContent(
      portion.records, total: portion.total, start: portion.start,
      next: portion.next.map { ServedCursor(next: $0, mark: mark, parameters: query.begun) },
      milliseconds: Self.milliseconds(since: start))
    let ignored =
      query.namesWithoutEffectInBrowse.map { name in
        IgnoredParameter(
          name: name, message: "'\(name)' has no effect where records are browsed", wouldChangeHits: false)
      } + besideCursor
    return Outcome(content: content, ignored: ignored, counts: [portion.total])
  }

  /// Records in the order in which they are asked for; nil for one that is not there.
  private func records(_ objects: [ServedObject]) throws(ServedFault) -> [JSON?] {
    var found: [JSON?] = Array(repeating: nil, count: objects.count)
    // Those of one index that want the same attributes are looked up in one pass.
    let groups = Dictionary(grouping: objects.indices) { GroupKey(objects[$0]) }
    for places in groups.values {
      let first = objects[places[0]]
      let ids = ExactSet(places.map { objects[$0].objectID })
      let index = try index(first.indexName)
      let records = try ServedFault.asking(first.indexName) { () throws(SearchError) in
        try index.records(ids, attributes: first.attributes)
      }
      for place in places { found[place] = records[objects[place].objectID].map(JSON.object) }
    }
    return found
  }

  private struct GroupKey: Hashable {
    let index: [UInt8]
    let attributes: [String]?

    init(_ object: ServedObject) {
      index = Array(object.indexName.utf8)
      attributes = object.attributes
    }
  }

  private func index(_ name: String) throws(ServedFault) -> EmbeddedIndex {
    guard let index = spec.workspace.catalogue[name] else { throw .missingIndex(name) }
    return index
  }

  private func timed<Value>(_ work: () async -> Value) async -> (Value, milliseconds: Int) {
    let start = ContinuousClock.now
    return (await work(), Self.milliseconds(since: start))
  }

  /// How long something took, one millisecond at least.
  static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    max(1, Int((ContinuousClock.now - start) / .milliseconds(1)))
  }
}

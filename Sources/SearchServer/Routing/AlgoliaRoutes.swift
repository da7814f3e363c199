import SearchDialects
import SearchModel

/// Algolia's interface: requests are read, answered and counted.
struct AlgoliaRoutes: Sendable {
  let specs: ServedSpecs
  let keys: ServedKeys
  let isStrict: Bool
  let monitor: RequestMonitor
  /// Told what has no effect.
  let log: @Sendable (String) -> Void

  /// The answer to a request.
  func answer(_ request: ServerRequest) async -> ServerReply {
    let served = request.served
    let start = ContinuousClock.now
    var asked = AskedRequest(
      method: request.method, path: request.path, status: 200, milliseconds: 0,
      client: "connection \(request.connection)",
      queries: [], warnings: [])
    var reply: ServerReply
    do throws(ServedFault) {
      // Who may not ask learns nothing of what there is.
      let access = request.path == "/1/isalive" ? nil : try keys.access(of: served, at: WallClock.seconds)
      var operation = try ServedOperation(served)
      if let user = operation.userToken ?? served.caller("x-algolia-usertoken") {
        asked.client = String(user.prefix(200))
      }
      if let access { operation = try access.check(operation) }
      if case .events(let count) = operation { asked.eventCount = count }
      let spec = specs.current
      let outcome = try await perform(operation, of: spec, access)
      let queries = outcome.queries.isEmpty ? operation.queries : outcome.queries
      asked.queries = zip(queries, outcome.counts).map { AskedQuery($0, hitCount: $1) }
      reply = ServerReply(json: outcome.content)
      if !outcome.ignored.isEmpty { reply.headers.append(("x-multihits-ignored", Self.names(outcome.ignored))) }
      let warnings = spec.warnings(of: queries)
      reply.headers += ServerReply.headers(ofWarnings: warnings)
      asked.warnings = outcome.ignored.map(\.message) + warnings
      for warning in asked.warnings { log("\(request.method) \(request.path): \(warning)") }
    } catch {
      reply = ServerReply(fault: error.status, error.message)
      asked.status = error.status
      asked.failure = error.message
    }
    asked.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    monitor.note(asked)
    return reply
  }

  private func perform(
    _ operation: ServedOperation, of spec: ServedSpec, _ access: ServedAccess?
  ) async throws(ServedFault) -> AlgoliaEndpoint.Outcome {
    let compositions = CompositionEndpoint(spec: spec, allows: { access?.allows(index: $0) ?? true })
    switch operation {
    case .runComposition(let run): return try strictly(try await compositions.run(run))
    case .compositionFacetValues(let search): return try strictly(try await compositions.facetValues(search))
    case .compositions(let page, let size):
      return AlgoliaEndpoint.Outcome(content: compositions.list(page: page, size: size))
    case .composition(let id): return AlgoliaEndpoint.Outcome(content: try compositions.describe(id))
    default: return try await AlgoliaEndpoint(spec: spec, isStrict: isStrict).perform(operation)
    }
  }

  /// Refuses what would change hits if it had an effect, where nothing may be ignored.
  private func strictly(_ outcome: AlgoliaEndpoint.Outcome) throws(ServedFault) -> AlgoliaEndpoint.Outcome {
    if isStrict, let first = outcome.ignored.first(where: \.wouldChangeHits) { throw ServedFault(400, first.message) }
    return outcome
  }

  private static func names(_ ignored: [IgnoredParameter]) -> String {
    var names: [String] = []
    for parameter in ignored where !names.contains(parameter.name) { names.append(parameter.name) }
    return names.map(PercentEncoding.encodedHeader).joined(separator: ", ")
  }
}

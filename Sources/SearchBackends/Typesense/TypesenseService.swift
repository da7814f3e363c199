package import Diagnostics
package import SearchDialects
public import SearchModel
import Synchronization

/// A Typesense cluster as a backend: asks for the schema of each collection once, and words its searches by it.
///
/// A key that may only search cannot read the schema; searches are then encoded by the spec's settings.
public struct TypesenseService: SearchService {
  /// The dialect without any schema.
  package let dialect: TypesenseDialect
  private let caller: DiscreetCaller
  /// They outlive a change of what is known about collections; nil for a service that does not remember any.
  private let refused: RefusedIndices?
  private let state: State
  private let questions = SharedQuestions<Result<TypesenseCollection?, SearchError>>()

  /// What was learnt, and the service that knows it.
  private final class State: Sendable {
    struct Knowledge {
      var collections: ExactDictionary<TypesenseCollection> = [:]
      /// The names of which the key does not say anything.
      var withheld: ExactSet = []
      var service: RemoteService

      func isKnown(_ name: String) -> Bool { collections[name] != nil || withheld.contains(name) }
    }

    let knowledge: Mutex<Knowledge>

    init(_ service: RemoteService) {
      knowledge = Mutex(Knowledge(service: service))
    }
  }

  /// A backend.
  ///
  /// - Parameters:
  ///   - dialect: how it is asked; schemas that it has already are not asked for.
  ///   - caller: what carries the calls, with ``TypesenseDialect/headers``.
  ///   - mask: the secrets that no error tells, whatever the backend answers.
  ///   - remembersRefusals: whether a collection that made the cluster refuse a whole call is asked by itself from then
  ///     on; a run that is recorded or replayed does without, as in ``RemoteService``.
  package init(
    dialect: TypesenseDialect, caller: any HTTPCaller, mask: SecretMask = SecretMask([]),
    remembersRefusals: Bool = true
  ) {
    self.dialect = dialect
    self.caller = DiscreetCaller(caller, mask: mask)
    refused = remembersRefusals ? RefusedIndices() : nil
    state = State(RemoteService(dialect: dialect, caller: self.caller, refused: refused))
    state.knowledge.withLock { $0.collections = dialect.collections }
  }

  /// Answers requests in as few calls as possible.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answer(requests, strategy: .none)
  }

  /// Answers requests by a strategy.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let failures = isKnown(requests) ? [:] : await learn(ExactSet(requests.map(\.indexName)))
    let service = state.knowledge.withLock { $0.service }
    guard !failures.isEmpty else { return await service.answer(requests, strategy: strategy) }
    // What cannot be reached is not asked again: it would only take as long again.
    let places = requests.indices.filter { failures[requests[$0].indexName] == nil }
    let answers = await service.answer(places.map { requests[$0] }, strategy: strategy)
    var results = requests.map { request in
      Result<SearchResponse, SearchError>.failure(
        failures[request.indexName] ?? SearchError(.badResponse, "no answer came"))
    }
    for (place, answer) in zip(places, answers) { results[place] = answer }
    return results
  }

  /// Asks for the schemas that are not known yet.
  ///
  /// - Returns: why some could not be asked for, by their names.
  private func learn(_ names: ExactSet) async -> ExactDictionary<SearchError> {
    let unknown = names.filter { !isKnown($0) }
    guard !unknown.isEmpty else { return [:] }
    return await withTaskGroup(of: (String, SearchError?).self) { tasks in
      for name in unknown { tasks.addTask { (name, await failure(learning: name)) } }
      return await tasks.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private func isKnown(_ requests: [SectionRequest]) -> Bool {
    state.knowledge.withLock { knowledge in requests.allSatisfy { knowledge.isKnown($0.indexName) } }
  }

  private func isKnown(_ name: String) -> Bool { state.knowledge.withLock { $0.isKnown(name) } }

  /// Asks for a schema, or waits for the answer when another task asks already; nil once it is known or the search
  /// itself will report what is wrong, else why it could not be fetched.
  private func failure(learning name: String) async -> SearchError? {
    let answer = await questions.answer(to: name) {
      // Another task may have asked since the lookup.
      if isKnown(name) { return .success(nil) }
      let answer = await schema(of: name)
      if case .failure(let error) = answer, error.code == .cancelled { return nil }
      if case .success(let collection) = answer { keep(collection, as: name) }
      return answer
    }
    guard let answer else { return SearchError(.cancelled, "the search was cancelled") }
    // The search says it again, together with all others.
    guard case .failure(let error) = answer, error.code != .indexNotFound else { return nil }
    return error
  }

  /// Keeps the schema that a name stands for, or that the key may not know it.
  private func keep(_ collection: TypesenseCollection?, as name: String) {
    state.knowledge.withLock { knowledge in
      knowledge.collections[name] = collection
      if collection == nil { knowledge.withheld.insert(name) }
      let dialect = dialect.knowing(knowledge.collections)
      knowledge.service = RemoteService(dialect: dialect, caller: caller, refused: refused)
    }
  }

  /// The schema of a collection or of the one that an alias stands for; nil when the key may not know it.
  private func schema(of name: String) async -> Result<TypesenseCollection?, SearchError> {
    var call = HTTPCall.typesenseCollection(name)
    call.echoes = [AnswerEcho(ofObjectIn: name, members: [AnswerEcho.Member(["name"], asked: .alias(name))])]
    let outcome = await caller.send(call)
    return Result { () throws(SearchError) in
      try caller.reading(try outcome.result.get(), to: call) { reply throws(SearchError) in try Self.schema(in: reply) }
    }
  }

  private static func schema(in reply: HTTPReply) throws(SearchError) -> TypesenseCollection? {
    if reply.status == 401 || reply.status == 403 { return nil }
    guard reply.isSuccess else { throw SearchError(typesense: reply) }
    return try TypesenseCollection(content: try reply.json())
  }
}

extension TypesenseService: PromptSearchService {}

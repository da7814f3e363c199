public import SearchDialects
public import SearchModel

/// A Typesense cluster as a backend.
///
/// Typesense's syntax of filters and sorting depends on the types of a collection's fields, so a collection's schema is asked
/// for once, before its first search. A key that may not read schemas searches without: by the settings of the indices.
public struct TypesenseService: SearchService {
  private let apiKey: String
  private let indices: [String: SearchParameters]
  private let caller: any HTTPCaller
  private let schemas: TypesenseSchemas
  private let refused = RefusedIndices()

  /// A cluster.
  ///
  /// - Parameters:
  ///   - apiKey: the key.
  ///   - indices: Algolia's settings of the indices by name: what is searched, counted and sorted by without being named in
  ///     a query.
  ///   - caller: what carries the calls.
  public init(apiKey: String, indices: [String: SearchParameters] = [:], caller: any HTTPCaller) {
    self.apiKey = apiKey
    self.indices = indices
    self.caller = caller
    schemas = TypesenseSchemas(caller: caller)
  }

  /// Answers requests in one call where Typesense can.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answer(requests, strategy: .none)
  }

  /// Answers requests by a strategy.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    var collections: [String: TypesenseCollection] = [:]
    var failures: [String: SearchError] = [:]
    for name in Set(requests.map(\.indexName)) {
      switch await schemas.collection(named: name) {
      case .success(let collection): collections[name] = collection
      case .failure(let error): failures[name] = error
      }
    }
    let places = requests.indices.filter { failures[requests[$0].indexName] == nil }
    let dialect = TypesenseDialect(apiKey: apiKey, indices: indices, collections: collections)
    let service = RemoteService(dialect: dialect, caller: caller, refused: refused)
    var answers = await service.answer(places.map { requests[$0] }, strategy: strategy)[...]
    return requests.map { request in
      if let error = failures[request.indexName] { return .failure(error) }
      return answers.popFirst() ?? .failure(SearchError(.badResponse, "no answer came"))
    }
  }
}

/// The schemas of a cluster's collections, each asked for once.
private actor TypesenseSchemas {
  private typealias Loading = Task<Result<TypesenseCollection?, SearchError>, Never>

  private let caller: any HTTPCaller
  private var loadings: [String: Loading] = [:]

  init(caller: any HTTPCaller) {
    self.caller = caller
  }

  /// The schema of a collection or alias; nil where the cluster does not tell, an error where it cannot be reached.
  func collection(named name: String) async -> Result<TypesenseCollection?, SearchError> {
    // A task of its own: who asks first may be cancelled while others wait.
    let loading =
      loadings[name]
      ?? Loading { [caller] in
        let outcome = await caller.send(TypesenseCollection.call(for: name))
        return outcome.result.map { reply in
          guard reply.isSuccess, let content = try? JSON(parsing: reply.body) else { return nil }
          return try? TypesenseCollection(content: content)
        }
      }
    loadings[name] = loading
    let result = await loading.value
    if case .failure = result { loadings[name] = nil }
    return result
  }
}

extension TypesenseCollection {
  /// The call that asks for a collection's schema, by its name or by an alias.
  fileprivate static func call(for name: String) -> HTTPCall {
    HTTPCall(.get, "/collections/" + GuardedText(PercentEncoding.encodedSegment(name)))
  }
}

import Diagnostics
public import SearchBackends
import SearchDialects
public import SearchModel

extension TypesenseService {
  /// A server or cluster over the network, with the retries of Typesense's own clients.
  ///
  /// ```swift
  /// let service = TypesenseService(nodes: ["http://127.0.0.1:8108"], apiKey: "YOUR_SEARCH_KEY")
  /// ```
  ///
  /// - Parameters:
  ///   - nodes: the URLs of the nodes.
  ///   - nearestNode: a node or load balancer that is asked first, nil for none.
  ///   - apiKey: a key that may search, and best read the schemas of collections.
  ///   - indices: Algolia's settings of the indices by name: what is searched, counted and sorted by without being
  ///     named in a query.
  ///   - limits: how long a call may take, how many are open, how many a second.
  ///   - network: how the nodes are reached.
  public init(
    nodes: [String], nearestNode: String? = nil, apiKey: String, indices: ExactDictionary<SearchParameters> = [:],
    limits: TransportLimits = TransportLimits(), network: NetworkOptions = NetworkOptions()
  ) {
    let dialect = TypesenseDialect(apiKey: apiKey, indices: indices)
    let pool = HostPool.typesense(
      nodes: nodes.map { GuardedText(host: $0) }, nearestNode: nearestNode.map { GuardedText(host: $0) })
    self.init(
      dialect: dialect,
      caller: Transport(pool: pool, headers: dialect.headers, limits: limits, wire: CurlWire(options: network)),
      mask: SecretMask([apiKey]))
  }
}

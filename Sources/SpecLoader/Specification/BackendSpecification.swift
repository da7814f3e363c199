public import SearchDialects

/// A declared backend.
public struct BackendSpecification: Sendable, Hashable {
  /// What answers the searches.
  public enum Kind: Sendable, Hashable {
    /// The engine of this program.
    case embedded
    /// An application of Algolia.
    case algolia(AlgoliaBackendSpecification)
    /// A cluster of Typesense.
    case typesense(TypesenseBackendSpecification)
    /// Any REST search.
    case http(HTTPBackendSpecification)
  }

  /// The name that modules and options use.
  public var name: String
  /// What answers.
  public var kind: Kind
  /// The limits of the transport; unused by the embedded backend.
  public var transport: TransportSpecification

  /// The kind as the spec writes it: `embedded`, `algolia`, `typesense` or `http`.
  public var typeName: String {
    switch kind {
    case .embedded: "embedded"
    case .algolia: "algolia"
    case .typesense: "typesense"
    case .http: "http"
    }
  }
}

/// How a remote backend is talked to.
public struct TransportSpecification: Sendable, Hashable {
  /// The time limit of a search with all its attempts, nil for the backend's own.
  public var timeout: Duration?
  /// How often a failed request is tried again, nil for the backend's own.
  public var retries: Int?
  /// The most requests a second, nil for no limit.
  public var rate: Double?
  /// The most requests at once, nil for the backend's own.
  public var concurrency: Int?
  /// Additional headers by name; their values are secret.
  public var headers: [String: String]
  /// A file of certificates instead of the system's; relative to the spec's folder.
  public var caFile: String?
  /// The URL of a proxy.
  public var proxy: String?
  /// The largest answer that is read in bytes, nil for the program's own limit.
  public var maximumResponseByteCount: Int?
}

/// An application on Algolia.
public struct AlgoliaBackendSpecification: Sendable, Hashable {
  /// The application's id.
  public var applicationID: String
  /// The search key; secret.
  public var apiKey: String
  /// Own hosts instead of Algolia's; empty for Algolia's.
  public var hosts: [String]
}

/// A Typesense cluster.
public struct TypesenseBackendSpecification: Sendable, Hashable {
  /// The nodes' URLs, at least one.
  public var nodes: [String]
  /// The node to try first.
  public var nearestNode: String?
  /// The search key; secret.
  public var apiKey: String
}

/// Any REST search, through a declared mapping.
public struct HTTPBackendSpecification: Sendable, Hashable {
  /// How it is asked and how its answers read; nil for a backend that the run does not use and whose variables are missing.
  public var mapping: RESTMapping?
}

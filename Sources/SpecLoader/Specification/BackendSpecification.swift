package import SearchDialects
package import SearchModel

/// A declared backend.
package struct BackendSpecification: Sendable, Hashable {
  /// What answers the searches.
  package enum Kind: Sendable, Hashable {
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
  package var name: String
  /// What answers.
  package var kind: Kind
  /// The limits of the transport; unused by the embedded backend.
  package var transport: TransportSpecification

  /// The kind as the spec writes it: `embedded`, `algolia`, `typesense` or `http`.
  package var typeName: String {
    switch kind {
    case .embedded: "embedded"
    case .algolia: "algolia"
    case .typesense: "typesense"
    case .http: "http"
    }
  }

  /// Whether its searches can leave out records by their ids.
  package var takesObjectIDFilters: Bool {
    switch kind {
    case .embedded, .algolia: true
    case .typesense, .http: false
    }
  }
}

/// How a remote backend is talked to.
package struct TransportSpecification: Sendable, Hashable {
  /// The time limit of a search with all its attempts, nil for the backend's own.
  package var timeout: Duration?
  /// How often a failed request is tried again, nil for the backend's own.
  package var retries: Int?
  /// The most requests a second, nil for no limit.
  package var rate: Double?
  /// The most requests at once, nil for the backend's own.
  package var concurrency: Int?
  /// Additional headers by name; their values are secret.
  package var headers: ExactDictionary<String>
  /// A file of certificates instead of the system's; relative to the spec's folder.
  package var caFile: String?
  /// The URL of a proxy.
  package var proxy: String?
  /// The largest answer that is read in bytes, nil for the program's own limit.
  package var maximumResponseByteCount: Int?
}

/// An application on Algolia.
package struct AlgoliaBackendSpecification: Sendable, Hashable {
  /// The application's id.
  package var applicationID: String
  /// The search key; secret.
  package var apiKey: String
  /// Own hosts instead of Algolia's; empty for Algolia's.
  package var hosts: [String]
}

/// A Typesense cluster.
package struct TypesenseBackendSpecification: Sendable, Hashable {
  /// The nodes' URLs, at least one.
  package var nodes: [String]
  /// The node to try first.
  package var nearestNode: String?
  /// The search key; secret.
  package var apiKey: String
}

/// Any REST search, through a declared mapping.
package struct HTTPBackendSpecification: Sendable, Hashable {
  /// How it is asked and how its answers read; nil for a backend that the run does not use and whose variables are
  /// missing.
  package var mapping: RESTMapping?
}

public import SearchDialects
public import SearchModel

extension BackendSpecification {
  /// How the backend is asked; nil for the embedded one, which is not asked over HTTP.
  ///
  /// - Parameter indices: the spec's indices, whose settings are those that were uploaded.
  public func dialect(indices: [IndexSpecification]) -> (any SearchDialect)? {
    switch kind {
    case .embedded: nil
    case .algolia(let algolia): AlgoliaDialect(applicationID: algolia.applicationID, apiKey: algolia.apiKey)
    case .typesense(let typesense): TypesenseDialect(apiKey: typesense.apiKey, indices: Self.settings(of: indices))
    case .http(let http): http.mapping.map { RESTDialect(mapping: $0) }
    }
  }

  /// The settings of indices by name.
  public static func settings(of indices: [IndexSpecification]) -> [String: SearchParameters] {
    Dictionary(indices.map { ($0.name, $0.settings) }, uniquingKeysWith: { $1 })
  }
}

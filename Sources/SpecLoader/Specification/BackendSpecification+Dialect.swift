package import IndexSettings
package import SearchDialects
package import SearchModel

extension BackendSpecification {
  /// How the backend is asked; nil for the embedded one, which is not asked over HTTP.
  ///
  /// - Parameter indices: the spec's indices, whose settings are those that were uploaded.
  package func dialect(indices: [IndexSpecification]) -> (any SearchDialect)? {
    switch kind {
    case .embedded: nil
    case .algolia(let algolia): AlgoliaDialect(applicationID: algolia.applicationID, apiKey: algolia.apiKey)
    case .typesense(let typesense): TypesenseDialect(apiKey: typesense.apiKey, indices: Self.settings(of: indices))
    case .http(let http): http.mapping.map { RESTDialect(mapping: $0) }
    }
  }

  /// The settings of indices by name.
  package static func settings(of indices: [IndexSpecification]) -> ExactDictionary<SearchParameters> {
    ExactDictionary(indices.map { ($0.name, $0.settings) }, uniquingKeysWith: { $1 })
  }
}

public import SearchDialects

extension BackendSpecification {
  /// How the backend is asked; nil for the embedded one, which is not asked over HTTP.
  ///
  /// - Parameter indices: the spec's indices, whose settings are those that were uploaded.
  public func dialect(indices: [IndexSpecification]) -> (any SearchDialect)? {
    switch kind {
    case .embedded: nil
    case .algolia(let algolia): AlgoliaDialect(applicationID: algolia.applicationID, apiKey: algolia.apiKey)
    case .typesense: nil
    case .http(let http): http.mapping.map { RESTDialect(mapping: $0) }
    }
  }
}

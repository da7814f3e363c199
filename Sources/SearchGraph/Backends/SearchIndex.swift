public import SearchModel

/// One index of a backend, from which searchers are made.
///
/// Modelled on the API client's `Index`.
public struct SearchIndex: Sendable {
  /// The backend.
  public let service: any SearchService
  /// The index's name.
  public let name: String

  /// An index of a backend. Whether it exists is only known when it is searched.
  public init(service: any SearchService, name: String) {
    self.service = service
    self.name = name
  }
}

extension SearchService {
  /// The index with a name.
  public func index(withName name: String) -> SearchIndex {
    SearchIndex(service: self, name: name)
  }
}

public import SearchModel

/// One index of a backend, as searchers are made from it.
///
/// Source of the form: the API client's `Index`.
public struct SearchIndex: Sendable {
  /// The backend.
  public let service: any SearchService
  /// The index's name.
  public let name: String

  /// An index of a backend. Whether it exists is known when it is searched.
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

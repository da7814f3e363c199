import IndexSettings
import IndexStore

/// Where and under which conditions a search looks, whatever its words.
struct SearchScope {
  let index: IndexView
  let options: SearchOptions
  let filter: DocumentFilter
  let geo: GeoSearch
  /// The places of documents where the search looks around one.
  private let places: StoredPlaces?
  /// The documents that rules hide, with the number of the first rule that does.
  let hidden: [DocumentID: Int]

  init(
    index: IndexView, options: SearchOptions, filter: DocumentFilter, geo: GeoSearch, hidden: [DocumentID: Int]
  ) {
    self.index = index
    self.options = options
    self.filter = filter
    self.geo = geo
    self.hidden = hidden
    places = geo.center == nil ? nil : index.columns.places
  }

  /// Leaves out the documents that filters or rules keep out.
  func restrict(_ documents: inout DocumentSet) {
    filter.restrict(&documents)
    for document in hidden.keys { documents.remove(document) }
  }

  /// The documents that the filters and rules of each of several scopes let through.
  static func accepted(_ documents: DocumentSet, in scopes: [SearchScope]) -> [DocumentSet] {
    zip(scopes, DocumentFilter.accepted(documents, by: scopes.map(\.filter))).map { scope, documents in
      var accepted = documents
      for document in scope.hidden.keys { accepted.remove(document) }
      return accepted
    }
  }

  /// The nearest place of a document to where the search looks.
  func nearest(of document: DocumentID) -> NearestPlace? {
    places.flatMap { geo.nearest(of: document, in: $0) }
  }
}

extension DocumentSet {
  /// All documents of an index.
  init(all count: Int) {
    self.init(capacity: count)
    insertAll()
  }
}

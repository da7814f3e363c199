/// Where and under which conditions a search looks, whatever its words.
struct SearchScope {
  let index: EmbeddedIndex
  let options: SearchOptions
  let filter: DocumentFilter
  let geo: GeoSearch
  /// The documents that rules hide, with the number of the first rule that does.
  let hidden: [DocumentID: Int]

  /// Leaves out the documents that filters or rules keep out.
  func restrict(_ documents: inout DocumentSet) {
    filter.restrict(&documents)
    for document in hidden.keys { documents.remove(document) }
  }

  /// The nearest place of a document to where the search looks.
  func nearest(of document: DocumentID) -> NearestPlace? {
    guard geo.center != nil else { return nil }
    return geo.nearest(of: index.columns.places.places(of: document))
  }
}

extension DocumentSet {
  /// All documents of an index.
  init(all count: Int) {
    self.init(capacity: count)
    insertAll()
  }
}

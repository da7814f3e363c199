extension GeoSearch {
  /// Finds the nearest place of a document; false when the document lies outside. An automatic radius is applied later.
  func accepts(_ document: DocumentID, in places: StoredPlaces, nearest: inout NearestPlace?) -> Bool {
    guard isActive else { return true }
    return accepts(places.places(of: document), nearest: &nearest)
  }

  /// Keeps the documents that lie inside.
  func restrict(_ documents: inout DocumentSet, in places: StoredPlaces) {
    guard isActive else { return }
    var nearest: NearestPlace?
    for document in documents where !accepts(document, in: places, nearest: &nearest) { documents.remove(document) }
  }
}

import IndexSettings
import IndexStore

extension GeoSearch {
  /// Whether a document lies inside.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - places: the places of documents.
  ///   - nearest: becomes the nearest of its places, when the search looks around one.
  func accepts(_ document: DocumentID, in places: StoredPlaces, nearest: inout NearestPlace?) -> Bool {
    guard isActive else { return true }
    if let area {
      var isInside = false
      places.forEachPlace(of: document) { if !isInside { isInside = area.contains($0) } }
      return isInside
    }
    nearest = self.nearest(of: document, in: places)
    return nearest.map(isWithinRadius) ?? false
  }

  /// The nearest of a document's places, nil without any and when the search looks around no place.
  func nearest(of document: DocumentID, in places: StoredPlaces) -> NearestPlace? {
    guard let center else { return nil }
    var nearest: (place: Place, distance: Int)?
    places.forEachPlace(of: document) { place in
      let distance = place.distance(to: center)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (place, distance) }
    }
    return nearest.map { self.nearest($0.place, at: $0.distance) }
  }
}

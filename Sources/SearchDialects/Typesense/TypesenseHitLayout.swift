import SearchModel
import Synchronization

/// What becomes of the attributes of a record, which the next ones mostly have, too.
final class TypesenseHitLayout: Sendable {
  /// A record with these attributes.
  let document: JSONObject
  /// The places of the attributes that hits carry.
  let places: [Int]
  /// The place of a location among them.
  let location: Int?
  /// The places of the server's `id`, and of the record's own attribute of that name.
  let id: (server: Int, own: Int)?
  /// A hit of such records, with null in place of all values.
  let hit: JSONObject
  /// Where the texts that are shown with their matches stand, for each of the additions.
  let marked: [TypesenseMarker.Places]

  init(
    document: JSONObject, places: [Int], location: Int?, id: (server: Int, own: Int)?, hit: JSONObject,
    marked: [TypesenseMarker.Places]
  ) {
    self.document = document
    self.places = places
    self.location = location
    self.id = id
    self.hit = hit
    self.marked = marked
  }
}

/// The layout that records of earlier answers had, with which the next answer begins.
final class TypesenseHitLayouts: Sendable {
  private let kept = Mutex<TypesenseHitLayout?>(nil)

  /// The layout of the last record that had another one than those before it.
  var latest: TypesenseHitLayout? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}

/// Where the fields of a schema stand in records. Most records of an answer have one list of names, in which the fields
/// need to be looked up only once.
package final class HitPlaces {
  /// A record with the names that are known.
  private var record: JSONObject = [:]
  private var places: [Int] = []

  /// Places in no record.
  package init() {}

  /// The places of the fields in a record; nil where it lacks one, or one is not a member of its own.
  func places(of fields: [HitField], in record: JSONObject) -> [Int]? {
    if places.count != fields.count || !self.record.sharesKeys(with: record) {
      self.record = record
      places.removeAll(keepingCapacity: true)
      for place in fields.indices {
        let path = fields[place].path.components
        guard path.count == 1, let found = record.keys.firstIndex(of: path[0]) else { return nil }
        places.append(found)
      }
    }
    return places
  }
}

@available(*, unavailable)
extension HitPlaces: Sendable {}

import Diagnostics

/// Where the fields of a schema, and what hits carry beside them, stand in records. Most records of an answer have one
/// list of names, in which both need to be looked up only once.
package final class HitPlaces {
  private let addedNames: [String]
  /// A record with the names in which the fields are known.
  private var record: JSONObject = [:]
  private var places: [Int] = []
  /// What a record has beside the fields, with null in place of the values.
  private var added = Added(names: [], in: [:])

  private struct Added {
    /// A record with the names that are known.
    let record: JSONObject
    let places: [Int]
    let members: JSONObject

    init(names: [String], in record: JSONObject) {
      self.record = record
      // Few members begin like one of them.
      var found: [(name: String, number: Int, place: Int)] = []
      for (place, (name, _)) in record.enumerated() where name.utf8.first == UInt8(ascii: "_") {
        if let number = names.firstIndex(where: name.hasSameBytes) { found.append((name, number, place)) }
      }
      if found.count > 1 { found.sort { $0.number < $1.number } }
      places = found.map(\.place)
      members = JSONObject(uncheckedUniqueKeys: found.map(\.name), values: found.map { _ in JSON.null })
    }
  }

  /// Places in no record.
  ///
  /// - Parameter addedNames: the names of what hits carry beside the fields, each with an underscore in front.
  package init(beside addedNames: [String] = []) {
    self.addedNames = addedNames
  }

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

  /// What a record has beside the fields, in the order of the names.
  package func added(of record: JSONObject) -> JSONObject {
    if !added.record.sharesKeys(with: record) { added = Added(names: addedNames, in: record) }
    let places = added.places
    return added.members.mapPlaces { record[valueAt: places[$0]] }
  }
}

@available(*, unavailable)
extension HitPlaces: Sendable {}

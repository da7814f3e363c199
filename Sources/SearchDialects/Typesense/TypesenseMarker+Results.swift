import SearchModel

// Results of whole records. Those of one answer mostly have the same attributes, so what is said of them has the same
// names.
extension TypesenseMarker {
  /// Where attributes stand in records that have one list of names.
  struct Places {
    /// The attributes that the records have, with their places, and whether there are texts in them.
    let all: [(target: Target, place: Int, hasText: Bool)]
    /// What is said of a record with texts in the same attributes, with null in place of the results; nil where several
    /// attributes are parts of one.
    let results: JSONObject?

    init(of targets: [Target], in record: JSONObject) {
      all = targets.compactMap { target in
        target.path.components.first.flatMap { record.keys.firstIndex(of: $0) }.map { place in
          switch record[valueAt: place] {
          case .string, .array, .object: (target, place, true)
          default: (target, place, false)
          }
        }
      }
      let names = all.filter(\.hasText).map { $0.target.path.components[0] }
      results =
        ExactSet(names).count == names.count
        ? JSONObject(uncheckedUniqueKeys: names, values: names.map { _ in JSON.null }) : nil
    }
  }

  /// The results of attributes in the record's own shape.
  ///
  /// - Parameters:
  ///   - places: where the attributes stand in the record.
  ///   - attributes: the record.
  ///   - marks: what the answer says of the hit.
  func results(at places: Places, of attributes: JSONObject, marks: TypesenseMarks) -> JSONObject {
    let results =
      similarResults(at: places, of: attributes, marks: marks)
      ?? otherResults(at: places, of: attributes, marks: marks)
    return form.onlyMatching ? results.compactMapValues(\.withoutUnmatchedElements) : results
  }

  /// The results of a record that has texts in the same attributes as the one whose places are known; nil of another.
  private func similarResults(at places: Places, of attributes: JSONObject, marks: TypesenseMarks) -> JSONObject? {
    guard let names = places.results else { return nil }
    var found: [JSON] = []
    found.reserveCapacity(names.count)
    for (target, place, hasText) in places.all {
      let path = target.path.components
      let result = result(of: attributes[valueAt: place], marks[path[0]], at: path.dropFirst(), of: target)
      guard (result != nil) == hasText else { return nil }
      if let result { found.append(result) }
    }
    return names.mapPlaces { found[$0] }
  }

  private func otherResults(at places: Places, of attributes: JSONObject, marks: TypesenseMarks) -> JSONObject {
    var results: JSONObject = [:]
    results.reserveCapacity(places.all.count)
    for (target, place, _) in places.all {
      let path = target.path.components
      guard let found = result(of: attributes[valueAt: place], marks[path[0]], at: path.dropFirst(), of: target)
      else { continue }
      results[path[0]] = results[path[0]]?.merged(with: found) ?? found
    }
    return results
  }
}

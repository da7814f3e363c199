import Diagnostics

extension JSON {
  /// The value with only what is at some paths through objects, in its own order; nil when nothing is there.
  ///
  /// - Complexity: O(*members* × *paths*) for each object on a path.
  package func restricted(to paths: [FieldPath]) -> JSON? {
    restricted(to: paths.map { $0.components[...] })
  }

  private func restricted(to paths: [ArraySlice<String>]) -> JSON? {
    if paths.contains(where: \.isEmpty) { return self }
    guard case .object(let members) = self else { return nil }
    var kept: JSONObject = [:]
    for (name, member) in members {
      let rests = paths.filter { $0.first?.hasSameBytes(as: name) == true }.map { $0.dropFirst() }
      guard !rests.isEmpty, let value = member.restricted(to: rests) else { continue }
      kept[name] = value
    }
    return kept.isEmpty ? nil : .object(kept)
  }
}

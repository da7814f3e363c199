import SearchModel

extension HierarchicalRefinement {
  /// The refinement by a value, which names the way to it; levels beyond the attributes are cut, an empty value chooses
  /// nothing.
  init(attributes: [String], separator: String, key: String) {
    self.init(attributes: attributes, separator: separator, path: Self.path(to: key, separator: separator))
  }

  /// The values on the way to the chosen place, from the top.
  var keys: [String] {
    path.indices.map { value(atLevel: $0) }
  }

  private static func path(to key: String, separator: String) -> [String] {
    guard !key.isEmpty else { return [] }
    guard !separator.isEmpty else { return [key] }
    return key.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

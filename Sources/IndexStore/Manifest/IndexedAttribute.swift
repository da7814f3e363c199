package import IndexSettings
package import SearchModel

/// An attribute that is searched: the path to its texts, without the indices of lists on the way.
package struct IndexedAttribute: Sendable {
  /// Attributes that are never searched unless named: they are data for filters.
  package static let reserved: Set<String> = ["_geoloc", "_tags"]

  package let path: FieldPath
  /// Its place among the searchable attributes.
  package let rank: Int
  /// Whether an earlier match is better.
  package let isOrdered: Bool
  /// Whether the parts of camelCase words are words too.
  let splitsCamelCase: Bool
  /// The path as text.
  package let name: String

  package init(_ path: FieldPath, searchable: SearchableAttributes, camelCase: AttributeSelection) {
    let entry = searchable.entry(for: path)
    self.path = path
    rank = entry?.rank ?? 0
    isOrdered = entry?.isOrdered ?? false
    splitsCamelCase = camelCase.includes(path)
    name = path.description
  }
}

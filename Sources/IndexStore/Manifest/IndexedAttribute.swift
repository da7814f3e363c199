package import IndexSettings
package import SearchModel

/// An attribute that is searched: the path to its texts, without the indices of lists on the way.
package struct IndexedAttribute: Sendable {
  /// Attributes that are never searched unless named: they are data for filters.
  package static let reserved: Set<String> = ["_geoloc", "_tags"]

  package let path: FieldPath
  /// Its place among the searchable attributes, or among all of them in the order in which records name them.
  package let rank: Int
  /// Whether an earlier match is better.
  package let isOrdered: Bool
  /// Whether the parts of camelCase words are words too.
  let splitsCamelCase: Bool
  /// The path as text.
  package let name: String

  /// - Parameter number: its number in the index.
  package init(_ path: FieldPath, number: Int, searchable: SearchableAttributes, camelCase: AttributeSelection) {
    let entry = searchable.entry(for: path)
    self.path = path
    rank = entry?.rank ?? number
    isOrdered = entry?.isOrdered ?? true
    splitsCamelCase = camelCase.includes(path)
    name = path.description
  }
}

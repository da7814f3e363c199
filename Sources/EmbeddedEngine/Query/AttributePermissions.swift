import IndexSettings
import IndexStore
import SearchModel

/// What a query may do in an attribute.
struct AttributePermissions: Hashable {
  var isSearched = true
  var allowsTypos = true
  var allowsPrefixes = true
  var countsAsExact = true

  /// The settings that restrict what a query may do in attributes.
  struct Restrictions {
    /// The only attributes in which the query is searched; all attributes when the list is empty.
    private let searched: [FieldPath]
    private let withoutTypos: [FieldPath]
    private let withoutPrefixes: [FieldPath]
    private let neverExact: [FieldPath]

    init(_ options: SearchOptions, _ searchable: SearchableAttributes) {
      func paths(_ setting: String) -> [FieldPath] { options.strings(setting).map { FieldPath($0) } }
      func effectivePaths(_ setting: String) -> [FieldPath] { paths(setting).filter(searchable.canRestrict) }
      searched = paths("restrictSearchableAttributes")
      withoutTypos = effectivePaths("disableTypoToleranceOnAttributes")
      withoutPrefixes = effectivePaths("disablePrefixOnAttributes")
      neverExact = effectivePaths("disableExactOnAttributes")
    }

    /// What the settings allow in the attribute at a path.
    func permissions(at path: FieldPath) -> AttributePermissions {
      var permissions = AttributePermissions()
      permissions.isSearched = searched.isEmpty || searched.contains(where: path.isWithin)
      permissions.allowsTypos = !withoutTypos.contains(where: path.isWithin)
      permissions.allowsPrefixes = !withoutPrefixes.contains(where: path.isWithin)
      permissions.countsAsExact = !neverExact.contains(where: path.isWithin)
      return permissions
    }
  }

  /// The permissions of all attributes of an index.
  struct Table {
    private let permissions: [AttributePermissions]
    /// Whether all attributes are matched alike, so that a posting list tells without its documents who matches.
    let areMatchesUnrestricted: Bool

    init(_ index: IndexView, options: SearchOptions) {
      let attributes = index.attributes
      let restrictions = Restrictions(options, index.options.searchable)
      let permissions = attributes.map { restrictions.permissions(at: $0.path) }
      self.permissions = permissions
      areMatchesUnrestricted = permissions.allSatisfy { $0.isSearched && $0.allowsTypos && $0.allowsPrefixes }
    }

    /// The permissions in an attribute, by its number; those of an unknown one forbid nothing.
    subscript(attribute: Int32) -> AttributePermissions {
      let number = Int(attribute)
      return permissions.indices.contains(number) ? permissions[number] : AttributePermissions()
    }
  }
}

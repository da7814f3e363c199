import SearchModel

/// What a query may do in an attribute.
struct AttributePermissions: Hashable {
  var isSearched = true
  var allowsTypos = true
  var allowsPrefixes = true
  var countsAsExact = true

  /// What the settings allow in the attribute at a path.
  init(at path: FieldPath, options: SearchOptions) {
    func isListed(_ setting: String) -> Bool {
      options.strings(setting).contains { path.isWithin(FieldPath($0)) }
    }
    isSearched = options.strings("restrictSearchableAttributes").isEmpty || isListed("restrictSearchableAttributes")
    allowsTypos = !isListed("disableTypoToleranceOnAttributes")
    allowsPrefixes = !isListed("disablePrefixOnAttributes")
    countsAsExact = !isListed("disableExactOnAttributes")
  }

  init() {}

  /// The permissions of all attributes of an index.
  struct Table {
    private let permissions: [AttributePermissions]
    /// Whether all attributes are matched alike, so that a posting list tells without its documents who matches.
    let areMatchesUnrestricted: Bool

    init(_ attributes: [IndexedAttribute], options: SearchOptions) {
      let permissions = attributes.map { AttributePermissions(at: $0.path, options: options) }
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

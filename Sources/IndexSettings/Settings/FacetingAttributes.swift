package import SearchModel

/// What `attributesForFaceting` declares. An object declares its members, too: `a` declares `a.b` as it is declared
/// itself, unless `a.b` has an entry of its own.
package struct FacetingAttributes: Sendable, Hashable {
  /// How one attribute may be used.
  struct Declaration: Sendable, Hashable {
    var isSearchable = false
    var isFilterOnly = false
    var isCountedAfterDistinct = false
  }

  private var declarations: [FieldPath: Declaration] = [:]
  /// The attributes in the order of the setting.
  package private(set) var attributes: [String] = []

  /// Reads the entries of `attributesForFaceting`; malformed ones declare nothing.
  package init(_ entries: [String]) {
    for entry in entries {
      guard let parsed = ModifiedAttribute(entry), Self.problem(in: entry) == nil else { continue }
      let path = FieldPath(parsed.name)
      if declarations[path] == nil { attributes.append(parsed.name) }
      var declaration = declarations[path] ?? Declaration()
      for modifier in parsed.modifiers {
        switch modifier {
        case "searchable": declaration.isSearchable = true
        case "filterOnly": declaration.isFilterOnly = true
        default: declaration.isCountedAfterDistinct = true
        }
      }
      // Every record has an id of its own: to count ids would be to list the records.
      if parsed.name == "objectID" { declaration.isFilterOnly = true }
      declarations[path] = declaration
    }
  }

  /// Reads the declaration out of an index's settings.
  package init(settings: SearchParameters) {
    self.init(settings["attributesForFaceting"]?.stringListValue ?? [])
  }

  /// The declaration of an attribute: its own, else that of the innermost object around it.
  private func declaration(of attribute: String) -> Declaration? {
    var components = FieldPath(attribute).components
    while !components.isEmpty {
      if let declaration = declarations[FieldPath(components: components)] { return declaration }
      components.removeLast()
    }
    return nil
  }

  /// Whether an attribute may be filtered by.
  package func isDeclared(_ attribute: String) -> Bool { declaration(of: attribute) != nil }

  /// Whether an attribute has an entry of its own.
  package func isListed(_ attribute: String) -> Bool { declarations[FieldPath(attribute)] != nil }

  /// Whether the values of an attribute may be searched.
  package func isSearchable(_ attribute: String) -> Bool { declaration(of: attribute)?.isSearchable ?? false }

  /// Whether the values of an attribute are counted.
  package func isCounted(_ attribute: String) -> Bool { declaration(of: attribute).map { !$0.isFilterOnly } ?? false }

  /// Whether an attribute's counts are of groups rather than of records.
  package func isCountedAfterDistinct(_ attribute: String) -> Bool {
    declaration(of: attribute)?.isCountedAfterDistinct ?? false
  }

  /// What is wrong with an entry, nil when it is well formed.
  static func problem(in entry: String) -> String? {
    guard let parsed = ModifiedAttribute(entry) else { return "'\(entry)' is not an attribute or modifier(attribute)" }
    let known = ["searchable", "filterOnly", "afterDistinct"]
    if let unknown = parsed.modifiers.first(where: { !known.contains($0) }) {
      return "unknown modifier '\(unknown)'; expected \(known.joined(separator: ", "))"
    }
    guard parsed.modifiers.contains("searchable"), parsed.modifiers.contains("filterOnly") else { return nil }
    return "'\(entry)': searchable and filterOnly cannot be combined, since a search in values counts them"
  }
}

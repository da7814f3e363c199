/// A chosen place in a tree of categories, whose levels are attributes (`cat.lvl0`, `cat.lvl1` …).
///
/// The facet values of a level are keys: the names down to it joined by the separator, `Film > Feature`. Source of the
/// behaviour: InstantSearch's hierarchical menu.
public struct HierarchicalRefinement: Sendable, Hashable {
  /// One attribute per level, from the top.
  public var attributes: [String] {
    didSet { cutPath() }
  }
  /// The text between the levels of a value (`" > "`).
  public var separator: String
  /// The names of the chosen levels from the top (`["Film", "Feature"]`); empty when nothing is chosen, and never
  /// longer than the attributes: deeper levels are cut.
  public var path: [String] {
    didSet { cutPath() }
  }

  /// A refinement; a path longer than the attributes is cut.
  public init(attributes: [String], separator: String = " > ", path: [String] = []) {
    self.attributes = attributes
    self.separator = separator
    self.path = Array(path.prefix(attributes.count))
  }

  /// The levels that a path of one text names; none for an empty text, and an empty name where there is nothing between
  /// two separators.
  package static func levels(of path: String, separator: String) -> [String] {
    path.isEmpty ? [] : path.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func cutPath() {
    guard path.count > attributes.count else { return }
    path = Array(path.prefix(attributes.count))
  }

  /// The facet value of a level: the names down to it joined by the separator. `level` is 0-based and below the path's
  /// length.
  public func value(atLevel level: Int) -> String {
    path.prefix(level + 1).joined(separator: separator)
  }

  /// The facet filter of a level.
  public func filter(atLevel level: Int) -> Filter {
    Filter(.facet(attribute: attributes[level], value: .string(value(atLevel: level))))
  }

  /// The only filter a request sends: that of the deepest chosen level.
  public var deepestFilter: Filter? {
    path.isEmpty ? nil : filter(atLevel: path.count - 1)
  }
}

extension HierarchicalRefinement {
  /// The keys of the chosen levels from the top: `["Film", "Film > Feature"]`.
  public var keys: [String] { path.indices.map(value(atLevel:)) }

  /// The key of the deepest chosen level; nil when nothing is chosen.
  public var key: String? { path.isEmpty ? nil : value(atLevel: path.count - 1) }

  /// The names of a key's levels: `["Film", "Feature"]` for `Film > Feature`, none for the empty key.
  ///
  /// Names are cut at the separator's Unicode scalars, so that joining them gives the key again.
  public func names(inKey key: String) -> [String] {
    guard !key.isEmpty else { return [] }
    guard !separator.isEmpty else { return [key] }
    return Array(key.unicodeScalars).split(
      separator: Array(separator.unicodeScalars), omittingEmptySubsequences: false
    ).map { scalars in
      var name = ""
      name.unicodeScalars.append(contentsOf: scalars)
      return name
    }
  }

  /// Chooses the place that a key names, and with it each level above; choosing the present place goes one level up.
  ///
  /// The empty key chooses nothing; if a key has more levels than there are attributes, the upper ones are chosen.
  public mutating func select(_ key: String) {
    self = selecting(key)
  }

  /// The refinement after ``select(_:)``.
  public func selecting(_ key: String) -> HierarchicalRefinement {
    let chosen = HierarchicalRefinement(attributes: attributes, separator: separator, path: names(inKey: key))
    guard chosen.path == path else { return chosen }
    return HierarchicalRefinement(attributes: attributes, separator: separator, path: path.dropLast())
  }
}

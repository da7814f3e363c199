/// Filters that stand together in a filter state, under a name.
///
/// Source of the behaviour: InstantSearch's `FilterState` groups.
public struct FilterGroup: Sendable, Hashable {
  /// How a group combines its filters.
  public enum Kind: Sendable, Hashable {
    /// All must hold; kinds may be mixed.
    case and
    /// One must hold; all filters are of one kind.
    case or
    /// A path through levels of categories; only the deepest chosen level filters.
    case hierarchical(HierarchicalRefinement)
  }

  /// The group's name; groups print sorted by it.
  public var name: String
  /// How the filters combine.
  public var kind: Kind
  /// The filters; order and duplicates do not matter. Empty for a hierarchical group, whose filter follows from its path.
  public var filters: [Filter]

  /// A group of filters.
  public init(name: String, kind: Kind, filters: [Filter] = []) {
    self.name = name
    self.kind = kind
    self.filters = filters
  }

  /// The filters that a request sends: a hierarchical group's deepest one, else the group's own.
  public var effectiveFilters: [Filter] {
    guard case .hierarchical(let refinement) = kind else { return filters }
    return refinement.deepestFilter.map { [$0] } ?? []
  }
}

/// A chosen place in a tree of categories, whose levels are attributes (`cat.lvl0`, `cat.lvl1` …).
public struct HierarchicalRefinement: Sendable, Hashable {
  /// One attribute a level, from the top.
  public var attributes: [String]
  /// What stands between the levels of a value (`" > "`).
  public var separator: String
  /// The names of the chosen levels from the top (`["Film", "Feature"]`); empty when nothing is chosen.
  public var path: [String]

  /// A refinement; a path longer than the attributes is cut.
  public init(attributes: [String], separator: String = " > ", path: [String] = []) {
    self.attributes = attributes
    self.separator = separator
    self.path = Array(path.prefix(attributes.count))
  }

  /// The facet value of a level: the names down to it joined by the separator. `level` is 0-based and below the path's length.
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

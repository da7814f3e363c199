extension FilterGroup: Identifiable {
  /// The identity of a group in a filter state: how it combines filters, its name and, for an `or` group, the kind of
  /// its filters.
  ///
  /// `and` groups, `or` groups of facets and `or` groups of tags that share a name are thus different groups. Source of
  /// the behaviour: InstantSearch's `FilterGroup.ID`.
  public enum ID: Sendable, Hashable {
    /// A group of which all filters must hold.
    case and(name: String)
    /// A group of which one filter must hold, all of one kind.
    case or(name: String, filterType: Filter.Kind)
    /// A group that holds a path through levels of categories.
    case hierarchical(name: String)
  }

  /// The group's identity. The first filter decides the kind of an `or` group; without filters it counts as a group of
  /// facets, as nearly all `or` groups are.
  public var id: ID {
    switch kind {
    case .and: .and(name: name)
    case .or: .or(name: name, filterType: filters.first?.kind ?? .facet)
    case .hierarchical: .hierarchical(name: name)
    }
  }
}

extension FilterGroup.ID {
  /// The group's name.
  public var name: String {
    switch self {
    case .and(let name), .or(let name, _), .hierarchical(let name): name
    }
  }

  /// The group that takes a filter added under this id: itself or, for an `or` group of another kind, the one of the
  /// filter's kind, because an `or` may not mix kinds.
  func accepting(_ filter: Filter) -> FilterGroup.ID {
    if case .or(let name, _) = self { .or(name: name, filterType: filter.kind) } else { self }
  }

  /// Whether the group prints before another: by the bytes of the name, then `or`, `and`, hierarchical, then the kind.
  func precedes(_ other: FilterGroup.ID) -> Bool {
    if utf8Precedes(name, other.name) { return true }
    if utf8Precedes(other.name, name) { return false }
    return rank < other.rank
  }

  /// The place among groups of one name; kinds of filters rank by their text.
  var rank: (Int, String) {
    switch self {
    case .or(_, let kind): (0, kind.rawValue)
    case .and: (1, "")
    case .hierarchical: (2, "")
    }
  }
}

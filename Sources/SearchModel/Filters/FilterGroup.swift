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
  /// The filters; order and duplicates do not matter. For a hierarchical group those that must hold besides the path's.
  public var filters: [Filter]

  /// A group of filters.
  public init(name: String, kind: Kind, filters: [Filter] = []) {
    self.name = name
    self.kind = kind
    self.filters = filters
  }

  /// The filters that a request sends: the group's own and, of a hierarchical group, the one of its path's deepest level.
  public var effectiveFilters: [Filter] {
    guard case .hierarchical(let refinement) = kind, let deepest = refinement.deepestFilter else { return filters }
    return [deepest] + filters
  }
}

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
  /// The filters; order and duplicates do not matter. In a hierarchical group, these must hold in addition to the
  /// path's filter.
  public var filters: [Filter]

  /// A group of filters.
  public init(name: String, kind: Kind, filters: [Filter] = []) {
    self.name = name
    self.kind = kind
    self.filters = filters
  }

  /// The filters that a request sends: the group's own and, for a hierarchical group, the filter of the deepest level
  /// of its path.
  public var effectiveFilters: [Filter] {
    guard case .hierarchical(let refinement) = kind, let deepest = refinement.deepestFilter else { return filters }
    return [deepest] + filters
  }
}

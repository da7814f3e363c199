/// The filters of a filter state: sets of filters in groups with distinct ids.
///
/// A group holds a filter once, `and` and `or` groups exist as long as they hold one, a hierarchical group keeps its
/// attributes. Two values are equal when they hold the same filters, however they were made. All lists are in the order
/// of the printed text. Source of the behaviour: InstantSearch's `FilterState` and its groups.
public struct FilterGroups: Sendable, Hashable {
  /// The filters by group, none of them empty; of a hierarchical group those besides the path's.
  var members: [FilterGroup.ID: Set<Filter>] = [:]
  /// The hierarchical groups by name.
  var refinements: ExactDictionary<HierarchicalRefinement> = [:]

  /// Filters in groups. Groups with the same id are joined, the last refinement counts, and an `or` group of several
  /// kinds becomes one group per kind.
  public init(_ groups: [FilterGroup] = []) {
    for group in groups { insert(group) }
  }

  /// Whether there is no filter at all.
  public var isEmpty: Bool { members.isEmpty && refinements.values.allSatisfy(\.path.isEmpty) }

  /// The ids of the groups.
  ///
  /// - Complexity: O(*n* log *n*) for *n* groups.
  public var groupIDs: [FilterGroup.ID] {
    Set(members.keys).union(refinements.keys.map { .hierarchical(name: $0) }).sorted { $0.precedes($1) }
  }

  /// The groups.
  ///
  /// - Complexity: O(*n* log *n*) for *n* filters, as all lists of filters here.
  public var groups: [FilterGroup] { groupIDs.map(group(withID:)) }

  /// The filters of all groups, each once.
  public var allFilters: [Filter] { Self.sorted(groupIDs.reduce(into: []) { $0.formUnion(heldFilters(in: $1)) }) }

  /// The filters that a group sends, including the deepest one of a hierarchical group; empty for an id without a
  /// group.
  public func filters(in groupID: FilterGroup.ID) -> [Filter] { Self.sorted(heldFilters(in: groupID)) }

  /// The same as ``filters(in:)``, under InstantSearch's name.
  public func getFilters(forGroupWithID groupID: FilterGroup.ID) -> [Filter] { filters(in: groupID) }

  /// Whether a group holds a filter; an `or` id stands for the group of the filter's kind.
  ///
  /// - Complexity: O(1).
  public func contains(_ filter: Filter, inGroupWithID groupID: FilterGroup.ID) -> Bool {
    let groupID = groupID.accepting(filter)
    return members[groupID]?.contains(filter) == true || deepestFilter(in: groupID) == filter
  }

  /// Whether any group holds a filter.
  public func contains(_ filter: Filter) -> Bool {
    members.values.contains { $0.contains(filter) } || refinements.values.contains { $0.deepestFilter == filter }
  }

  /// The levels and the path of a hierarchical group; nil when no group has that name.
  public func refinement(inGroupNamed name: String) -> HierarchicalRefinement? { refinements[name] }
}

extension FilterGroups {
  private func group(withID groupID: FilterGroup.ID) -> FilterGroup {
    let kind: FilterGroup.Kind =
      switch groupID {
      case .and: .and
      case .or: .or
      case .hierarchical(let name): .hierarchical(refinements[name] ?? HierarchicalRefinement(attributes: []))
      }
    return FilterGroup(name: groupID.name, kind: kind, filters: Self.sorted(members[groupID] ?? []))
  }

  func heldFilters(in groupID: FilterGroup.ID) -> Set<Filter> {
    var filters = members[groupID] ?? []
    if let deepest = deepestFilter(in: groupID) { filters.insert(deepest) }
    return filters
  }

  func deepestFilter(in groupID: FilterGroup.ID) -> Filter? {
    guard case .hierarchical(let name) = groupID else { return nil }
    return refinements[name]?.deepestFilter
  }

  /// Filters by the bytes of their text, which is different for different filters.
  private static func sorted(_ filters: Set<Filter>) -> [Filter] {
    filters.map { (text: $0.description, filter: $0) }.sorted { utf8Precedes($0.text, $1.text) }.map(\.filter)
  }
}

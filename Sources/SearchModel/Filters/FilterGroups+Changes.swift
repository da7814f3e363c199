import Diagnostics

/// Which groups ``FilterGroups/clear(_:mode:)`` empties.
public enum FilterClearMode: Sendable, Hashable {
  /// The groups named.
  case specified
  /// All groups but those named.
  case except
}

extension FilterGroups {
  /// Adds a filter to a group, which is created if needed. A filter that the group has already changes nothing.
  ///
  /// An `or` id stands for the group of the filter's kind, as an `or` may not mix kinds. A filter added to a
  /// hierarchical group holds besides its path.
  public mutating func add(_ filter: Filter, toGroupWithID groupID: FilterGroup.ID) {
    let groupID = groupID.accepting(filter)
    guard deepestFilter(in: groupID) != filter else { return }
    let (isNew, present) = members[groupID, default: []].insert(filter)
    // Texts may be equal and differ in their bytes: which of them is kept may not depend on the order of the calls.
    if !isNew, utf8Precedes(filter.description, present.description) { members[groupID]?.update(with: filter) }
  }

  /// Adds filters to a group.
  public mutating func addAll(_ filters: some Sequence<Filter>, toGroupWithID groupID: FilterGroup.ID) {
    for filter in filters { add(filter, toGroupWithID: groupID) }
  }

  /// Removes a filter from a group; removing the filter of a hierarchical path also removes the path.
  ///
  /// - Returns: whether the group held it.
  @discardableResult
  public mutating func remove(_ filter: Filter, fromGroupWithID groupID: FilterGroup.ID) -> Bool {
    let groupID = groupID.accepting(filter)
    if deepestFilter(in: groupID) == filter {
      refinements[groupID.name]?.path = []
      return true
    }
    guard members[groupID]?.remove(filter) != nil else { return false }
    if members[groupID]?.isEmpty == true { members[groupID] = nil }
    return true
  }

  /// Removes a filter from all groups.
  ///
  /// - Returns: whether one of them held it.
  @discardableResult
  public mutating func remove(_ filter: Filter) -> Bool {
    var isRemoved = false
    for groupID in groupIDs where remove(filter, fromGroupWithID: groupID) { isRemoved = true }
    return isRemoved
  }

  /// Removes the given filters from a group, or from all groups.
  public mutating func removeAll(_ filters: some Sequence<Filter>, fromGroupWithID groupID: FilterGroup.ID? = nil) {
    for filter in filters {
      if let groupID { remove(filter, fromGroupWithID: groupID) } else { remove(filter) }
    }
  }

  /// Removes the filters on an attribute from one group, or from all groups.
  public mutating func removeAll(for attribute: String, fromGroupWithID groupID: FilterGroup.ID? = nil) {
    for groupID in groupID.map({ [$0] }) ?? groupIDs {
      keep(in: groupID) { !$0.attribute.hasSameBytes(as: attribute) }
      if deepestFilter(in: groupID)?.attribute.hasSameBytes(as: attribute) == true {
        refinements[groupID.name]?.path = []
      }
    }
  }

  /// Empties a group; a hierarchical one keeps its attributes and loses its path.
  public mutating func removeAll(fromGroupWithID groupID: FilterGroup.ID) {
    members[groupID] = nil
    if case .hierarchical(let name) = groupID { refinements[name]?.path = [] }
  }

  /// Empties groups.
  public mutating func removeAll(fromGroupWithIDs groupIDs: [FilterGroup.ID]) {
    for groupID in groupIDs { removeAll(fromGroupWithID: groupID) }
  }

  /// Empties all groups but some.
  public mutating func removeAllExcept(_ groupIDs: [FilterGroup.ID]) {
    removeAll(fromGroupWithIDs: Set(self.groupIDs).subtracting(groupIDs).sorted { $0.precedes($1) })
  }

  /// Empties all groups.
  public mutating func removeAll() {
    removeAllExcept([])
  }

  /// Empties the named groups, or all groups except these; without names, all groups.
  public mutating func clear(_ groupIDs: [FilterGroup.ID]? = nil, mode: FilterClearMode = .specified) {
    switch (groupIDs, mode) {
    case (nil, _): removeAll()
    case (let groupIDs?, .specified): removeAll(fromGroupWithIDs: groupIDs)
    case (let groupIDs?, .except): removeAllExcept(groupIDs)
    }
  }

  /// Removes a filter from a group that holds it, and adds it to a group that does not.
  public mutating func toggle(_ filter: Filter, inGroupWithID groupID: FilterGroup.ID) {
    if !remove(filter, fromGroupWithID: groupID) { add(filter, toGroupWithID: groupID) }
  }
}

extension FilterGroups {
  /// Replaces the group with its id; one without filters empties it.
  public mutating func set(_ group: FilterGroup) {
    if case .hierarchical = group.kind { members[group.id] = nil }
    for groupID in Set(group.filters.map(group.id.accepting)).union([group.id]) { members[groupID] = nil }
    insert(group)
  }

  /// Sets the levels and the path of a hierarchical group, which is created if needed.
  public mutating func set(_ refinement: HierarchicalRefinement, inGroupNamed name: String) {
    refinements[name] = refinement
    // What the path says needs no separate filter.
    if let deepest = refinement.deepestFilter { keep(in: .hierarchical(name: name)) { $0 != deepest } }
  }

  /// Chooses a place in a hierarchical group by its key; the present place's key goes one level up. Without a group of
  /// that name nothing happens.
  public mutating func select(_ key: String, inGroupNamed name: String) {
    if let refinement = refinements[name] { set(refinement.selecting(key), inGroupNamed: name) }
  }

  mutating func insert(_ group: FilterGroup) {
    if case .hierarchical(let refinement) = group.kind { set(refinement, inGroupNamed: group.name) }
    addAll(group.filters, toGroupWithID: group.id)
  }

  /// Keeps the filters of a group that meet a condition; without any the group ends.
  private mutating func keep(in groupID: FilterGroup.ID, where isKept: (Filter) -> Bool) {
    guard let filters = members[groupID]?.filter(isKept) else { return }
    members[groupID] = filters.isEmpty ? nil : filters
  }
}

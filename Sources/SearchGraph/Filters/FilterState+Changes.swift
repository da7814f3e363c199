public import SearchModel

// The changes of ``FilterGroups``, silent until the next notification.
extension FilterState {
  /// Replaces the group with its id; one without filters empties it.
  public func set(_ group: FilterGroup) {
    filters.set(group)
  }

  /// Adds a filter to a group; an `or` id stands for the group of the filter's kind.
  public func add(_ filter: Filter, toGroupWithID groupID: FilterGroup.ID) {
    filters.add(filter, toGroupWithID: groupID)
  }

  /// Adds filters to a group.
  public func addAll(_ filters: some Sequence<Filter>, toGroupWithID groupID: FilterGroup.ID) {
    self.filters.addAll(filters, toGroupWithID: groupID)
  }

  /// Removes a filter from a group.
  ///
  /// - Returns: whether the group held it.
  @discardableResult
  public func remove(_ filter: Filter, fromGroupWithID groupID: FilterGroup.ID) -> Bool {
    filters.remove(filter, fromGroupWithID: groupID)
  }

  /// Removes a filter from all groups.
  ///
  /// - Returns: whether one of them held it.
  @discardableResult
  public func remove(_ filter: Filter) -> Bool {
    filters.remove(filter)
  }

  /// Removes the given filters from a group, or from all groups.
  public func removeAll(_ filters: some Sequence<Filter>, fromGroupWithID groupID: FilterGroup.ID? = nil) {
    self.filters.removeAll(filters, fromGroupWithID: groupID)
  }

  /// Removes the filters on an attribute from one group, or from all groups.
  public func removeAll(for attribute: String, fromGroupWithID groupID: FilterGroup.ID? = nil) {
    filters.removeAll(for: attribute, fromGroupWithID: groupID)
  }

  /// Empties a group; a hierarchical one keeps its attributes and loses its path.
  public func removeAll(fromGroupWithID groupID: FilterGroup.ID) {
    filters.removeAll(fromGroupWithID: groupID)
  }

  /// Empties groups.
  public func removeAll(fromGroupWithIDs groupIDs: [FilterGroup.ID]) {
    filters.removeAll(fromGroupWithIDs: groupIDs)
  }

  /// Empties all groups but some.
  public func removeAllExcept(_ groupIDs: [FilterGroup.ID]) {
    filters.removeAllExcept(groupIDs)
  }

  /// Empties all groups.
  public func removeAll() {
    filters.removeAll()
  }

  /// Empties the named groups, or all groups except these; without names, all groups.
  public func clear(_ groupIDs: [FilterGroup.ID]? = nil, mode: FilterClearMode = .specified) {
    filters.clear(groupIDs, mode: mode)
  }

  /// Removes a filter from a group that holds it, and adds it to a group that does not.
  public func toggle(_ filter: Filter, inGroupWithID groupID: FilterGroup.ID) {
    filters.toggle(filter, inGroupWithID: groupID)
  }
}

public import SearchModel

extension FilterState {
  /// The group of a name whose filters must all hold.
  public subscript(and name: String) -> GroupAccessor {
    GroupAccessor(filterState: self, groupID: .and(name: name))
  }

  /// The group of a name and kind of which one filter must hold.
  public subscript(or name: String, filterType: Filter.Kind = .facet) -> GroupAccessor {
    GroupAccessor(filterState: self, groupID: .or(name: name, filterType: filterType))
  }

  /// The hierarchical group of a name.
  public subscript(hierarchical name: String) -> HierarchicalGroupAccessor {
    HierarchicalGroupAccessor(filterState: self, groupID: .hierarchical(name: name))
  }
}

extension FilterState {
  /// Reads and changes one group of a filter state. Changes are silent until the state notifies.
  public protocol GroupAccess {
    /// The state that holds the group.
    var filterState: FilterState { get }
    /// The group's id; the group itself may not exist yet.
    var groupID: FilterGroup.ID { get }
  }
}

extension FilterState.GroupAccess {
  /// The filters that the group sends, by their text.
  public var filters: [Filter] { filterState.filters.filters(in: groupID) }

  /// Whether the group sends no filter.
  public var isEmpty: Bool { filters.isEmpty }

  /// Whether the group holds a filter.
  public func contains(_ filter: Filter) -> Bool { filterState.contains(filter, inGroupWithID: groupID) }

  /// Adds filters. A filter of another kind than its `or` group's goes to the `or` group of its own kind with the same
  /// name.
  public func add(_ filters: Filter...) {
    addAll(filters)
  }

  /// Adds filters; see ``add(_:)``.
  public func addAll(_ filters: some Sequence<Filter>) {
    filterState.addAll(filters, toGroupWithID: groupID)
  }

  /// Removes a filter.
  ///
  /// - Returns: whether the group held it.
  @discardableResult
  public func remove(_ filter: Filter) -> Bool { filterState.remove(filter, fromGroupWithID: groupID) }

  /// Removes the given filters.
  public func removeAll(_ filters: some Sequence<Filter>) {
    filterState.removeAll(filters, fromGroupWithID: groupID)
  }

  /// Removes the filters on an attribute.
  public func removeAll(for attribute: String) {
    filterState.removeAll(for: attribute, fromGroupWithID: groupID)
  }

  /// Empties the group; a hierarchical one keeps its attributes and loses its path.
  public func removeAll() {
    filterState.removeAll(fromGroupWithID: groupID)
  }

  /// Removes a filter if the group holds it, and adds it otherwise.
  public func toggle(_ filter: Filter) {
    filterState.toggle(filter, inGroupWithID: groupID)
  }
}

extension FilterState {
  /// One `and` or `or` group of a filter state.
  public struct GroupAccessor: GroupAccess {
    /// The state that holds the group.
    public let filterState: FilterState
    /// The group's id.
    public let groupID: FilterGroup.ID
  }

  /// One hierarchical group of a filter state. Filters added to it hold besides its path.
  public struct HierarchicalGroupAccessor: GroupAccess {
    /// The state that holds the group.
    public let filterState: FilterState
    /// The group's id.
    public let groupID: FilterGroup.ID

    /// The levels and the path; assigning makes the group.
    public var refinement: HierarchicalRefinement {
      get { filterState.filters.refinement(inGroupNamed: groupID.name) ?? HierarchicalRefinement(attributes: []) }
      nonmutating set { filterState.filters.set(newValue, inGroupNamed: groupID.name) }
    }

    /// The attributes of the levels from the top; assigning makes the group.
    public var attributes: [String] {
      get { refinement.attributes }
      nonmutating set { refinement.attributes = newValue }
    }

    /// The names of the chosen levels from the top.
    public var path: [String] {
      get { refinement.path }
      nonmutating set { refinement.path = newValue }
    }

    /// Chooses the place of a key (`Film > Feature`); the present place's key goes one level up.
    public func select(_ key: String) {
      filterState.filters.select(key, inGroupNamed: groupID.name)
    }
  }
}

@available(*, unavailable)
extension FilterState.GroupAccessor: Sendable {}

@available(*, unavailable)
extension FilterState.HierarchicalGroupAccessor: Sendable {}

public import SearchModel

extension FilterState {
  /// A change for ``FilterState/notify(_:)``, named as the method that makes it.
  public struct Command: Sendable {
    let apply: @Sendable (inout FilterGroups) -> Void

    /// A custom change.
    public init(_ apply: @escaping @Sendable (inout FilterGroups) -> Void) {
      self.apply = apply
    }
  }
}

extension FilterState.Command {
  /// Replaces the group with its id.
  public static func set(_ group: FilterGroup) -> Self { Self { $0.set(group) } }

  /// Adds a filter to a group.
  public static func add(_ filter: Filter, toGroupWithID groupID: FilterGroup.ID) -> Self {
    Self { $0.add(filter, toGroupWithID: groupID) }
  }

  /// Adds filters to a group.
  public static func addAll(_ filters: [Filter], toGroupWithID groupID: FilterGroup.ID) -> Self {
    Self { $0.addAll(filters, toGroupWithID: groupID) }
  }

  /// Removes a filter from a group.
  public static func remove(_ filter: Filter, fromGroupWithID groupID: FilterGroup.ID) -> Self {
    Self { $0.remove(filter, fromGroupWithID: groupID) }
  }

  /// Removes a filter from all groups.
  public static func remove(_ filter: Filter) -> Self { Self { $0.remove(filter) } }

  /// Removes the given filters from a group, or from all groups.
  public static func removeAll(_ filters: [Filter], fromGroupWithID groupID: FilterGroup.ID? = nil) -> Self {
    Self { $0.removeAll(filters, fromGroupWithID: groupID) }
  }

  /// Removes the filters on an attribute from one group, or from all groups.
  public static func removeAll(for attribute: String, fromGroupWithID groupID: FilterGroup.ID? = nil) -> Self {
    Self { $0.removeAll(for: attribute, fromGroupWithID: groupID) }
  }

  /// Empties a group.
  public static func removeAll(fromGroupWithID groupID: FilterGroup.ID) -> Self {
    Self { $0.removeAll(fromGroupWithID: groupID) }
  }

  /// Empties groups.
  public static func removeAll(fromGroupWithIDs groupIDs: [FilterGroup.ID]) -> Self {
    Self { $0.removeAll(fromGroupWithIDs: groupIDs) }
  }

  /// Empties all groups but some.
  public static func removeAllExcept(_ groupIDs: [FilterGroup.ID]) -> Self { Self { $0.removeAllExcept(groupIDs) } }

  /// Empties all groups.
  public static var removeAll: Self { Self { $0.removeAll() } }

  /// Empties the named groups, or all groups except these; without names, all groups.
  public static func clear(_ groupIDs: [FilterGroup.ID]? = nil, mode: FilterClearMode = .specified) -> Self {
    Self { $0.clear(groupIDs, mode: mode) }
  }

  /// Removes a filter from a group that holds it, and adds it to a group that does not.
  public static func toggle(_ filter: Filter, inGroupWithID groupID: FilterGroup.ID) -> Self {
    Self { $0.toggle(filter, inGroupWithID: groupID) }
  }
}

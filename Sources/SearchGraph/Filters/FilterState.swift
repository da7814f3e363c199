public import SearchModel

/// The filters of an index module, in named groups.
///
/// Changes are silent until ``notifyChange()``, so that several make one search. Source of the behaviour: InstantSearch's
/// `FilterState`. A filter state is confined to the isolation domain that made it.
public final class FilterState {
  /// The groups; equal kinds have different names.
  public private(set) var groups: [FilterGroup]
  /// Fires after ``notifyChange()``.
  public let onChange = Signal<[FilterGroup]>()

  /// A state with groups.
  public init(groups: [FilterGroup] = []) {
    self.groups = groups
  }

  /// The text of all groups as a request sends it, nil without filters.
  public var text: String? { FilterGroup.text(of: groups) }

  /// Puts a group in the place of the one with its name and kind, or adds it.
  public func set(_ group: FilterGroup) {
    if let index = groups.firstIndex(where: { $0.name == group.name && $0.kind.isSameCombination(as: group.kind) }) {
      groups[index] = group
    } else {
      groups.append(group)
    }
  }

  /// Tells the connected components that the groups changed.
  public func notifyChange() {
    onChange.fire(groups)
  }
}

@available(*, unavailable)
extension FilterState: Sendable {}

extension FilterGroup.Kind {
  /// Whether filters combine in the same way, whatever path a hierarchy has.
  fileprivate func isSameCombination(as other: FilterGroup.Kind) -> Bool {
    switch (self, other) {
    case (.and, .and), (.or, .or), (.hierarchical, .hierarchical): true
    default: false
    }
  }
}

public import SearchModel

/// The filters of an index module, in groups.
///
/// Changes are silent until ``notifyChange()`` or ``notify(_:)``, so that several changes start one search:
///
///     filterState[or: "genres"].add(Filter(attribute: "genre", stringValue: "Drama"))
///     filterState[and: "years"].add(Filter(attribute: "year", operator: .greaterOrEqual, value: 1990))
///     filterState.notifyChange()
///
/// Source of the behaviour: InstantSearch's `FilterState`. A filter state is confined to the isolation domain that made
/// it.
public final class FilterState {
  /// The filters as a value, so that a copy does not change any more. Assigning is silent, too.
  public var filters: FilterGroups
  /// Fires after ``notifyChange()`` and ``notify(_:)`` with the groups, and retains the last ones.
  public let onChange = Signal<[FilterGroup]>(retainsLastValue: true)

  /// A state with groups. Groups with the same id are joined, and an `or` group of several kinds becomes one group per
  /// kind.
  public init(groups: [FilterGroup] = []) {
    filters = FilterGroups(groups)
  }

  /// A state with the given filters.
  public init(filters: FilterGroups) {
    self.filters = filters
  }

  /// A state with the filters of a text; see ``FilterGroups/init(parsing:)`` for the groups' names.
  ///
  /// - Throws: ``FilterSyntaxError`` with the place of the error.
  public init(text: String) throws(FilterSyntaxError) {
    filters = try FilterGroups(parsing: text)
  }

  /// A separate state with the same filters and no subscribers.
  public func copy() -> FilterState { FilterState(filters: filters) }

  /// Notifies the connected components that the filters changed.
  public func notifyChange() {
    onChange.fire(groups)
  }

  /// Carries out commands in their order, then notifies the connected components once.
  public func notify(_ commands: Command...) {
    for command in commands { command.apply(&filters) }
    notifyChange()
  }
}

// What the filters are.
extension FilterState {
  /// The groups in the order of the printed text. `and` and `or` groups are there as long as they hold a filter.
  public var groups: [FilterGroup] { filters.groups }

  /// The text of all groups as a request sends it; nil without filters.
  public var text: String? { filters.text }

  /// The filters in the older list form.
  package var legacyFilters: LegacyFilters { filters.legacyFilters }

  /// The filters of all groups, each once.
  public var allFilters: [Filter] { filters.allFilters }

  /// Whether there is no filter at all.
  public var isEmpty: Bool { filters.isEmpty }

  /// The filters that a group sends.
  public func getFilters(forGroupWithID groupID: FilterGroup.ID) -> [Filter] { filters.filters(in: groupID) }

  /// Whether a group holds a filter; an `or` id stands for the group of the filter's kind.
  public func contains(_ filter: Filter, inGroupWithID groupID: FilterGroup.ID) -> Bool {
    filters.contains(filter, inGroupWithID: groupID)
  }

  /// Whether any group holds a filter.
  public func contains(_ filter: Filter) -> Bool { filters.contains(filter) }
}

@available(*, unavailable)
extension FilterState: Sendable {}

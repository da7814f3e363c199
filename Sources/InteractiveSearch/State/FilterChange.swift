import Diagnostics
import SearchGraph
import SearchModel

/// A filter that is chosen or deselected in the filter panel.
enum FilterChange: Sendable, Hashable {
  /// A value of a facet.
  case facet(attribute: String, value: String, isDisjunctive: Bool)
  /// A filter of a group.
  case filter(Filter, groupID: FilterGroup.ID)
  /// A place in a tree of categories, by its key.
  case place(key: String, groupName: String)

  /// Carries the change out and tells the searchers.
  func apply(to filterState: FilterState) {
    switch self {
    case .facet(let attribute, let value, let isDisjunctive):
      let (id, chosen) = Self.choice(of: value, attribute: attribute, isDisjunctive, in: filterState.groups)
      if chosen.isEmpty {
        filterState.add(Filter(attribute: attribute, stringValue: value), toGroupWithID: id)
      } else {
        filterState.removeAll(chosen, fromGroupWithID: id)
      }
    case .filter(let filter, let groupID): filterState.toggle(filter, inGroupWithID: groupID)
    case .place(let key, let groupName): filterState[hierarchical: groupName].select(key)
    }
    filterState.notifyChange()
  }

  /// The group that a value of a facet belongs to, and the filters in it that stand for the value.
  ///
  /// It is the group that holds nothing but values of the facet, so that the spec's choices can be deselected; else one
  /// with the facet's name.
  private static func choice(
    of value: String, attribute: String, _ isDisjunctive: Bool, in groups: [FilterGroup]
  ) -> (id: FilterGroup.ID, chosen: [Filter]) {
    let own = groups.filter { group in
      guard group.kind == .and || group.kind == .or else { return false }
      return group.filters.allSatisfy {
        $0.attribute.hasSameBytes(as: attribute) && $0.facetValue != nil && !$0.isNegated
      }
    }
    let holder = own.first { group in group.filters.contains { $0.isValue(value) } } ?? own.first
    guard let holder else {
      let kind: Filter.Kind = attribute == "_tags" ? .tag : .facet
      return (isDisjunctive ? .or(name: attribute, filterType: kind) : .and(name: attribute), [])
    }
    return (holder.id, holder.filters.filter { $0.isValue(value) })
  }
}

extension Filter {
  /// The text of the facet value that the filter asks for; nil for numbers and ranges.
  var facetValue: String? {
    switch condition {
    case .facet(_, let value): value.text
    case .tag(let tag): tag
    case .comparison, .range: nil
    }
  }

  /// Whether the filter asks for a value, which filters compare without regard to case.
  func isValue(_ value: String) -> Bool {
    facetValue?.lowercased() == value.lowercased() && !isNegated
  }
}

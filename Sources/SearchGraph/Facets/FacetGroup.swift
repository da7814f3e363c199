import SearchModel

/// The group of a filter state in which a facet list keeps its choices.
struct FacetGroup {
  let attribute: String
  let name: String
  let refinementOperator: RefinementOperator

  private var kind: FilterGroup.Kind {
    switch refinementOperator {
    case .and: .and
    case .or: .or
    }
  }

  /// The filters that stand for chosen values: those of the list's own attribute, whatever type the value has.
  func choices(in groups: [FilterGroup]) -> [Filter] {
    groups.filter(isHome).flatMap(\.filters).filter { filter in
      filter.kind == .facet && filter.attribute == attribute && !filter.isNegated
    }
  }

  /// The group with nothing but the given values in it.
  ///
  /// - Parameter known: filters by the text of their values, taken as they are, so that numbers and booleans stay such.
  func group(choosing values: Set<String>, known: [String: [Filter]]) -> FilterGroup {
    let filters = values.sorted(by: utf8Precedes).flatMap { value in
      known[value] ?? [Filter(.facet(attribute: attribute, value: .string(value)))]
    }
    return FilterGroup(name: name, kind: kind, filters: filters)
  }

  /// Whether a group is the list's: groups of tags or numbers may have the same name.
  private func isHome(_ group: FilterGroup) -> Bool {
    group.name == name && group.kind == kind
      && (kind == .and || group.filters.allSatisfy { $0.kind == .facet })
  }
}

extension Filter {
  /// The text of the value that a facet filter compares with, nil for other filters.
  var facetText: String? {
    guard case .facet(_, let value) = condition else { return nil }
    return value.text
  }
}

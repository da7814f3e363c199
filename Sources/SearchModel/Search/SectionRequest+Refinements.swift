extension SectionRequest {
  /// The text to search for; in a search for facet values, the text that selects the records to count.
  public var query: String { parameters.query }

  /// The facet values that records must have, by attribute, sorted by their bytes and without duplicates.
  ///
  /// They follow from the filter groups: `and` and `or` groups, and the deepest level of a hierarchical one. Negated
  /// filters are not refinements; ``filterGroups`` has them. Modelled on the Helper's `SearchParameters`.
  public var facetRefinements: [String: [String]] {
    Filter.facetRefinements(in: filterGroups.flatMap(\.effectiveFilters))
  }

  /// The comparisons and ranges that numbers must meet, by attribute, sorted by their text and without duplicates.
  public var numericRefinements: [String: [Filter]] {
    let filters = filterGroups.flatMap(\.effectiveFilters).filter { $0.kind == .numeric }
    return Dictionary(grouping: Set(filters), by: \.attribute)
      .mapValues { $0.sorted { utf8Precedes($0.description, $1.description) } }
  }

  /// The attributes of numeric filters in `or` groups, of which one must hold; sorted.
  public var disjunctiveNumerics: [String] {
    let filters = filterGroups.filter { $0.kind == .or }.flatMap(\.filters).filter { $0.kind == .numeric }
    return Set(filters.map(\.attribute)).sorted(by: utf8Precedes)
  }
}

extension SearchParameters {
  /// The order of facet values that `sortFacetValuesBy` asks for: by count unless it says otherwise.
  package var facetOrder: FacetOrder { FacetOrder(rawValue: self["sortFacetValuesBy"]?.stringValue ?? "") ?? .count }

  /// The facet values that `facetFilters` and `filters` ask for, by attribute; what does not parse asks for nothing.
  var facetRefinements: [String: [String]] {
    let lists = self["facetFilters"].flatMap { try? FilterExpression(list: $0, of: .facet) }
    let text = filters.flatMap { try? FilterExpression($0) }
    return Filter.facetRefinements(in: [lists, text].compactMap(\.self).flatMap(\.clauses).flatMap(\.filters))
  }
}

extension Filter {
  /// The values of the facet filters that are not negated, by attribute, sorted and without duplicates.
  static func facetRefinements(in filters: [Filter]) -> [String: [String]] {
    var values: [String: ExactSet] = [:]
    for filter in filters where !filter.isNegated {
      if case .facet(let attribute, let value) = filter.condition { values[attribute, default: []].insert(value.text) }
    }
    return values.mapValues { $0.sorted(by: utf8Precedes) }
  }
}

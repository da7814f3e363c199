import SearchModel

/// The filters of a request in the forms that placeholders have them.
struct RequestFilters {
  /// All filters as Algolia's text: the filter state's, then the request's own; nil without any.
  let text: String?
  /// The entries of the request's own `facetFilters`, then the filters on facets and tags, as Algolia's lists; nil without
  /// any.
  let facetFilters: JSON?
  /// The facet values asked for by attribute, sorted.
  let refinements: [String: [String]]
  /// The groups of the filter state and the clauses of the request's own filters.
  let groups: [FilterGroup]
  /// Whether filters compare numbers, which `facetFilters` do not.
  let comparesNumbers: Bool

  /// The filters of a request.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` when a filter text does not parse.
  init(_ request: SectionRequest) throws(SearchError) {
    let own: FilterGroups
    do throws(FilterSyntaxError) {
      text = try FilterExpression.joined(
        FilterGroup.text(of: request.filterGroups), request.parameters.filters.map { [$0] } ?? [])
      own = try FilterGroups(parsing: request.parameters.filters ?? "")
    } catch {
      throw SearchError(.badRequest, "filters: \(error.message)")
    }
    // One after the other: the names of the clauses are not those of the groups.
    let lists = [FilterGroups(request.filterGroups), own].map(LegacyFilters.init)
    let given = request.parameters["facetFilters"].flatMap(FilterExpression.entries) ?? []
    let entries = given + lists.flatMap { $0.facetFilters?.arrayValue ?? [] }
    facetFilters = entries.isEmpty ? nil : .array(entries)
    comparesNumbers = lists.contains { $0.numericFilters != nil }
    groups = request.filterGroups + own.groups
    var values: [String: Set<String>] = [:]
    for filter in groups.flatMap(\.effectiveFilters) where !filter.isNegated {
      if case .facet(let attribute, let value) = filter.condition { values[attribute, default: []].insert(value.text) }
    }
    refinements = values.mapValues { $0.sorted(by: utf8Precedes) }
  }

  /// Why lists of values by attribute cannot say what the filters ask for; nil when they can.
  ///
  /// They say that each attribute has all its values, or one of them where the attribute is disjunctive.
  func refusalAsRefinements(disjunctive: [String]) -> String? {
    for group in groups {
      let filters = group.effectiveFilters
      if let filter = filters.first(where: { !$0.isRefinement }) {
        return "has no place for the filter \(filter) in {refinements}; write {filters} into its request"
      }
      guard group.kind == .or, filters.count > 1 else {
        // Of a disjunctive attribute one value is enough, but all of these must be there.
        guard
          let filter = filters.first(where: {
            disjunctive.contains($0.attribute) && (refinements[$0.attribute]?.count ?? 0) > 1
          })
        else { continue }
        return
          "cannot tell in {refinements} that \(filter) must hold; write {filters} or {facetFilters} into its request"
      }
      let attributes = Set(filters.map(\.attribute))
      guard attributes.count == 1, attributes.allSatisfy(disjunctive.contains) else {
        return "cannot say 'or' between \(filters[0]) and others in {refinements}; write {filters} or {facetFilters}"
          + " into its request"
      }
    }
    return nil
  }
}

extension Filter {
  /// Whether it is a facet value that records must have.
  var isRefinement: Bool { kind == .facet && !isNegated && score == nil }
}

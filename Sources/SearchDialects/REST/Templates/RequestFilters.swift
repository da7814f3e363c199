import SearchModel

/// The filters of a request in the forms that placeholders have them.
struct RequestFilters {
  /// All filters as Algolia's text: the filter state's, then the request's own; nil without any.
  let text: String?
  /// The entries of the request's own `facetFilters`, then the filters on facets and tags, as Algolia's lists; nil
  /// without any.
  let facetFilters: JSON?
  /// The facet values asked for by attribute, sorted.
  let refinements: ExactDictionary<[String]>
  /// The groups of the filter state.
  private let stateGroups: [FilterGroup]
  /// The clauses of the request's own filters.
  private let ownGroups: [FilterGroup]
  /// The filters of a request.
  ///
  /// - Parameters:
  ///   - request: what a section asks.
  ///   - placeholders: the placeholders that are there to fill in; what none of them shows is left empty.
  /// - Throws: ``SearchError`` with the code `badRequest` when a filter text does not parse.
  init(_ request: SectionRequest, for placeholders: Set<Placeholder>) throws(SearchError) {
    let own: FilterGroups
    do throws(FilterSyntaxError) {
      own = try FilterGroups(parsing: request.parameters.filters ?? "")
      text =
        placeholders.contains(.filters)
        ? try FilterExpression.joined(
          FilterGroup.text(of: request.filterGroups), request.parameters.filters.map { [$0] } ?? []) : nil
    } catch {
      throw SearchError(.badRequest, "filters: \(error.message)")
    }
    if placeholders.contains(.facetFilters) {
      // One after the other: the names of the clauses are not those of the groups.
      let lists = [FilterGroups(request.filterGroups), own].map(LegacyFilters.init)
      let given = request.parameters["facetFilters"].flatMap(FilterExpression.entries) ?? []
      let entries = given + lists.flatMap { $0.facetFilters?.arrayValue ?? [] }
      facetFilters = entries.isEmpty ? nil : .array(entries)
    } else {
      facetFilters = nil
    }
    stateGroups = request.filterGroups
    ownGroups = own.groups
    var values: ExactDictionary<ExactSet> = [:]
    for filter in (stateGroups + ownGroups).flatMap(\.effectiveFilters) where !filter.isNegated {
      if case .facet(let attribute, let value) = filter.condition { values[attribute, default: []].insert(value.text) }
    }
    refinements = values.mapValues { $0.sorted(by: utf8Precedes) }
  }

  /// The filters of a text alone.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` when it does not parse.
  init(filterText: String?) throws(SearchError) {
    var parameters: SearchParameters = [:]
    parameters.filters = filterText
    try self.init(SectionRequest(moduleID: "", indexName: "", parameters: parameters), for: [])
  }

  /// The groups of the filter state and, unless they travel by themselves, the clauses of the request's own filters.
  func groups(withOwn: Bool) -> [FilterGroup] { withOwn ? stateGroups + ownGroups : stateGroups }

  /// Why lists of values by attribute cannot say what the filters ask for; nil when they can.
  ///
  /// They say that each attribute has all its values, or one of them where the attribute is disjunctive. Alternatives
  /// in the request's own filters make no attribute disjunctive: they hold for its counts too.
  func refusalAsRefinements(disjunctive: [String]) -> String? {
    stateGroups.lazy.compactMap { refusal(of: $0, disjunctive: disjunctive) }.first
      ?? ownGroups.lazy.compactMap { refusal(of: $0, disjunctive: $0.kind == .or ? [] : disjunctive) }.first
  }

  private func refusal(of group: FilterGroup, disjunctive: [String]) -> String? {
    let filters = group.effectiveFilters
    let advice = "; write {filters} or {facetFilters} into its request"
    if group.kind == .or, filters.count > 1 {
      let attributes = Set(filters.map(\.attribute))
      guard attributes.count == 1, attributes.allSatisfy(disjunctive.contains) else {
        return "cannot say 'or' between \(filters[0]) and others in {refinements}\(advice)"
      }
      return nil
    }
    // Of a disjunctive attribute one value is enough, but all of these must be there.
    let required = filters.first { filter in
      disjunctive.contains(filter.attribute) && (refinements[filter.attribute]?.count ?? 0) > 1
    }
    guard group.kind != .or, let required else { return nil }
    return "cannot tell in {refinements} that \(required) must hold\(advice)"
  }
}

extension Filter {
  /// Whether it is a facet value that records must have.
  var isRefinement: Bool { kind == .facet && !isNegated && score == nil }
}

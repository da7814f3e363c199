package import SearchModel

extension RESTDialect {
  /// Why the mapping has no place for something.
  package func refusal(of feature: SearchFeature) -> String? {
    switch feature {
    case .parameter(let name, let value): refusal(ofParameter: name, value)
    case .filter(let filter): refusal(of: filter)
    case .filterGroup(let kind): refusal(of: kind)
    case .disjunctiveFacet: refusalOfDisjunctiveFacets
    case .facetAfterDistinct: nil
    case .facetValues: "has no search in facet values: a mapping says only how records are found"
    case .pages:
      isPaged ? nil : "cannot load further pages: its request has no {page}, {pageNumber} or {offset}"
    }
  }

  private static let missingFilters = "cannot filter: its request has no {filters}, {facetFilters} or {refinements}"

  private var hasFilters: Bool { has(.filters) || has(.facetFilters) || has(.refinements) }

  private var hasRefinementsOnly: Bool { !has(.filters) && !has(.facetFilters) && has(.refinements) }

  /// Whether pages after the first one can be asked for.
  var isPaged: Bool { has(.page) || has(.pageNumber) || has(.offset) || has(.parameter("page")) }

  func has(_ placeholder: Placeholder) -> Bool { mapping.placeholders.contains(placeholder) }

  private func refusal(of kind: FilterGroup.Kind) -> String? {
    // Its levels are counted under different filters, which takes separate requests.
    if case .hierarchical = kind { return "cannot count the levels of a hierarchy: it answers with one request" }
    return hasFilters ? nil : Self.missingFilters
  }

  private func refusal(of filter: Filter) -> String? {
    guard hasFilters else { return Self.missingFilters }
    if has(.filters) { return nil }
    if has(.facetFilters) {
      return filter.kind == .numeric
        ? "cannot compare numbers: its request has {facetFilters}, but no {filters}" : nil
    }
    guard !filter.isRefinement else { return nil }
    return "cannot filter by \(filter): its request has {refinements}, but no {filters}"
  }

  private var refusalOfDisjunctiveFacets: String? {
    guard mapping.facets != nil else { return "cannot count facets: its response has no path 'facets'" }
    guard has(.disjunctiveFacets) || has(.facetFilters) || has(.refinements) else {
      return "cannot count disjunctive facets: its request has no {disjunctiveFacets}, {facetFilters} or {refinements}"
    }
    return nil
  }

  /// Whether the settings of an index say anything: a mapping says only what a query asks.
  package var takesSettings: Bool { false }

  /// Whether a parameter is about what Algolia's service knows of its users: it is sent where there is a place for it.
  package func ignores(_ parameter: String) -> Bool {
    SearchParameter.namesAboutUsers.contains(parameter) && !has(.parameter(parameter))
  }

  /// What a mapping does with a parameter of Algolia's. It has nothing to do with the settings of an index.
  package static func support(of parameter: SearchParameter) -> RemoteSupport {
    parameter.isQueryParameter && !SearchParameter.namesAboutUsers.contains(parameter.name) ? .placed : .withoutEffect
  }

  private func refusal(ofParameter name: String, _ value: JSON) -> String? {
    guard !has(.parameter(name)), !ignores(name) else { return nil }
    // What is said anyway needs no place.
    if let usual = SearchParameter.byName[name]?.defaultValue, usual == value { return nil }
    let missing = "has no place for '\(name)': its request has no {params.\(name)}"
    switch name {
    case "query": return has(.query) || value == "" ? nil : "cannot search for a text: its request has no {query}"
    case "page": return isPaged || value == 0 ? nil : refusal(of: .pages)
    case "hitsPerPage":
      return has(.hitsPerPage) || value == 20
        ? nil : "has no place for 'hitsPerPage': its request has no {hitsPerPage}"
    case "filters":
      guard hasFilters, let filters = try? RequestFilters(filterText: value.stringValue) else {
        return hasFilters ? nil : Self.missingFilters
      }
      return hasRefinementsOnly ? filters.refusalAsRefinements(disjunctive: []) : nil
    case "facetFilters":
      return has(.facetFilters) ? nil : "has no place for 'facetFilters': its request has no {facetFilters}"
    // These are seen to when the answer is read.
    case "facets", "maxValuesPerFacet", "sortFacetValuesBy":
      return mapping.facets != nil
        ? nil : "has no place for '\(name)': its response has no path 'facets'"
    case "highlightPreTag", "highlightPostTag": return mapping.highlights != nil ? nil : missing
    default: return missing
    }
  }

  /// Why a request cannot be encoded; nil when it can.
  func refusal(of request: SectionRequest, filters: RequestFilters) -> String? {
    if case .facetValues(let attribute, _, _) = request.target {
      return refusal(of: .facetValues(attribute: attribute))
    }
    for (name, value) in request.parameters.object {
      if let refusal = refusal(ofParameter: name, value) { return refusal }
    }
    for group in request.filterGroups {
      if let refusal = refusal(of: group.kind) { return refusal }
    }
    for filter in filters.groups(withOwn: !has(.parameter("filters"))).flatMap(\.filters) {
      if let refusal = refusal(of: filter) { return refusal }
    }
    let disjunctive = FacetingRecipe.disjunctiveAttributes(of: request)
    if disjunctive.contains(where: request.countedFacets.contains), let refusal = refusalOfDisjunctiveFacets {
      return refusal
    }
    guard hasRefinementsOnly else { return nil }
    return filters.refusalAsRefinements(disjunctive: disjunctive)
  }
}

extension SectionRequest {
  /// The attributes whose values are counted: those asked for and those declared disjunctive, each once in this order.
  var countedFacets: [String] {
    Array(ExactSet(parameters.facets).union(disjunctiveFacets.sorted(by: utf8Precedes)))
  }
}

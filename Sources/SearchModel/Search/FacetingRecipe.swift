import Diagnostics

/// Turns a section request into the subrequests that disjunctive and hierarchical facets need, and their answers into
/// one.
///
/// A disjunctive facet keeps counting the values that its own refinement would hide, so each is counted by a separate
/// request without that refinement; a hierarchical facet counts the siblings of each chosen level the same way. Source
/// of the behaviour: InstantSearch's query builder, with the subrequests in a fixed order. A backend sends what a
/// ``Plan`` asks and hands it the answers.
package enum FacetingRecipe {
  /// The subrequests: the main one, one per disjunctive attribute sorted by name, then hierarchical levels from the
  /// top.
  ///
  /// - Throws: ``FilterSyntaxError`` when the request's own `filters` text does not parse.
  package static func expand(_ request: SectionRequest) throws(FilterSyntaxError) -> [SearchSubrequest] {
    var subrequests = [try subrequest(of: request, groups: request.filterGroups)]
    guard request.target == .hits else { return subrequests }
    for attribute in disjunctiveAttributes(of: request) {
      subrequests.append(
        try countRequest(of: request, attribute: attribute, groups: groups(of: request, without: attribute)))
    }
    for group in request.filterGroups {
      guard case .hierarchical(let refinement) = group.kind, !refinement.path.isEmpty else { continue }
      for level in refinement.attributes.indices.prefix(refinement.path.count + 1) {
        subrequests.append(
          try countRequest(
            of: request, attribute: refinement.attributes[level],
            groups: groups(of: request, replacing: group, with: refinement, upTo: level)))
      }
    }
    return subrequests
  }

  /// How many subrequests ``expand(_:)`` makes, without making them.
  package static func requestCount(of request: SectionRequest) -> Int {
    guard request.target == .hits else { return 1 }
    let levelCounts = request.filterGroups.map { group in
      guard case .hierarchical(let refinement) = group.kind, !refinement.path.isEmpty else { return 0 }
      return min(refinement.attributes.count, saturatingSum(refinement.path.count, 1))
    }
    return levelCounts.reduce(saturatingSum(disjunctiveAttributes(of: request).count, 1), saturatingSum)
  }

  /// The disjunctive attributes: declared ones and those of facet filters in `or` groups, sorted.
  package static func disjunctiveAttributes(of request: SectionRequest) -> [String] {
    var attributes = ExactSet(request.disjunctiveFacets)
    for group in request.filterGroups where group.kind == .or {
      for filter in group.filters where filter.kind == .facet { attributes.insert(filter.attribute) }
    }
    return attributes.sorted(by: utf8Precedes)
  }

  /// The facet values that the filter state asks for, by attribute.
  package static func chosenValues(in request: SectionRequest) -> ExactDictionary<ExactSet> {
    var chosen: ExactDictionary<ExactSet> = [:]
    for filter in request.filterGroups.flatMap(\.filters) where !filter.isNegated {
      if case .facet(let attribute, let value) = filter.condition { chosen[attribute, default: []].insert(value.text) }
    }
    return chosen
  }
}

extension FacetingRecipe {
  /// The request with the filters of groups in front of its own filter text.
  private static func subrequest(
    of request: SectionRequest, groups: [FilterGroup]
  ) throws(FilterSyntaxError) -> SearchSubrequest {
    var parameters = request.parameters
    // Every request says these three, so that nothing depends on the defaults of a backend.
    parameters.query = parameters.query
    parameters.page = parameters.page
    parameters.hitsPerPage = parameters.hitsPerPage ?? 20
    parameters.filters = try FilterExpression.joined(
      FilterGroup.text(of: groups), request.parameters.filters.map { [$0] } ?? [])
    return SearchSubrequest(indexName: request.indexName, target: request.target, parameters: parameters)
  }

  /// A request that only counts the values of one attribute.
  private static func countRequest(
    of request: SectionRequest, attribute: String, groups: [FilterGroup]
  ) throws(FilterSyntaxError) -> SearchSubrequest {
    var subrequest = try subrequest(of: request, groups: groups)
    subrequest.parameters.facets = [attribute]
    subrequest.parameters.hitsPerPage = 0
    subrequest.parameters["attributesToRetrieve"] = []
    subrequest.parameters["attributesToHighlight"] = []
    subrequest.parameters["analytics"] = false
    return subrequest
  }

  /// The groups with the facet filters of an attribute taken out of the `or` groups.
  private static func groups(of request: SectionRequest, without attribute: String) -> [FilterGroup] {
    request.filterGroups.map { group in
      guard group.kind == .or else { return group }
      var group = group
      group.filters.removeAll { $0.kind == .facet && $0.attribute.hasSameBytes(as: attribute) }
      return group
    }
  }

  /// The groups with the deepest filter of a path taken out of the hierarchical and `and` groups and, below the top
  /// level, the filter of the level above put in.
  private static func groups(
    of request: SectionRequest, replacing hierarchy: FilterGroup, with refinement: HierarchicalRefinement,
    upTo level: Int
  ) -> [FilterGroup] {
    let deepest = refinement.deepestFilter
    return request.filterGroups.map { group in
      var group = group
      if group == hierarchy {
        var shortened = refinement
        shortened.path = Array(refinement.path.prefix(level))
        group.kind = .hierarchical(shortened)
      } else if group.kind == .and {
        group.filters.removeAll { $0 == deepest }
      }
      return group
    }
  }
}

/// The request of one section to its backend: its parameters and, as a structure, the filters of its filter state.
///
/// The structure lets a backend map filters in its own way. A backend that does not do that gets Algolia's subrequests,
/// into which `FacetingRecipe` expands it. The embedded engine gets those of a section together, and computes their
/// counts in one pass.
public struct SectionRequest: Sendable, Hashable {
  /// What a section searches for.
  public enum Target: Sendable, Hashable {
    /// Records.
    case hits
    /// Values of a facet that match a given text, among the records that the parameters match.
    case facetValues(attribute: String, facetQuery: String, maxFacetHits: Int)
  }

  /// The id of the section's module.
  public var moduleID: String
  /// The index to search.
  public var indexName: String
  /// Records or facet values.
  public var target: Target
  /// The parameters without the filter state's filters.
  public var parameters: SearchParameters
  /// The groups of the filter state.
  public var filterGroups: [FilterGroup]
  /// The attributes declared disjunctive, in addition to those in `or` groups.
  public var disjunctiveFacets: [String]
  /// Whether chosen values of disjunctive facets that no record has are counted as 0 instead of missing.
  public var keepsSelectedEmptyFacets: Bool

  /// A request; parameters that are null are left out of it.
  public init(
    moduleID: String, indexName: String, target: Target = .hits, parameters: SearchParameters = [:],
    filterGroups: [FilterGroup] = [], disjunctiveFacets: [String] = [], keepsSelectedEmptyFacets: Bool = true
  ) {
    self.moduleID = moduleID
    self.indexName = indexName
    self.target = target
    self.parameters = parameters.withoutNulls
    self.filterGroups = filterGroups
    self.disjunctiveFacets = disjunctiveFacets
    self.keepsSelectedEmptyFacets = keepsSelectedEmptyFacets
  }
}

/// One of the requests that a section request consists of, in Algolia's terms.
public struct SearchSubrequest: Sendable, Hashable {
  /// The index to search.
  public var indexName: String
  /// Records or facet values.
  public var target: SectionRequest.Target
  /// All parameters with their final values; filters are text.
  public var parameters: SearchParameters

  /// A subrequest.
  public init(indexName: String, target: SectionRequest.Target = .hits, parameters: SearchParameters) {
    self.indexName = indexName
    self.target = target
    self.parameters = parameters
  }
}

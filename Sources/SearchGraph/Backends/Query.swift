public import SearchModel

/// What a ``SearchClient`` is asked.
///
/// Source of the name: the backend guide. What it is in truth, a ``RefinedQuery``, says more.
public protocol Query: Sendable {
  /// The parameters of the search, the text among them.
  var parameters: SearchParameters { get }
}

extension Query {
  /// The text to search for; nil when none was set.
  public var query: String? { parameters["query"]?.stringValue }
  /// The page, from 0.
  public var page: Int { parameters.page }
  /// How many hits a page holds; nil for the backend's own number.
  public var hitsPerPage: Int? { parameters.hitsPerPage }
  /// The conditions in Algolia's syntax; nil without any.
  public var filters: String? { parameters.filters }
  /// The attributes whose values are counted.
  public var facets: [String] { parameters.facets }

  /// Any other parameter, by Algolia's name; nil when it is not set.
  public subscript(name: String) -> JSON? { parameters[name] }
}

/// A query with the refinements that belong to it.
///
/// Source of the behaviour: the Helper's `SearchParameters`, to which the backend guide casts its `Query`.
public struct RefinedQuery: Query, Hashable {
  /// The parameters of the search. Those that a ``DefaultSearchClient`` is asked with hold the filters as text; those
  /// of a ``SearchClient`` do not hold the refinements.
  public let parameters: SearchParameters
  /// The facets whose own refinements must not lower their counts, sorted.
  public let disjunctiveFacets: [String]
  /// The facet values that records must have, by attribute, sorted.
  public let facetRefinements: [String: [String]]
  /// The attributes of which one numeric condition must hold, sorted.
  public let disjunctiveNumerics: [String]
  /// The comparisons and ranges that numbers must meet, by attribute.
  public let numericRefinements: [String: [Filter]]

  /// A request as a query.
  ///
  /// - Parameters:
  ///   - request: the request, whose refinements the query has.
  ///   - parameters: other parameters than the request's; nil for those.
  init(_ request: SectionRequest, parameters: SearchParameters? = nil) {
    self.parameters = parameters ?? request.parameters
    disjunctiveFacets = FacetingRecipe.disjunctiveAttributes(of: request)
    facetRefinements = request.facetRefinements
    disjunctiveNumerics = request.disjunctiveNumerics
    numericRefinements = request.numericRefinements
  }
}

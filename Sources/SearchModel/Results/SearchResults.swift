/// The answer to one search: a wrapper around its JSON with typed access to the most common members.
///
/// A custom backend returns this type. Source of the behaviour: the Helper's `SearchResults`. Optional members that are
/// missing or of another type get a default silently. Mandatory members are checked once, when the results are made.
public struct SearchResults: Sendable, Hashable {
  /// The answer as received, every member reachable.
  public let content: JSONObject
  /// The facets whose own refinements do not lower their counts.
  public let disjunctiveFacets: [String]
  /// The hits of the page.
  public let hits: [JSONObject]
  /// How many records match in all.
  public let nbHits: Int
  /// How long the search took, in milliseconds; 0 when the backend does not say.
  public let processingTimeMS: Int
  /// The text that was searched for.
  public let query: String
  /// The parameters of the search.
  public let params: SearchParameters
  /// The facet values that the search was refined by, sorted, by attribute.
  let refinements: [String: [String]]

  /// Wraps an answer of Algolia, or one in its shape.
  ///
  /// - Throws: ``SearchError`` with the code `badResponse` that names `hits`, `nbHits`, `processingTimeMS`, `query` or
  ///   `params` when it is missing or of another type, in this order; the error that the answer itself reports.
  public init(content: JSONObject, disjunctiveFacets: [String] = []) throws(SearchError) {
    if let error = SearchError(reportedIn: content) { throw error }
    let reader = ContentReader(content: content)
    guard let hits = try reader.objects("hits") else { throw reader.missing("hits") }
    guard let nbHits = try reader.count("nbHits") else { throw reader.missing("nbHits") }
    guard let processingTimeMS = try reader.count("processingTimeMS") else { throw reader.missing("processingTimeMS") }
    guard let query = try reader.text("query") else { throw reader.missing("query") }
    guard let params = try reader.text("params") else { throw reader.missing("params") }
    self.init(
      content: content, disjunctiveFacets: disjunctiveFacets, hits: hits, nbHits: nbHits,
      processingTimeMS: processingTimeMS, query: query, params: SearchParameters(urlEncoded: params))
  }

  /// Results of a backend that does not use Algolia's format.
  ///
  /// - Parameters:
  ///   - nbHits: How many records match in all.
  ///   - hits: The hits of the page, each with an `objectID`.
  ///   - extraContent: Further members of Algolia's answer, such as `facets`, `page` and `nbPages`; of `hits` and
  ///     `nbHits` the arguments win.
  public init(nbHits: Int, hits: [JSONObject], extraContent: JSONObject = [:]) {
    var content: JSONObject = ["hits": .array(hits.map(JSON.object)), "nbHits": .integer(nbHits)]
    for (name, value) in extraContent where content[name] == nil { content[name] = value }
    self.init(
      content: content, disjunctiveFacets: [], hits: hits, nbHits: nbHits,
      processingTimeMS: content["processingTimeMS"]?.integerValue ?? 0, query: content["query"]?.stringValue ?? "",
      params: SearchParameters(urlEncoded: content["params"]?.stringValue ?? ""))
  }

  /// The answer that a service gave to a section's request.
  public init(response: SearchResponse, request: SectionRequest) {
    var params = request.parameters
    // A filter text that does not parse has no answer, so the groups' own text is enough where it cannot be joined.
    let text = FilterGroup.text(of: request.filterGroups)
    params.filters = (try? FilterExpression.joined(text, params.filters.map { [$0] } ?? [])) ?? text
    var content = response.content
    let query = content["query"]?.stringValue ?? request.parameters.query
    content["hits"] = .array(response.hits.map(JSON.object))
    content["nbHits"] = .integer(response.nbHits)
    let processingTimeMS = content["processingTimeMS"]?.integerValue ?? 0
    content["processingTimeMS"] = .integer(processingTimeMS)
    content["query"] = .string(query)
    if content["params"]?.stringValue == nil { content["params"] = .string(params.urlEncoded) }
    self.init(
      content: content, disjunctiveFacets: FacetingRecipe.disjunctiveAttributes(of: request), hits: response.hits,
      nbHits: response.nbHits, processingTimeMS: processingTimeMS, query: query, params: params)
  }

  private init(
    content: JSONObject, disjunctiveFacets: [String], hits: [JSONObject], nbHits: Int, processingTimeMS: Int,
    query: String, params: SearchParameters
  ) {
    self.content = content
    self.disjunctiveFacets = disjunctiveFacets
    self.hits = hits
    self.nbHits = nbHits
    self.processingTimeMS = processingTimeMS
    self.query = query
    self.params = params
    refinements = params.facetRefinements
  }
}

extension SearchResponse {
  /// Reads a custom backend's results for a request.
  ///
  /// The results are those of the requested page: `page` and `hitsPerPage` come from the request if they are missing.
  /// - Throws: ``SearchError`` with the code `badResponse` for an optional member of an impossible type.
  public init(_ results: SearchResults, for request: SectionRequest) throws(SearchError) {
    try self.init(content: results.content, facetOrder: request.parameters.facetOrder)
    if results.content["page"] == nil { page = max(request.parameters.page, 0) }
    if results.content["hitsPerPage"] == nil { hitsPerPage = max(request.parameters.hitsPerPage ?? 20, 0) }
  }
}

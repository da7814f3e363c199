import Diagnostics
package import SearchModel

/// A run of a composition: one search in all of its feeds.
///
/// Source of the members: Algolia's OpenAPI description of compositions.
package struct ServedComposition: Sendable, Hashable {
  /// The composition.
  package var id: String
  /// What every feed is asked, without what is said below.
  package var parameters: SearchParameters
  /// The facets that count as if nothing of them were chosen.
  package var disjunctiveFacets: [String] = []
  /// The feeds that are wanted, in their order; nil for all.
  package var feedsOrder: [String]?
  /// The records that are to be injected, by the keys of their groups.
  package var injectedItems: [InjectedGroup] = []
  /// The parameters that have no effect here: there are no sorting strategies.
  package var ignored: [String] = []
  /// The parameters as the answer repeats them.
  package var echo: String

  /// A run of the members of a body.
  ///
  /// - Throws: ``ServedFault`` with 400.
  init(_ id: String, _ body: JSONObject) throws(ServedFault) {
    try ServedOperation.refuseOthers(in: body, than: ["params", "feedsOrder"])
    var order: [String]?
    if let value = body["feedsOrder"], value != .null {
      guard let list = value.arrayValue, let names = JSON.array(list).stringListValue else {
        throw ServedFault(400, "'feedsOrder' must be a list of texts")
      }
      order = names
    }
    try self.init(id, parameters: body["params"])
    feedsOrder = order
  }

  /// A run of the parameters of one.
  private init(_ id: String, parameters value: JSON?) throws(ServedFault) {
    self.id = id
    var members: JSONObject = [:]
    if let value, value != .null {
      guard let object = value.objectValue else { throw ServedFault(400, "'params' must be an object") }
      members = object
    }
    try ServedOperation.refuseOthers(in: members, than: Self.names)
    if let value = members["sortBy"], value != .null, value != "" { ignored.append("sortBy") }
    if let value = members["injectedItems"], value != .null { injectedItems = try InjectedItem.groups(in: value) }
    for name in ["injectedItems", "sortBy"] { members[name] = nil }
    let query = try ServedQuery("", members: members)
    parameters = query.parameters
    echo = query.echo
    guard let facets = parameters["facets"]?.stringListValue else { return }
    var names: [String] = []
    for facet in facets {
      if facet.hasPrefix(Self.mark), facet.hasSuffix(")") {
        disjunctiveFacets.append(String(facet.dropFirst(Self.mark.count).dropLast()))
      } else {
        names.append(facet)
      }
    }
    parameters.facets = names + disjunctiveFacets
  }

  private static let mark = "disjunctive("

  private static let names = [
    "analytics", "analyticsTags", "aroundLatLng", "aroundLatLngViaIP", "aroundPrecision", "aroundRadius",
    "clickAnalytics", "enableABTest", "enablePersonalization", "enableReRanking", "enableRules", "facetFilters",
    "facets", "filters", "getRankingInfo", "hitsPerPage", "injectedItems", "insideBoundingBox", "insidePolygon",
    "minimumAroundRadius", "naturalLanguages", "numericFilters", "optionalFilters", "page", "query", "queryLanguages",
    "relevancyStrictness", "ruleContexts", "sortBy", "userToken",
  ]
}

extension ServedComposition {
  /// A search for values of a facet in a composition.
  package struct FacetSearch: Sendable, Hashable {
    /// What the records are searched by that are counted.
    package var run: ServedComposition
    /// The facet.
    package var facet: String
    /// The text that values match.
    package var query: String
    /// How many values are wanted; nil for as many as the settings of the index say.
    package var count: Int?

    /// A search of the members of a body.
    ///
    /// - Throws: ``ServedFault`` with 400.
    init(_ id: String, facet: String, _ body: JSONObject) throws(ServedFault) {
      try ServedOperation.refuseOthers(in: body, than: ["params"])
      var members: JSONObject = [:]
      if let value = body["params"], value != .null {
        guard let object = value.objectValue else { throw ServedFault(400, "'params' must be an object") }
        members = object
      }
      try ServedOperation.refuseOthers(in: members, than: ["query", "maxFacetHits", "searchQuery"])
      self.facet = facet
      query = try ServedQuery.text("query", in: &members) ?? ""
      count = try ServedOperation.number("maxFacetHits", in: members, 1...100)
      run = try ServedComposition(id, parameters: members["searchQuery"])
    }
  }

  /// The filters on facets as groups of a filter state, so that disjunctive facets are counted as such; what is left of
  /// them, as text.
  ///
  /// - Throws: ``ServedFault`` with 400 for filters that do not parse.
  package func groups() throws(ServedFault) -> (groups: [FilterGroup], rest: String?) {
    guard let list = parameters["facetFilters"], list != .null else { return ([], nil) }
    let expression: FilterExpression
    do throws(FilterListError) {
      expression = try FilterExpression(
        list: SearchParameter.byName["facetFilters"]?.canonical(list) ?? list, of: .facet)
    } catch {
      throw ServedFault(400, "facetFilters: \(error.message)")
    }
    var groups: [FilterGroup] = []
    var rest: [FilterGroup] = []
    for (place, clause) in expression.clauses.enumerated() {
      let attributes = ExactSet(clause.filters.map(\.attribute))
      let group = FilterGroup(name: "\(place)", kind: clause.isDisjunction ? .or : .and, filters: clause.filters)
      if attributes.count == 1, let attribute = attributes.first, clause.isDisjunction || clause.filters.count == 1,
        disjunctiveFacets.contains(where: { $0.hasSameBytes(as: attribute) })
      {
        groups.append(FilterGroup(name: "\(place)", kind: .or, filters: clause.filters))
      } else {
        rest.append(group)
      }
    }
    return (groups, FilterGroup.text(of: rest))
  }
}

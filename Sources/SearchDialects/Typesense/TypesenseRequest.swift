import SearchModel

/// One subrequest as searches of Typesense's `multi_search`.
struct TypesenseRequest {
  /// Records or facet values.
  let target: SectionRequest.Target
  /// What is asked but for the text, with the index's settings below the query's parameters.
  let parameters: SearchParameters
  /// What is known of the index.
  let index: TypesenseIndex
  /// The pages to ask for; one without hits for values of a facet.
  let window: TypesenseWindow
  /// Typesense's spelling of the query; `*` for one without words.
  private(set) var query: String
  /// The fields that the query is looked up in.
  let searchFields: [TypesenseIndex.SearchField]
  /// The attributes whose values are counted, in the order asked; `*` is all that are declared.
  let countedFacets: [String]

  /// - Throws: ``SearchError`` when its pages cannot be asked for.
  init(_ subrequest: SearchSubrequest, index: TypesenseIndex) throws(SearchError) {
    self.index = index
    target = subrequest.target
    var parameters = subrequest.parameters
    parameters["query"] = nil
    self.parameters = parameters
    let window = target == .hits ? TypesenseWindow(parameters) : TypesenseWindow(start: 0, count: 0)
    guard let window else { throw SearchError(.unsupported, "Typesense has no page so far behind the first one") }
    self.window = window
    query = Self.spelling(of: subrequest.parameters.query, parameters, in: index)
    searchFields = index.searchFields(
      restrictedTo: parameters["restrictSearchableAttributes"]?.stringListValue ?? [])
    countedFacets = Self.countedFacets(parameters.facets, in: index)
  }

  /// The same request for another text; nil where one of the two has words and the other has none, so that they differ
  /// in more than their texts.
  func asking(_ text: String) -> TypesenseRequest? {
    guard let query = query(asking: text) else { return nil }
    var request = self
    request.query = query
    return request
  }

  /// Typesense's spelling of another text; nil where the request for it differs in more than that.
  func query(asking text: String) -> String? {
    let query = Self.spelling(of: text, parameters, in: index)
    return Self.isText(query) == hasText ? query : nil
  }

  /// How many searches stand for the request.
  var searchCount: Int { window.pages.count + (countsFacetsApart ? 1 : 0) }

  /// Whether facets need a separate search: with groups, Typesense counts groups and not records.
  var countsFacetsApart: Bool { distinct > 0 && !countedFacets.isEmpty && target == .hits }

  /// The searches, in the order in which they are sent.
  ///
  /// - Throws: ``SearchError`` with what has no equal.
  func searches() throws(SearchError) -> [TypesenseSearch] {
    if countsFacetsApart, let attribute = countedFacets.first(where: index.facetsAfterDistinct.contains) {
      throw SearchError(.unsupported, "Typesense \(Self.refusal(ofCountingAfterDistinct: attribute))")
    }
    let common = try commonMembers()
    var searches: [TypesenseSearch] = []
    for page in window.pages {
      var search = common
      if target == .hits { addHits(to: &search) }
      if page == window.pages.lowerBound, !countsFacetsApart { addFacets(to: &search) }
      searches.append(TypesenseSearch(search, page: page, size: window.pageSize, of: index, query: query))
    }
    if countsFacetsApart {
      var search = common
      addFacets(to: &search)
      searches.append(TypesenseSearch(search, page: 1, size: 0, of: index, query: query))
    }
    return searches
  }

  /// Why what is left of groups cannot be counted.
  static func refusal(ofCountingAfterDistinct attribute: String) -> String {
    "counts all records or groups, not what is left of groups: 'afterDistinct(\(attribute))' has no equal where 'distinct'"
      + " is on"
  }

  private func commonMembers() throws(SearchError) -> JSONObject {
    var search: JSONObject = ["collection": .string(index.name)]
    try addQuery(to: &search)
    var filters: [String] = []
    if let text = try TypesenseFilter(index: index).text(of: parameters) { filters.append(text) }
    if let text = try geoFilter() { filters.append(text) }
    if !filters.isEmpty { search["filter_by"] = .string(filters.joined(separator: " && ")) }
    if parameters["enableRules"]?.boolValue == false { search["enable_overrides"] = false }
    return search
  }

  /// What only a search for hits has.
  private func addHits(to search: inout JSONObject) {
    if let order = sortOrder() { search["sort_by"] = .string(order) }
    if distinct > 0, let attribute = index.settings["attributeForDistinct"]?.stringValue {
      search["group_by"] = .string(attribute)
      search["group_limit"] = .integer(distinct)
    }
    if let fields = includedFields { search["include_fields"] = .string(fields.joined(separator: ",")) }
    addHighlights(to: &search)
  }

  /// How many hits of a group are kept; 0 without groups.
  var distinct: Int {
    guard index.settings["attributeForDistinct"]?.stringValue != nil, window.pageSize > 0 || !countedFacets.isEmpty
    else { return 0 }
    switch parameters["distinct"] {
    case .bool(let isOn)?: return isOn ? 1 : 0
    case let value?: return value.integerValue ?? 0
    case nil: return 0
    }
  }
}

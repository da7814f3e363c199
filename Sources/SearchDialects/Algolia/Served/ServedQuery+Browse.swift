package import SearchModel

extension ServedQuery {
  /// How many records a page of browsing has at most.
  package static let largestPage = 1_000

  /// The parameters by which records are browsed: some have fixed values, whatever the request says.
  ///
  /// Source of the list: the operation `browse` of Algolia's OpenAPI description.
  package var browseParameters: SearchParameters {
    var browsing = parameters.overlaid(with: Self.fixed)
    if let tolerance = parameters["typoTolerance"] {
      browsing["typoTolerance"] = .bool(tolerance != false && tolerance != "false")
    }
    for name in ["page", "hitsPerPage", "offset", "length"] { browsing[name] = nil }
    return browsing
  }

  /// The parameters of the request that have no effect when records are browsed, sorted.
  package var namesWithoutEffectInBrowse: [String] {
    parameters.withoutNulls.object.filter { name, value in
      if let fixed = Self.fixed[name] { return value != fixed && value != "" }
      return name == "offset" || name == "length" || name == "page" && value != 0
    }.map(\.key).sorted()
  }

  /// How many records the next page has.
  ///
  /// - Throws: ``ServedFault`` with 400.
  package func browsedCount() throws(ServedFault) -> Int {
    try ServedOperation.number("hitsPerPage", in: parameters.object, 1...Self.largestPage) ?? Self.largestPage
  }

  private static let fixed: SearchParameters = [
    "advancedSyntax": false, "attributesToHighlight": [], "attributesToSnippet": [], "distinct": false,
    "enablePersonalization": false, "enableRules": false, "facets": [], "getRankingInfo": false,
    "ignorePlurals": false, "optionalFilters": [],
  ]

  /// The answer to browsing.
  ///
  /// - Parameters:
  ///   - hits: the records of the page.
  ///   - total: how many records there are on all pages.
  ///   - start: how many come before them.
  ///   - next: where the next page begins; nil for the last page.
  ///   - milliseconds: how long it took.
  package func browseContent(
    _ hits: [JSONObject], total: Int, start: Int, next: ServedCursor?, milliseconds: Int
  ) throws(ServedFault) -> JSON {
    let size = try browsedCount()
    var content: JSONObject = [
      "hits": .array(hits.map(JSON.object)), "page": .integer(start / size), "nbHits": .integer(total),
      "nbPages": .integer(pageCount(of: total, size: size)), "hitsPerPage": .integer(size),
      "query": .string(parameters.query), "params": .string(echo), "exhaustiveNbHits": true,
      "processingTimeMS": .integer(milliseconds),
    ]
    content["cursor"] = (next?.text).map(JSON.string)
    return .object(content)
  }
}

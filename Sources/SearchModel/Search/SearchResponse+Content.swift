extension SearchResponse {
  /// The members that have a property; all others are in ``extra``.
  static let modelledMembers: Set<String> = [
    "hits", "nbHits", "page", "nbPages", "hitsPerPage", "facets", "facets_stats", "facetHits", "exhaustiveNbHits",
    "exhaustiveFacetsCount", "queryAfterRemoval",
  ]

  /// The members that Algolia adds to the attributes of a record. One that is null says nothing.
  private static let addedMembers = ["_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]

  private static func withoutNulls(_ hit: JSONObject) -> JSONObject {
    guard addedMembers.contains(where: { hit[$0] == .null }) else { return hit }
    return hit.filter { $0.value != .null || !addedMembers.contains($0.key) }
  }

  /// Reads Algolia's answer to a search for hits or for facet values.
  ///
  /// Every member may be missing or null: there are then no hits, `page` is 0, `nbPages` 1, `hitsPerPage` 20 and
  /// `nbHits` 0, InstantSearch's own defaults. Statistics of a facet count only with all four numbers.
  /// - Parameter content: The answer as received; ``rawContent`` keeps it.
  /// - Throws: ``SearchError`` with the code `badResponse` for a member of an impossible type, which it names; the
  ///   error that the answer itself reports when it is Algolia's `{"message": …, "status": 4xx}`.
  public init(content: JSONObject) throws(SearchError) {
    try self.init(content: content, facetOrder: .count)
  }

  /// Reads Algolia's answer, facet values in an order, which JSON objects do not promise to keep. That of `facetHits`
  /// stays.
  package init(content: JSONObject, facetOrder: FacetOrder) throws(SearchError) {
    let reader = ContentReader(content: content)
    if let error = SearchError(reportedIn: content) { throw error }
    self.init(
      hits: (try reader.objects("hits") ?? []).map(Self.withoutNulls), nbHits: try reader.count("nbHits") ?? 0,
      page: try reader.count("page") ?? 0, nbPages: try reader.count("nbPages") ?? 1,
      hitsPerPage: try reader.count("hitsPerPage") ?? 20, facets: try Self.facets(in: content, order: facetOrder),
      facetStats: try Self.facetStats(in: content), facetHits: try Self.facetHits(in: content),
      isExhaustive: try Self.isExhaustive(reader),
      queryAfterRemoval: try reader.text("queryAfterRemoval"),
      extra: content.filter { !Self.modelledMembers.contains($0.key) }, rawContent: content)
    isCutShort = !isExhaustive
    isPaginationLimited = try isShortOfHits(reader)
  }

  /// The facet counts of an answer, attributes in its order.
  static func facets(
    in content: JSONObject, order: FacetOrder
  ) throws(SearchError) -> ExactDictionary<[Facet]> {
    var facets: ExactDictionary<[Facet]> = [:]
    let attributes = try ContentReader(content: content).object("facets") ?? [:]
    let reader = ContentReader(content: attributes, prefix: "facets.")
    for attribute in attributes.keys {
      guard let counts = try reader.object(attribute) else { continue }
      let values = ContentReader(content: counts, prefix: "facets.\(attribute).")
      var list: [Facet] = []
      for value in counts.keys {
        if let count = try values.count(value) { list.append(Facet(value: value, count: count)) }
      }
      facets[attribute] = order.sorted(list)
    }
    return facets
  }

  /// The statistics of facets in an answer, incomplete ones left out.
  static func facetStats(
    in content: JSONObject
  ) throws(SearchError) -> ExactDictionary<FacetStats> {
    var stats: ExactDictionary<FacetStats> = [:]
    let attributes = try ContentReader(content: content).object("facets_stats") ?? [:]
    let reader = ContentReader(content: attributes, prefix: "facets_stats.")
    for attribute in attributes.keys {
      if let members = try reader.object(attribute) { stats[attribute] = FacetStats(content: members) }
    }
    return stats
  }

  private static func facetHits(in content: JSONObject) throws(SearchError) -> [Facet]? {
    guard let hits = try ContentReader(content: content).objects("facetHits") else { return nil }
    var facets: [Facet] = []
    for (offset, hit) in hits.enumerated() {
      let reader = ContentReader(content: hit, prefix: "facetHits[\(offset)].")
      guard let value = hit["value"]?.scalarText else { throw reader.missing("value") }
      facets.append(
        Facet(value: value, count: try reader.count("count") ?? 0, highlighted: try reader.text("highlighted")))
    }
    return facets
  }

  /// Whether the page, or the window, that was asked for has fewer hits than match. Estimates, and answers that leave
  /// members out, say nothing.
  private func isShortOfHits(_ reader: ContentReader) throws(SearchError) -> Bool {
    let (sorted, all) = (try reader.count("nbSortedHits"), try reader.count("nbHits"))
    guard isExhaustive, reader.content["hits"]?.arrayValue != nil, let matching = sorted ?? all else { return false }
    if let offset = try reader.count("offset") {
      guard let length = try reader.count("length") else { return false }
      return Self.isShort(hits, isGrouped: true, from: offset, size: length, of: matching)
    }
    guard let page = try reader.count("page"), let size = try reader.count("hitsPerPage") else { return false }
    return Self.isShort(hits, isGrouped: true, from: saturatingProduct(page, size), size: size, of: matching)
  }

  /// Whether a window of hits has fewer of them than match.
  ///
  /// - Parameters:
  ///   - hits: the hits.
  ///   - isGrouped: whether they may be grouped: then their groups count, of which each has a first hit.
  ///   - start: the place of the first one, from 0.
  ///   - size: how many were asked for.
  ///   - matching: how many match.
  package static func isShort(
    _ hits: [JSONObject], isGrouped: Bool, from start: Int, size: Int, of matching: Int
  ) -> Bool {
    let expected = min(size, matching - start)
    guard isGrouped, hits.count >= expected else { return hits.count < expected }
    return hits.count { $0["_distinctSeqID"]?.integerValue ?? 0 == 0 } < expected
  }

  private static func isExhaustive(_ reader: ContentReader) throws(SearchError) -> Bool {
    let details = ContentReader(content: try reader.object("exhaustive") ?? [:], prefix: "exhaustive.")
    let flags = [
      try reader.flag("exhaustiveNbHits"), try reader.flag("exhaustiveFacetsCount"), try details.flag("nbHits"),
      try details.flag("facetsCount"),
    ]
    return !flags.contains(false)
  }
}

extension FacetStats {
  /// Reads the statistics of one facet, nil unless all four members are numbers.
  init?(content: JSONObject) {
    guard let min = content["min"]?.doubleValue, let max = content["max"]?.doubleValue,
      let avg = content["avg"]?.doubleValue, let sum = content["sum"]?.doubleValue
    else { return nil }
    self.init(min: min, max: max, avg: avg, sum: sum)
  }
}

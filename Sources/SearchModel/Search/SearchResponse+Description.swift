extension SearchResponse {
  /// The answer as Algolia's JSON: as received, or written in Algolia's shape when the backend speaks another language.
  ///
  /// When the counts of several answers were merged, they replace the received ones.
  /// - Complexity: O(1) for a received answer without facets, else linear in hits and facet values.
  public var content: JSONObject {
    guard var content = rawContent else { return described }
    let received = (try? Self.facets(in: content, order: .alpha)) ?? [:]
    if received != facets.mapValues(FacetOrder.alpha.sorted) {
      content["facets"] = .object(facets.mapValues(Self.counts))
      content["exhaustiveFacetsCount"] = .bool(isExhaustive)
    }
    if (try? Self.facetStats(in: content)) != facetStats {
      content["facets_stats"] = .object(facetStats.mapValues(\.content))
    }
    return content
  }

  /// The properties in Algolia's shape, what does not apply absent.
  private var described: JSONObject {
    var content: JSONObject = [:]
    if let facetHits {
      content["facetHits"] = .array(facetHits.map { .object($0.content) })
    } else {
      content["hits"] = .array(hits.map(JSON.object))
      content["nbHits"] = .integer(nbHits)
      content["page"] = .integer(page)
      content["nbPages"] = .integer(nbPages)
      content["hitsPerPage"] = .integer(hitsPerPage)
      if !facets.isEmpty { content["facets"] = .object(facets.mapValues(Self.counts)) }
      if !facetStats.isEmpty { content["facets_stats"] = .object(facetStats.mapValues(\.content)) }
      content["exhaustiveNbHits"] = .bool(isExhaustive)
    }
    content["exhaustiveFacetsCount"] = .bool(isExhaustive)
    content["queryAfterRemoval"] = queryAfterRemoval.map(JSON.string)
    for (name, value) in extra where content[name] == nil { content[name] = value }
    return content
  }

  private static func counts(of facets: [Facet]) -> JSON {
    .object(JSONObject(facets.map { ($0.value, .integer($0.count)) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension Facet {
  /// The value as an answer to a search in facet values has it.
  var content: JSONObject {
    ["value": .string(value), "highlighted": .string(highlighted ?? value), "count": .integer(count)]
  }
}

extension FacetStats {
  /// The statistics as an answer has them; whole numbers print without a point.
  var content: JSON {
    func number(_ value: Double) -> JSON { Int(exactly: value).map(JSON.integer) ?? .double(value) }
    return ["min": number(min), "max": number(max), "avg": number(avg), "sum": number(sum)]
  }
}

import Evaluation
import Presentation
import SearchBackends
import SearchGraph
import SearchModel

// A saved result with its rows, as tables and texts show it. What they do not show, such as the counts of facets beside
// hits, is left aside.
extension SavedRunReader.Entry {
  /// The result.
  var wholeResult: QueryResult {
    let members = json.objectValue ?? [:]
    return QueryResult(
      query: result.query, id: result.id, row: members["row"]?.objectValue ?? [:],
      sections: (members["sections"]?.arrayValue ?? []).compactMap(SectionResult.init(saved:)),
      milliseconds: members["timings"]?.objectValue?["milliseconds"]?.doubleValue)
  }

  /// Whether the result tells how long it took.
  var isTimed: Bool { json.objectValue?["timings"] != nil }
}

extension SectionResult {
  fileprivate init?(saved json: JSON) {
    guard let members = json.objectValue, let module = members["module"]?.stringValue,
      let status = members["status"]?.stringValue.flatMap(SectionStatus.init)
    else { return nil }
    let content: Content =
      if let values = members["facetHits"]?.arrayValue {
        .facetHits(values.compactMap(Facet.init(saved:)))
      } else {
        .hits((members["hits"]?.arrayValue ?? []).compactMap(DynamicHit.init(saved:)))
      }
    self.init(
      module: module, indexName: members["indexName"]?.stringValue ?? "",
      title: members["title"]?.stringValue ?? module,
      status: status, counts: SectionCounts(saved: members), content: content)
    if let failure = members["error"]?.objectValue,
      let code = failure["code"]?.stringValue.flatMap(SearchError.Code.init)
    {
      error = SearchError(
        code, failure["message"]?.stringValue ?? "", isRetryable: failure["retryable"]?.boolValue ?? false)
    }
    isTruncated = members["truncated"] == true
    if let counts = members["invalidHits"]?.objectValue {
      invalidHits.skipped = counts["skipped"]?.integerValue ?? 0
      invalidHits.blanked = counts["blanked"]?.integerValue ?? 0
    }
    guard let timings = members["timings"]?.objectValue else { return }
    milliseconds = timings["milliseconds"]?.doubleValue
    guard let requests = timings["requests"]?.integerValue else { return }
    cost = RequestLedger.Cost(requests: requests, attempts: timings["attempts"]?.integerValue ?? requests)
  }
}

extension SectionCounts {
  fileprivate init?(saved members: JSONObject) {
    guard let nbHits = members["nbHits"]?.integerValue else { return nil }
    self.init(
      nbHits: nbHits, page: members["page"]?.integerValue ?? 0, nbPages: members["nbPages"]?.integerValue ?? 0,
      hitsPerPage: members["hitsPerPage"]?.integerValue ?? 0, offset: members["offset"]?.integerValue,
      length: members["length"]?.integerValue)
  }
}

extension DynamicHit {
  fileprivate init?(saved json: JSON) {
    guard let members = json.objectValue, let objectID = members["objectID"]?.stringValue else { return nil }
    self.init(
      objectID: objectID,
      fields: members.filter { $0.key != "objectID" && !Self.annotationNames.contains($0.key) },
      annotations: members.filter { Self.annotationNames.contains($0.key) })
  }
}

extension Facet {
  fileprivate init?(saved json: JSON) {
    guard let members = json.objectValue, let value = members["value"]?.stringValue,
      let count = members["count"]?.integerValue
    else { return nil }
    self.init(value: value, count: count, highlighted: members["highlighted"]?.stringValue)
  }
}

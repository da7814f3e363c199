import EmbeddedEngine
import OrderedCollections
import SearchModel
import Testing

/// An index of records written as objects; `objectID` is their place from 1 unless given.
func makeIndex(_ records: [JSONObject], settings: SearchParameters = [:]) throws -> EmbeddedIndex {
  let records = records.enumerated().map { offset, attributes in
    var attributes = attributes
    let objectID = attributes.removeValue(forKey: "objectID")?.stringValue ?? String(offset + 1)
    return Record(objectID: objectID, attributes: attributes)
  }
  return try EmbeddedIndex(name: "test", records: records, settings: settings)
}

/// An index of texts in the attribute `t`, the only searchable one.
func makeIndex(_ texts: String..., settings: SearchParameters = [:]) throws -> EmbeddedIndex {
  let defaults: SearchParameters = ["searchableAttributes": ["t"]]
  return try makeIndex(texts.map { ["t": .string($0)] }, settings: defaults.overlaid(with: settings))
}

extension EmbeddedIndex {
  /// The ids of the hits of a query, in order.
  func ids(_ query: String, _ parameters: SearchParameters = [:]) throws -> [String] {
    try search(parameters.overlaid(with: ["query": .string(query)])).hits.map { $0["objectID"]?.stringValue ?? "?" }
  }

  /// The value of `t` in the first hit's highlights.
  func highlight(_ query: String, _ parameters: SearchParameters = [:]) throws -> String? {
    let hit = try search(parameters.overlaid(with: ["query": .string(query)])).hits.first
    return hit.map(JSON.object)?.value(at: FieldPath("_highlightResult.t.value"))?.stringValue
  }

  /// A member of the ranking information of a hit.
  func rankingInfo(_ query: String, _ id: String, _ member: String, _ parameters: SearchParameters = [:]) throws -> Int?
  {
    let parameters = parameters.overlaid(with: ["query": .string(query), "getRankingInfo": true])
    let hit = try search(parameters).hits.first { $0["objectID"]?.stringValue == id }
    return hit.map(JSON.object)?.value(at: FieldPath("_rankingInfo.\(member)"))?.integerValue
  }
}

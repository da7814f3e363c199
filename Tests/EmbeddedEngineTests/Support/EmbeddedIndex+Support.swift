import EmbeddedBackend
import EmbeddedEngine
import SearchModel
import Testing

/// An index of records written as objects; `objectID` is their place from 1 unless given.
func makeIndex(
  _ records: [JSONObject], settings: SearchParameters = [:], synonyms: [Synonym] = []
) throws -> EmbeddedIndex {
  let records = records.enumerated().map { offset, attributes in
    var attributes = attributes
    let objectID = attributes.removeValue(forKey: "objectID")?.stringValue ?? String(offset + 1)
    return Record(objectID: objectID, attributes: attributes)
  }
  return try EmbeddedIndex(name: "test", records: records, settings: settings, synonyms: synonyms)
}

/// An index of texts in the attribute `t`, the only searchable one.
func makeIndex(
  _ texts: String..., settings: SearchParameters = [:], synonyms: [Synonym] = []
) throws -> EmbeddedIndex {
  let defaults: SearchParameters = ["searchableAttributes": ["t"]]
  return try makeIndex(
    texts.map { ["t": .string($0)] }, settings: defaults.overlaid(with: settings), synonyms: synonyms)
}

extension Synonym {
  /// A synonym whose id is its first word.
  static func of(_ words: String...) -> Synonym {
    Synonym(objectID: words.first ?? "", kind: .synonym(words))
  }

  /// A one-way synonym whose id is its input.
  static func from(_ input: String, to synonyms: String...) -> Synonym {
    Synonym(objectID: input, kind: .oneWaySynonym(input: input, synonyms: synonyms))
  }

  /// An alternative correction whose id is its word.
  static func correcting(_ word: String, to corrections: String..., typos: Int) -> Synonym {
    Synonym(objectID: word, kind: .altCorrection(word: word, corrections: corrections, typos: typos))
  }

  /// A placeholder whose id it is.
  static func placing(_ placeholder: String, for replacements: String...) -> Synonym {
    Synonym(objectID: placeholder, kind: .placeholder(placeholder: placeholder, replacements: replacements))
  }
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

  /// How the words of a query match a record: "tv: television (synonym 'tv')".
  func matches(_ query: String, _ id: String, _ parameters: SearchParameters = [:]) throws -> [String] {
    let parameters = parameters.overlaid(with: ["query": .string(query)])
    return try explain(objectID: id, parameters: parameters).words.map { word in
      "\(word.queryWord): " + word.matches.map { "\($0.recordWord) (\($0.kind))" }.joined(separator: ", ")
    }
  }

  /// A member of the ranking information of a hit.
  func rankingInfo(_ query: String, _ id: String, _ member: String, _ parameters: SearchParameters = [:]) throws -> Int?
  {
    let parameters = parameters.overlaid(with: ["query": .string(query), "getRankingInfo": true])
    let hit = try search(parameters).hits.first { $0["objectID"]?.stringValue == id }
    return hit.map(JSON.object)?.value(at: FieldPath("_rankingInfo.\(member)"))?.integerValue
  }
}

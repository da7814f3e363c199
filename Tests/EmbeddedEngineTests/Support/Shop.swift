import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import Testing

/// A time in the tests.
let now = 1_000

/// An index of shoes with rules written as objects.
func makeShop(_ rules: JSON..., settings: SearchParameters = [:]) throws -> EmbeddedIndex {
  let records: [(String, String, String, Int)] = [
    ("1", "red shoe", "Red", 30), ("2", "blue shoe", "Blue", 20), ("3", "dark blue shoe", "Dark Blue", 10),
    ("4", "green hat", "Green", 40), ("5", "red scarf", "Red", 50),
  ]
  let defaults: SearchParameters = [
    "searchableAttributes": ["t"], "attributesForFaceting": ["searchable(color)", "price"],
    "customRanking": ["asc(id)"],
  ]
  return try EmbeddedIndex(
    name: "shop",
    records: records.map { id, text, color, price in
      Record(objectID: id, attributes: ["t": .string(text), "color": .string(color), "price": .integer(price)])
    },
    settings: defaults.overlaid(with: settings), rules: RuleSet(try Rule.list(of: rules), now: now))
}

/// A rule whose pattern stands anywhere in the query.
func rule(_ id: String, _ pattern: String, _ consequence: JSON, anchoring: String = "contains") -> JSON {
  [
    "objectID": .string(id), "conditions": [["pattern": .string(pattern), "anchoring": .string(anchoring)]],
    "consequence": consequence,
  ]
}

extension EmbeddedIndex {
  /// The ids of the rules that apply to a query, the highest precedence first.
  func appliedRules(_ query: String, _ parameters: SearchParameters = [:]) throws -> [String] {
    let response = try search(parameters.overlaid(with: ["query": .string(query)]))
    return (response.extra["appliedRules"]?.arrayValue ?? []).compactMap { $0.objectValue?["objectID"]?.stringValue }
  }

  /// What rules do to a query, in words.
  func effects(_ query: String, _ parameters: SearchParameters = [:]) throws -> [String] {
    try explainRules(parameters.overlaid(with: ["query": .string(query)])).flatMap(\.effects).map(\.description)
  }
}

import SearchDialects
import SearchModel

/// Synonyms and rules as Typesense's synonyms and overrides.
struct TypesenseObjects {
  /// One object of a collection.
  struct Item {
    /// `synonyms` or `overrides`.
    var kind: String
    /// Its id.
    var id: String
    /// What is sent.
    var content: JSON
  }

  /// The objects, synonyms first.
  private(set) var items: [Item] = []
  /// What the user should know, in sentences.
  private(set) var warnings: [String] = []

  /// - Throws: ``SearchError``: `badRequest` for what cannot be read, `unsupported` for what has no equal; it names the
  ///   object.
  init(_ upload: IndexUpload) throws(SearchError) {
    let (synonyms, problems) = Synonym.decode(upload.synonyms.map(JSON.object))
    if let problem = problems.first { throw SearchError(.badRequest, "synonyms\(problem)") }
    for synonym in synonyms { try add(synonym) }
    for (number, rule) in upload.rules.enumerated() {
      let id = rule["objectID"]?.stringValue ?? ""
      guard !id.isEmpty else { throw SearchError(.badRequest, "rules[\(number)] has no 'objectID'") }
      if rule["enabled"] == false {
        warnings.append("The rule '\(id)' is not enabled and was left out.")
        continue
      }
      do throws(TypesenseOverride.Obstacle) {
        items.append(Item(kind: "overrides", id: id, content: try TypesenseOverride(rule).content))
      } catch {
        throw SearchError(.unsupported, "Typesense cannot do what the rule '\(id)' does: \(error.reason)")
      }
    }
  }

  private mutating func add(_ synonym: Synonym) throws(SearchError) {
    let content: JSON
    switch synonym.kind {
    case .synonym(let words): content = ["synonyms": .array(words.map(JSON.string))]
    case .oneWaySynonym(let input, let words):
      content = ["root": .string(input), "synonyms": .array(words.map(JSON.string))]
    case .altCorrection(let word, let corrections, let typos):
      content = ["root": .string(word), "synonyms": .array(corrections.map(JSON.string))]
      warnings.append(
        "The corrections of '\(word)' (synonym '\(synonym.objectID)') rank like the word itself, not \(typos)"
          + " \(typos == 1 ? "typo" : "typos") behind.")
    case .placeholder:
      throw SearchError(.unsupported, "Typesense has no placeholders, as the synonym '\(synonym.objectID)' is one")
    }
    items.append(Item(kind: "synonyms", id: synonym.objectID, content: content))
  }
}

/// A rule of Algolia's as an override.
struct TypesenseOverride {
  /// Why a rule has no equal.
  struct Obstacle: Error {
    let reason: String
  }

  /// What is sent.
  let content: JSON

  init(_ rule: JSONObject) throws(Obstacle) {
    let conditions = rule["conditions"]?.arrayValue ?? rule["condition"].map { [$0] } ?? []
    guard conditions.count == 1, let condition = conditions[0].objectValue else {
      throw Obstacle(reason: "an override has exactly one condition, the rule has \(conditions.count)")
    }
    try Self.check(rule, knows: ["objectID", "conditions", "condition", "consequence", "enabled", "description"])
    var members: JSONObject = ["rule": try Self.match(condition)]
    let consequence = rule["consequence"]?.objectValue ?? [:]
    try Self.check(consequence, knows: ["promote", "hide", "params", "filterPromotes"])
    try Self.addPromotions(of: consequence, to: &members)
    let hidden = (consequence["hide"]?.arrayValue ?? []).compactMap { $0.objectValue?["objectID"]?.stringValue }
    if !hidden.isEmpty { members["excludes"] = .array(hidden.map { ["id": .string($0)] }) }
    try Self.addParameters(of: consequence, to: &members)
    guard members.count > 1 else { throw Obstacle(reason: "nothing of its consequence") }
    content = .object(members)
  }

  private static func check(_ object: JSONObject, knows names: ExactSet) throws(Obstacle) {
    if let unknown = object.keys.first(where: { !names.contains($0) && !$0.hasPrefix("_") }) {
      throw Obstacle(reason: "'\(unknown)'")
    }
  }

  private static func match(_ condition: JSONObject) throws(Obstacle) -> JSON {
    try check(condition, knows: ["pattern", "anchoring", "alternatives"])
    if condition["alternatives"]?.boolValue == true { throw Obstacle(reason: "'alternatives' of a condition") }
    let pattern = condition["pattern"]?.stringValue ?? ""
    guard !pattern.isEmpty, !pattern.contains("{facet:") else {
      throw Obstacle(reason: "a condition without words of the query, or with facets")
    }
    let match: String
    switch condition["anchoring"]?.stringValue {
    case "is"?: match = "exact"
    case "contains"?: match = "contains"
    case let anchoring: throw Obstacle(reason: "the anchoring '\(anchoring ?? "none")'; it knows is and contains")
    }
    return ["query": .string(pattern), "match": .string(match)]
  }

  private static func addPromotions(of consequence: JSONObject, to members: inout JSONObject) throws(Obstacle) {
    var includes: [JSON] = []
    for promotion in consequence["promote"]?.arrayValue ?? [] {
      let object = promotion.objectValue ?? [:]
      let ids = object["objectIDs"]?.stringListValue ?? object["objectID"]?.stringListValue ?? []
      guard !ids.isEmpty, let position = object["position"]?.integerValue, position >= 0, position < 1_000_000 else {
        throw Obstacle(reason: "a promotion without objectID or position")
      }
      for (number, id) in ids.enumerated() {
        includes.append(["id": .string(id), "position": .integer(position + number + 1)])
      }
    }
    guard !includes.isEmpty else { return }
    members["includes"] = .array(includes)
    if consequence["filterPromotes"]?.boolValue == true { members["filter_curated_hits"] = true }
  }

  private static func addParameters(of consequence: JSONObject, to members: inout JSONObject) throws(Obstacle) {
    guard let parameters = consequence["params"]?.objectValue else { return }
    try check(parameters, knows: ["query", "filters"])
    if let filters = parameters["filters"]?.stringValue {
      do {
        members["filter_by"] = try TypesenseDialect.filterText(filters).map(JSON.string)
      } catch {
        throw Obstacle(reason: error.message)
      }
      members["remove_matched_tokens"] = false
    }
    if let query = parameters["query"] {
      guard let text = query.stringValue else { throw Obstacle(reason: "edits of the query") }
      members["replace_query"] = .string(text)
    }
  }
}

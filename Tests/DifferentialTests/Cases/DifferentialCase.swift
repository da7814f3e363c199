import IndexSettings
import SearchModel

/// One index and one question to it, as a JSON object, so that a case can be printed, pasted and made smaller.
///
/// Members of the index: `records`, `settings`, `synonyms`, `rules`, `replica` (the entry and its own settings).
/// Members of the question: `query`, `facet` (a search in facet values), `explain` (ids of records).
struct DifferentialCase: Sendable {
  static let questionMembers = ["query", "facet", "explain"]
  /// The time that the validity of rules is compared with.
  static let now = 1_000

  var content: JSONObject

  /// The members of the index alone.
  var index: JSONObject { content.filter { !Self.questionMembers.contains($0.key) } }

  /// The case as text that ``init(_:)`` reads, one line for each element of a list.
  var text: String {
    var lines: [String] = []
    for (name, value) in content {
      var key = ""
      JSON.writeString(name, to: &key)
      if let elements = value.arrayValue, !elements.isEmpty {
        lines.append("\(key): [\n" + elements.map { "    " + $0.text() }.joined(separator: ",\n") + "\n  ]")
      } else {
        lines.append("\(key): \(value.text())")
      }
    }
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}"
  }

  init(_ content: JSONObject) {
    self.content = content
  }

  /// Reads a printed case.
  init(_ text: String) throws(JSONSyntaxError) {
    content = try JSON(parsing: Array(text.utf8)).objectValue ?? [:]
  }
}

extension DifferentialCase {
  /// What the index is built from; nil when a record, synonym or rule cannot be read, as happens while a case is made
  /// smaller.
  static func source(_ index: JSONObject) -> CaseSource? {
    var records: [Record] = []
    for value in index["records"]?.arrayValue ?? [] {
      guard var attributes = value.objectValue, let id = attributes.removeValue(forKey: "objectID")?.stringValue else {
        return nil
      }
      records.append(Record(objectID: id, attributes: attributes))
    }
    guard Set(records.map(\.objectID)).count == records.count else { return nil }
    let (synonyms, problems) = Synonym.decode(index["synonyms"]?.arrayValue ?? [])
    guard problems.isEmpty, let rules = try? Rule.list(of: index["rules"]?.arrayValue ?? []) else { return nil }
    var source = CaseSource(
      records: records, settings: parameters(index["settings"]), synonyms: synonyms,
      rules: RuleSet(rules, now: now))
    if let members = index["replica"]?.objectValue {
      guard let replica = members["entry"]?.stringValue.flatMap(Replica.init) else { return nil }
      let own = parameters(members["settings"])
      guard replica.problems(inSettings: own).isEmpty else { return nil }
      source.settings = replica.settings(own: own, primary: source.settings)
      source.relevantSort = replica.relevantSort(own: own)
    }
    return source
  }

  static func parameters(_ value: JSON?) -> SearchParameters {
    (value?.objectValue ?? [:]).reduce(into: SearchParameters()) { $0[$1.key] = $1.value }
  }
}

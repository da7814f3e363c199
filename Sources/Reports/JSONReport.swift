import Evaluation
import Presentation
import SearchModel

/// Writes one object: the queries, each a line, then the thresholds and the summary.
struct JSONReport: ReportRenderer {
  /// The version of the report's form; it changes when a member changes its meaning or is removed.
  static let schemaVersion = 1

  private let specification: String
  private let shard: ShardMark?
  private var hasQueries = false

  /// A report.
  init(specification: String, shard: ShardMark? = nil) {
    self.specification = specification
    self.shard = shard
  }

  /// The beginning of the object and of the list of queries.
  func header() -> String {
    "{\n  \"schemaVersion\": \(Self.schemaVersion),\n  \"specification\": \(JSON.string(specification).text()),\n"
      + (shard.map { "  \"shard\": \($0.json.text()),\n" } ?? "") + "  \"queries\": ["
  }

  /// The query on a line of its own.
  mutating func render(_ query: JudgedQuery) -> String {
    defer { hasQueries = true }
    return (hasQueries ? ",\n    " : "\n    ") + query.json.text()
  }

  /// The thresholds, the summary, and the end of the object.
  func footer(_ summary: TestSummary) -> String {
    let all = summary.thresholds.map(\.json) + summary.openThresholds.map(\.openJSON)
    let thresholds = all.map { "\n    " + $0.text() }.joined(separator: ",")
    var text = (hasQueries ? "\n  ]" : "]") + ",\n  \"thresholds\": [" + thresholds
    text += (thresholds.isEmpty ? "]" : "\n  ]") + ",\n  \"summary\": "
    summary.json.write(to: &text, indentation: 2, level: 1)
    return text + "\n}\n"
  }
}

import Evaluation
import SearchModel

/// Writes one indented object: what is compared, all queries, the summary.
struct ComparisonJSONRenderer: ComparisonRenderer {
  private let heading: ComparisonHeading
  private var queries = JSONWriter(indentation: 2, level: 2)
  private var hasQueries = false

  init(heading: ComparisonHeading) {
    self.heading = heading
  }

  func header() -> [UInt8] {
    var writer = JSONWriter(indentation: 2, level: 1)
    writer.members(heading.json)
    writer.member("queries")
    return Array("{".utf8) + writer.takeBytes() + Array("[".utf8)
  }

  mutating func render(_ comparison: QueryComparison) -> [UInt8] {
    hasQueries = true
    queries.element()
    queries.write(.object(comparison.json))
    return queries.takeBytes()
  }

  func footer(_ summary: ComparisonSummary) -> [UInt8] {
    var writer = JSONWriter(indentation: 2, level: 1, hasElements: true)
    writer.member("summary")
    writer.write(.object(summary.json))
    return Array((hasQueries ? "\n  ]" : "]").utf8) + writer.takeBytes() + Array("\n}\n".utf8)
  }
}

/// Writes one compact object a query, then one with what is compared and the summary.
struct ComparisonLinesRenderer: ComparisonRenderer {
  private let heading: ComparisonHeading
  private var writer = JSONWriter()

  init(heading: ComparisonHeading) {
    self.heading = heading
  }

  func header() -> [UInt8] { [] }

  mutating func render(_ comparison: QueryComparison) -> [UInt8] {
    var line: JSONObject = ["schemaVersion": .integer(ComparisonHeading.schemaVersion)]
    line.merge(comparison.json) { $1 }
    return write(line)
  }

  mutating func footer(_ summary: ComparisonSummary) -> [UInt8] {
    var line = heading.json
    line["summary"] = .object(summary.json)
    return write(line)
  }

  private mutating func write(_ line: JSONObject) -> [UInt8] {
    writer.write(.object(line))
    writer.endLine()
    return writer.takeBytes()
  }
}

import Evaluation
import Presentation
import SearchGraph
import SearchModel

/// The lines of a baseline file: its header, and for each query a result with ids alone, which `diff` reads like any
/// other.
enum BaselineLines {
  static func header(_ header: BaselineHeader) -> String { header.json.text() + "\n" }

  /// The line of a result; what does not decide about later runs is left out.
  static func line(of result: QueryResult) -> String {
    var members: JSONObject = [
      "schemaVersion": .integer(QueryResult.schemaVersion), "query": .string(result.query),
    ]
    members["id"] = result.id.map(JSON.string)
    members["sections"] = .array(result.sections.map(section))
    if !result.expectations.isEmpty {
      members["expectations"] = .array(
        result.expectations.map { outcome in
          var check: JSONObject = [
            "module": .string(outcome.module), "check": .string(outcome.check),
            "status": .string(outcome.status.rawValue), "expected": outcome.expected,
          ]
          if outcome.check == "contains", outcome.actual != .null { check["actual"] = outcome.actual }
          return .object(check)
        })
    }
    return JSON.object(members).text() + "\n"
  }

  private static func section(_ section: SectionResult) -> JSON {
    var members: JSONObject = [
      "module": .string(section.module), "indexName": .string(section.indexName), "title": .string(section.title),
      "status": .string(section.status.rawValue),
    ]
    members["nbHits"] = section.counts.map { .integer($0.nbHits) }
    switch section.content {
    case .hits(let hits): members["hits"] = .array(hits.map { ["objectID": .string($0.objectID)] })
    case .facetHits(let facets):
      members["facetHits"] = .array(facets.map { ["value": .string($0.value), "count": .integer($0.count)] })
    }
    members["error"] = section.error?.json
    return .object(members)
  }
}

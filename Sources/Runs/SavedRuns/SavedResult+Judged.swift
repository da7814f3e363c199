import Diagnostics
import Evaluation
import Presentation
import SearchModel

// What the end of a run tells of its results, from a saved one.
extension SavedRunReader.Entry {
  /// The result without its rows, for counting.
  var countedResult: QueryResult {
    QueryResult(
      query: result.query, id: result.id,
      sections: result.sections.map { section in
        var counted = SectionResult(
          module: section.module, indexName: "", title: "", status: section.status, content: .hits([]))
        counted.error = section.error
        counted.isTruncated = section.isTruncated
        return counted
      })
  }

  /// The result with what came of its conditions.
  var judged: JudgedQuery {
    let checks = (json.objectValue?["expectations"]?.arrayValue ?? []).compactMap(CheckOutcome.init(saved:))
    return JudgedQuery(
      id: result.id ?? "", query: result.query, file: checks.first?.file ?? "",
      line: checks.first?.range.start.line ?? 1,
      sections: result.sections.map { section in
        JudgedQuery.Section(
          module: section.module, status: section.status, nbHits: section.nbHits,
          error: section.error, isErrorExpected: checks.expectError(of: section.module))
      }, expectations: checks)
  }
}

extension CheckOutcome {
  /// What came of a condition, as results hold it; nil for what is none.
  fileprivate init?(saved json: JSON) {
    guard let members = json.objectValue, let module = members["module"]?.stringValue,
      let check = members["check"]?.stringValue, let status = members["status"]?.stringValue.flatMap(Status.init)
    else { return nil }
    let position = SourcePosition(line: max(members["line"]?.integerValue ?? 1, 1), column: 1)
    self.init(
      module: module, check: check, status: status, expected: members["expected"] ?? .null,
      actual: members["actual"] ?? .null, message: members["message"]?.stringValue ?? "",
      file: members["file"]?.stringValue ?? "", range: SourceRange(at: position))
  }
}

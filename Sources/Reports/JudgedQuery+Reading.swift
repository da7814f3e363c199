import Diagnostics
package import Evaluation
import Presentation
package import SearchModel

// What the JSON report holds, read back.
extension JudgedQuery {
  /// A query of a report; nil for anything else.
  package init?(report json: JSON) {
    guard let id = json["id"]?.stringValue, let query = json["query"]?.stringValue,
      let file = json["file"]?.stringValue, let line = json["line"]?.integerValue, line > 0,
      let count = json["count", default: 1].integerValue, count > 0, let tags = json["tags", default: [:]].objectValue,
      let sections = json.list("sections", of: Section.init(report:)),
      let expectations = json.list("expectations", of: CheckOutcome.init(report:))
    else { return nil }
    self.init(
      id: id, query: query, file: file, line: line, count: count, tags: tags.compactMapValues(\.stringValue),
      sections: sections, expectations: expectations, milliseconds: json["milliseconds"]?.doubleValue)
    ordinal = json["ordinal"]?.integerValue
    guard json["changes"] != nil else { return }
    guard let changes = json.list("changes", of: BaselineChange.init(report:)) else { return nil }
    self.changes = changes
  }
}

extension JudgedQuery.Section {
  fileprivate init?(report json: JSON) {
    guard let module = json["module"]?.stringValue,
      let status = json["status"]?.stringValue.flatMap(SectionStatus.init)
    else { return nil }
    var error: SearchError?
    if let failure = json["error"] {
      guard let code = failure["code"]?.stringValue.flatMap(SearchError.Code.init),
        let message = failure["message"]?.stringValue, let isRetryable = failure["retryable"]?.boolValue
      else { return nil }
      error = SearchError(code, message, isRetryable: isRetryable)
    }
    self.init(
      module: module, status: status, nbHits: json["nbHits"]?.integerValue, error: error,
      isErrorExpected: json["expected"]?.boolValue ?? false, milliseconds: json["milliseconds"]?.doubleValue)
  }
}

extension BaselineChange {
  fileprivate init?(report json: JSON) {
    guard let module = json["module"]?.stringValue, let tier = json["tier"]?.stringValue.flatMap(Tier.init) else {
      return nil
    }
    self.init(
      module: module, tier: tier, cameOutEmpty: json["empty"]?.boolValue ?? false,
      overlap: json["overlap"]?.doubleValue, rankBiasedOverlap: json["rbo"]?.doubleValue,
      note: json["note"]?.stringValue ?? "")
  }
}

extension CheckOutcome {
  fileprivate init?(report json: JSON) {
    guard let module = json["module"]?.stringValue, let check = json["check"]?.stringValue,
      let status = json["status"]?.stringValue.flatMap(Status.init), let file = json["file"]?.stringValue,
      let range = SourceRange(report: json), let details = json["details", default: []].stringListValue
    else { return nil }
    self.init(
      module: module, check: check, status: status, expected: json["expected", default: .null],
      actual: json["actual", default: .null], message: json["message"]?.stringValue ?? "", details: details,
      file: file, range: range)
  }
}

extension SourceRange {
  /// The place that a member of a report names; nil when it names none.
  init?(report json: JSON) {
    guard let line = json["line"]?.integerValue, let column = json["column"]?.integerValue, line > 0, column > 0 else {
      return nil
    }
    let start = SourcePosition(line: line, column: column)
    guard let endLine = json["endLine"]?.integerValue, let endColumn = json["endColumn"]?.integerValue, endLine >= line,
      endColumn > 0
    else {
      self.init(at: start)
      return
    }
    self.init(start: start, end: SourcePosition(line: endLine, column: endColumn))
  }
}

extension JSON {
  /// A member of an object; nil for another value, or without the member.
  subscript(name: String) -> JSON? { objectValue?[name] }

  /// A member of an object, or what is meant without it.
  subscript(name: String, default value: JSON) -> JSON { self[name] ?? value }

  /// The elements of a list by the name of its member; nil when it is no list, or when one is not what is wanted.
  func list<Element>(_ name: String, of element: (JSON) -> Element?) -> [Element]? {
    guard let elements = self[name]?.arrayValue else { return nil }
    let read = elements.compactMap(element)
    return read.count == elements.count ? read : nil
  }
}

import Diagnostics
import Presentation
package import SearchModel

/// Why a JSON value is no result: what is wrong, and where in the value.
package struct ResultSyntaxError: Error, Hashable {
  package let message: String
}

extension ResultOutline {
  /// Reads a result as the JSON output holds it, leniently: members that a comparison does not need may be missing.
  ///
  /// - Parameters:
  ///   - json: The result.
  ///   - labelledRows: How many hits of each section are read with a label: the first text behind `objectID`.
  package init(_ json: JSON, labelledRows: Int = 0) throws(ResultSyntaxError) {
    guard let members = json.objectValue else {
      throw ResultSyntaxError(message: "expected a result, found \(json.typeName)")
    }
    guard let query = members["query"]?.stringValue, let list = members["sections"]?.arrayValue else {
      throw ResultSyntaxError(
        message: "this is no result: it has no text 'query' or no list 'sections';"
          + " a run is what search or batch print with --format json or ndjson")
    }
    if let version = members["schemaVersion"], version != .integer(QueryResult.schemaVersion) {
      throw ResultSyntaxError(
        message: "the schemaVersion is \(version.text()); this program reads version \(QueryResult.schemaVersion)")
    }
    var sections: [SectionOutline] = []
    var modules: ExactSet = []
    for (place, value) in list.enumerated() {
      let section = try SectionOutline(value, path: "sections[\(place)]", labelledRows: labelledRows)
      guard modules.insert(section.module).inserted else {
        throw ResultSyntaxError(message: "sections[\(place)]: the module '\(section.module)' occurs twice")
      }
      sections.append(section)
    }
    self.init(query: query, id: members["id"]?.scalarText, sections: sections)
    checks = (members["expectations"]?.arrayValue ?? []).compactMap(CheckOutline.init(json:))
  }
}

extension CheckOutline {
  /// Reads a condition leniently; nil for what is none.
  fileprivate init?(json: JSON) {
    guard let members = json.objectValue, let module = members["module"]?.stringValue,
      let check = members["check"]?.stringValue,
      let status = members["status"]?.stringValue.flatMap(CheckOutcome.Status.init)
    else { return nil }
    self.init(
      module: module, check: check, expected: members["expected"] ?? .null, status: status,
      actual: members["actual"] ?? .null)
  }
}

extension SectionOutline {
  fileprivate init(_ json: JSON, path: String, labelledRows: Int) throws(ResultSyntaxError) {
    guard let members = json.objectValue, let module = members["module"]?.stringValue else {
      throw ResultSyntaxError(message: "\(path): expected a section with a text 'module'")
    }
    guard let status = members["status"]?.stringValue.flatMap(SectionStatus.init(rawValue:)) else {
      let names = SectionStatus.allCases.map(\.rawValue).joined(separator: ", ")
      throw ResultSyntaxError(message: "\(path).status: expected one of \(names)")
    }
    self.init(module: module, status: status, nbHits: members["nbHits"]?.integerValue)
    isTruncated = members["truncated"] == true
    if status == .error { error = try Self.error(members["error"], path: path) }
    if let hits = members["hits"]?.arrayValue {
      ids = try Self.texts("objectID", of: hits, path: "\(path).hits")
      if labelledRows > 0 { labels = zip(hits.prefix(labelledRows), ids).map(Self.label(ofHit:id:)) }
    } else if let values = members["facetHits"]?.arrayValue {
      kind = .facetHits
      ids = try Self.texts("value", of: values, path: "\(path).facetHits")
      counts = values.map { $0.objectValue?["count"]?.integerValue ?? 0 }
    } else {
      throw ResultSyntaxError(message: "\(path): the section has neither a list 'hits' nor 'facetHits'")
    }
  }

  /// The first text of a hit behind its id; empty where there is none.
  private static func label(ofHit hit: JSON, id: String) -> String {
    let texts = hit.objectValue?.lazy.filter { !$0.key.hasSameBytes(as: "objectID") }.compactMap(\.value.stringValue)
    return label(texts?.first { !$0.isEmpty } ?? "", id: id)
  }

  /// A member of each row.
  private static func texts(_ name: String, of rows: [JSON], path: String) throws(ResultSyntaxError) -> [String] {
    var texts: [String] = []
    texts.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      guard case .object(let members) = row, let text = members[name]?.scalarText else {
        throw ResultSyntaxError(message: "\(path)[\(place)]: expected an object with '\(name)'")
      }
      texts.append(text)
    }
    return texts
  }

  private static func error(_ json: JSON?, path: String) throws(ResultSyntaxError) -> SearchError {
    guard let members = json?.objectValue,
      let code = members["code"]?.stringValue.flatMap(SearchError.Code.init(rawValue:))
    else { throw ResultSyntaxError(message: "\(path).error: expected an object with a known 'code'") }
    return SearchError(
      code, members["message"]?.stringValue ?? "", isRetryable: members["retryable"]?.boolValue)
  }
}

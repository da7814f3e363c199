import Diagnostics
import Presentation
package import SearchModel

// The form in which judged queries are kept while a run may be interrupted, so that its reports can be gone on with.
extension JudgedQuery {
  /// Everything that is known of the query.
  package var keptForm: JSON {
    [
      .string(id), .string(query), .string(file), .integer(line), .integer(count),
      .object(tags.mapValues(JSON.string)), .array(sections.map(\.keptForm)), .array(expectations.map(\.keptForm)),
      milliseconds.map(JSON.double) ?? .null, changes.map { .array($0.map(\.keptForm)) } ?? .null,
    ]
  }

  /// The query that was kept; nil for anything else.
  package init?(keptForm: JSON) {
    guard let members = keptForm.arrayValue, members.count == 10, let id = members[0].stringValue,
      let query = members[1].stringValue, let file = members[2].stringValue, let line = members[3].integerValue,
      let count = members[4].integerValue, count > 0, let tags = members[5].objectValue,
      let sections = members[6].arrayValue, let expectations = members[7].arrayValue
    else { return nil }
    let readSections = sections.compactMap(Section.init(keptForm:))
    let readExpectations = expectations.compactMap(CheckOutcome.init(keptForm:))
    guard readSections.count == sections.count, readExpectations.count == expectations.count else { return nil }
    self.init(
      id: id, query: query, file: file, line: line, count: count, tags: tags.compactMapValues(\.stringValue),
      sections: readSections, expectations: readExpectations, milliseconds: members[8].doubleValue)
    guard let changes = members[9].arrayValue else { return }
    let read = changes.compactMap(BaselineChange.init(keptForm:))
    guard read.count == changes.count else { return nil }
    self.changes = read
  }
}

extension JudgedQuery.Section {
  fileprivate var keptForm: JSON {
    let failure: JSON =
      error.map { [.string($0.code.rawValue), .string($0.message), .bool($0.isRetryable)] } ?? .null
    return [
      .string(module), .string(title), .string(status.rawValue), nbHits.map(JSON.integer) ?? .null, failure,
      .bool(isErrorExpected), milliseconds.map(JSON.double) ?? .null,
    ]
  }

  fileprivate init?(keptForm: JSON) {
    guard let members = keptForm.arrayValue, members.count == 7, let module = members[0].stringValue,
      let title = members[1].stringValue, let status = members[2].stringValue.flatMap(SectionStatus.init),
      let isErrorExpected = members[5].boolValue
    else { return nil }
    var error: SearchError?
    if let failure = members[4].arrayValue {
      guard failure.count == 3, let code = failure[0].stringValue.flatMap(SearchError.Code.init),
        let message = failure[1].stringValue, let isRetryable = failure[2].boolValue
      else { return nil }
      error = SearchError(code, message, isRetryable: isRetryable)
    }
    self.init(
      module: module, title: title, status: status, nbHits: members[3].integerValue, error: error,
      isErrorExpected: isErrorExpected, milliseconds: members[6].doubleValue)
  }
}

extension BaselineChange {
  fileprivate var keptForm: JSON {
    [
      .string(module), .string(tier.rawValue), .bool(cameOutEmpty), overlap.map(JSON.double) ?? .null,
      rankBiasedOverlap.map(JSON.double) ?? .null, .string(note),
    ]
  }

  fileprivate init?(keptForm: JSON) {
    guard let members = keptForm.arrayValue, members.count == 6, let module = members[0].stringValue,
      let tier = members[1].stringValue.flatMap(Tier.init), let cameOutEmpty = members[2].boolValue,
      let note = members[5].stringValue
    else { return nil }
    self.init(
      module: module, tier: tier, cameOutEmpty: cameOutEmpty, overlap: members[3].doubleValue,
      rankBiasedOverlap: members[4].doubleValue, note: note)
  }
}

extension CheckOutcome {
  fileprivate var keptForm: JSON {
    [
      .string(module), .string(check), .string(status.rawValue), expected, actual, .string(message),
      .array(details.map(JSON.string)), .string(file), .integer(range.start.line), .integer(range.start.column),
      .integer(range.end.line), .integer(range.end.column),
    ]
  }

  fileprivate init?(keptForm: JSON) {
    guard let members = keptForm.arrayValue, members.count == 12, let module = members[0].stringValue,
      let check = members[1].stringValue, let status = members[2].stringValue.flatMap(Status.init),
      let message = members[5].stringValue, let details = members[6].stringListValue,
      let file = members[7].stringValue
    else { return nil }
    let places = members[8...].compactMap(\.integerValue)
    guard places.count == 4, places.allSatisfy({ $0 > 0 }) else { return nil }
    self.init(
      module: module, check: check, status: status, expected: members[3], actual: members[4], message: message,
      details: details, file: file,
      range: SourceRange(
        start: SourcePosition(line: places[0], column: places[1]),
        end: SourcePosition(line: places[2], column: places[3])))
  }
}

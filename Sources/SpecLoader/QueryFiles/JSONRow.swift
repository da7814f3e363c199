import Diagnostics
import RecordFiles
import SearchModel
import YAMLTree

/// The text of a row and where it begins, for the positions of errors in it.
struct RowPlace {
  let file: String
  let start: SourcePosition
  let text: [UInt8]

  func error(_ code: String, _ message: String, atByte offset: Int) -> QueryFileError {
    let range = SourceRange(at: position(atByte: offset))
    return QueryFileError(diagnostics: [Diagnostic(code: code, file: file, range: range, message: message)])
  }

  func position(atByte offset: Int) -> SourcePosition {
    JSONStream.position(ofOffset: offset, in: text, from: start)
  }
}

/// A query that is written as a JSON object.
struct JSONRow {
  private let object: JSONObject
  private let place: RowPlace
  private let modules: [String]?

  /// The keys that are not carried to the output, beside those of tables that expect something.
  private static let keys: ExactSet = [
    "query", "id", "page", "hitsPerPage", "filters", "params", "count", "tags", "within",
  ]

  /// Reads the text of a row.
  init(_ place: RowPlace, modules: [String]?) throws(QueryFileError) {
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: place.text)
    } catch {
      throw place.error("malformed-json", error.message, atByte: error.offset)
    }
    guard let object = json.objectValue else {
      throw place.error("wrong-type", "a line must be an object, found \(json.typeName)", atByte: 0)
    }
    self.object = object
    self.place = place
    self.modules = modules
  }

  /// What the row asks for; of a result of a saved run, the query with its id and what it carried.
  func draft() throws(QueryFileError) -> DraftQuery {
    guard object["sections"]?.arrayValue == nil || object["schemaVersion"]?.integerValue == nil else {
      return try savedDraft()
    }
    var problems = RowProblems()
    let query = problems.noting(query)
    var draft = emptyDraft(query ?? "")
    draft.id = problems.noting(id)
    draft.page = problems.noting { () throws(QueryFileError) in try integer("page", 0...Int.max) }
    draft.hitsPerPage = problems.noting { () throws(QueryFileError) in try integer("hitsPerPage", 0...1_000) }
    if let filters = object["filters"]?.objectValue {
      draft.moduleFilters = moduleFilters(filters, noting: &problems)
    } else {
      draft.filters = problems.noting(filters)
    }
    draft.params = problems.noting(params) ?? SearchParameters()
    if draft.filters != nil {
      draft.filtersRange = SourceRange(at: place.position(atByte: offset(ofKey: "filters")))
    }
    draft.count = problems.noting { () throws(QueryFileError) in try integer("count", 1...Int.max) }
    draft.tags = problems.noting(tags) ?? [:]
    draft.expectations = expectations(noting: &problems)
    if !draft.expectations.isEmpty {
      _ = problems.noting { () throws(QueryFileError) -> Void? in try refuseUnsupported() }
    }
    try problems.check()
    draft.carried = object.filter { !Self.keys.contains($0.key) && !TableExpectations.isColumn($0.key) }
    return draft
  }

  private func savedDraft() throws(QueryFileError) -> DraftQuery {
    var draft = emptyDraft(try query() ?? "")
    draft.id = try id()
    draft.carried = object["row"]?.objectValue ?? [:]
    return draft
  }

  private func emptyDraft(_ query: String) -> DraftQuery {
    var draft = DraftQuery(file: place.file, idRange: SourceRange(at: place.start), query: query)
    draft.isJSONObject = true
    return draft
  }

  private func query() throws(QueryFileError) -> String? {
    guard let query = try text("query") else {
      throw place.error("missing-key", "the object has no 'query'", atByte: 0)
    }
    return query
  }

  private func id() throws(QueryFileError) -> String? {
    let id = try text("id")
    guard id != "" else { throw error("id", "'id' must be text that is not empty") }
    return id
  }

  /// Refuses a key by which what the row expects would be judged otherwise, if this version supported it.
  private func refuseUnsupported() throws(QueryFileError) {
    guard let name = object.first(where: { QueryKeys.isUnsupported($0.key, $0.value) })?.key else { return }
    throw place.error(
      "unsupported-key", QueryKeys.unsupportedMessage(name, isJudged: true), atByte: offset(ofKey: name))
  }

  /// The row's labels.
  private func tags() throws(QueryFileError) -> ExactDictionary<String> {
    guard let value = object["tags"], value != .null else { return [:] }
    guard let members = value.objectValue else {
      throw error("tags", "'tags' must be an object, found \(value.typeName)")
    }
    var tags: ExactDictionary<String> = [:]
    for (name, value) in members {
      guard let text = value.scalarText else {
        throw error("tags", "\(Diagnostic.quoted(name)) in 'tags' must be text, found \(value.typeName)")
      }
      tags[name] = text
    }
    return tags
  }

  /// What the row expects: blocks as in YAML, or texts as in tables.
  private func expectations(noting problems: inout RowProblems) -> [ExpectationBlock] {
    var blocks: [ExpectationBlock] = []
    var cells = TableExpectations(file: place.file, modules: modules)
    cells.within = problems.noting { () throws(QueryFileError) in try integer("within", 1...Int.max) }
    for (key, value) in object where TableExpectations.isColumn(key) && value != .null {
      if key == "expect", value.objectValue != nil {
        blocks += problems.noting { () throws(QueryFileError) in try self.blocks(value) } ?? []
      } else if let text = problems.noting({ () throws(QueryFileError) in try text(key) }) {
        cells.add(text, column: key, at: place.position(atByte: offset(ofKey: key)))
      }
    }
    return blocks + cells.blocks(noting: &problems)
  }

  private func blocks(_ value: JSON) throws(QueryFileError) -> [ExpectationBlock] {
    let range = SourceRange(at: place.position(atByte: offset(ofKey: "expect")))
    var decoder = DocumentDecoder(file: place.file)
    let checked = decoder.decode(
      YAMLNode(value, at: range), as: .mapping(ExpectationDeclarations.blocks), subject: "'expect'")
    let blocks = ExpectationReader(file: place.file, modules: modules).blocks(of: checked, reportingTo: &decoder)
    try Self.refuse(decoder.diagnostics)
    return blocks
  }

  /// Filters for the sections of modules.
  private func moduleFilters(_ filters: JSONObject, noting problems: inout RowProblems) -> [ModuleFilter] {
    let range = SourceRange(at: place.position(atByte: offset(ofKey: "filters")))
    var found: [ModuleFilter] = []
    for (module, value) in filters where value != .null {
      problems.checkModule(module, among: modules, file: place.file, range: range)
      let filter = problems.noting { () throws(QueryFileError) -> ModuleFilter in
        guard let text = value.stringValue else {
          throw error("filters", "'filters' of \(Diagnostic.quoted(module)) must be text, found \(value.typeName)")
        }
        try checkFilters(text, "'filters' of \(Diagnostic.quoted(module))")
        return ModuleFilter(module: module, text: text, range: range)
      }
      if let filter { found.append(filter) }
    }
    return found
  }

  /// The row's search parameters.
  private func params() throws(QueryFileError) -> SearchParameters {
    guard let value = object["params"], value != .null else { return SearchParameters() }
    let range = SourceRange(at: place.position(atByte: offset(ofKey: "params")))
    var decoder = DocumentDecoder(file: place.file)
    let checked = decoder.decodeParameters(YAMLNode(value, at: range), scope: .query, subject: "'params'")
    try Self.refuse(decoder.diagnostics)
    return checked?.parameters?.values ?? SearchParameters()
  }

  private static func refuse(_ diagnostics: some Sequence<Diagnostic>) throws(QueryFileError) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw QueryFileError(diagnostics: errors) }
  }

  /// The error at a member's name.
  private func error(_ key: String, _ message: String) -> QueryFileError {
    place.error("invalid-value", message, atByte: offset(ofKey: key))
  }

  /// Where a member's name begins in the line.
  private func offset(ofKey key: String) -> Int {
    let name = Array("\"\(key)\"".utf8)
    return place.text.indices.first { place.text[$0...].starts(with: name) } ?? 0
  }

  private func text(_ key: String) throws(QueryFileError) -> String? {
    guard let value = object[key] else { return nil }
    if let text = value.scalarText { return text }
    if value == .null, key != "query" { return nil }
    throw error(key, "'\(key)' must be text, found \(value.typeName)")
  }

  private func integer(_ key: String, _ range: ClosedRange<Int>) throws(QueryFileError) -> Int? {
    guard let value = object[key], value != .null else { return nil }
    if let number = value.integerValue ?? value.stringValue.flatMap({ Int($0) }), range.contains(number) {
      return number
    }
    throw error(
      key, "'\(key)' must be \(ValueType.integer(range).summary), found \(value.scalarText ?? value.typeName)")
  }

  private func filters() throws(QueryFileError) -> String? {
    guard let filters = try text("filters"), !filters.allSatisfy(\.isWhitespace) else { return nil }
    try checkFilters(filters, "'filters'")
    return filters
  }

  private func checkFilters(_ filters: String, _ subject: String) throws(QueryFileError) {
    do throws(FilterSyntaxError) {
      _ = try FilterExpression(filters)
    } catch let syntax {
      throw error("filters", "\(subject): \(syntax.message) (character \(syntax.scalarRange.lowerBound + 1))")
    }
  }
}

package import Diagnostics
import FileSystem
package import SearchModel

/// Reads the queries of several files, one after the other.
///
/// Lines, JSON and standard input are streamed; tables and YAML are in memory while they are read. Memory grows
/// with the number of explicit ids only, which must be unique over all files.
///
/// ```swift
/// var reader = QueryFileReader([QuerySource(argument: "queries.txt")!])
/// while let entry = try reader.next() { … }
/// ```
package struct QueryFileReader: ~Copyable {
  /// The judgments that the files read so far name.
  package private(set) var judgments: [JudgmentFile] = []
  /// The thresholds of the files read so far.
  package private(set) var thresholds: [Threshold] = []
  /// Findings in the files read so far that are no errors.
  package internal(set) var warnings: [Diagnostic] = []
  /// The filters of the files read so far, each once, as long as they are no more than can be looked up.
  package var filterUses: [FilterUse] { uses.all }
  /// The attributes that expectations and parameters read so far name, each once, as long as they are no more than can
  /// be looked up.
  package var namedAttributes: [NamedAttribute] { named.all }
  /// Whether standard input is among the files, which may be waited for.
  package var hasStandardInput: Bool {
    sources.contains { if case .standardInput = $0.origin { true } else { false } }
  }
  /// Whether a query read so far expects something.
  package private(set) var hasExpectations = false
  /// The number of queries read so far.
  package private(set) var count = 0

  private let sources: [QuerySource]
  let modules: [String]?
  let filterCheck: FilterCheck?
  /// What filters need and was warned of.
  var reportedNeeds: ExactSet = []
  /// The parameters of rows that were warned of because they have no effect.
  var reportedParameters: ExactSet = []
  /// Names of search parameters that were warned of.
  var reportedNames: ExactSet = []
  /// The keys and columns of the present file that were compared with those that are read.
  var comparedNames: ExactSet = []
  /// Whether a row of the present file of JSON expects something.
  var isFileJudged = false
  /// The keys of its rows so far that are conditions if a later row expects something.
  var waitingKeys: [(name: String, value: JSON?, range: SourceRange)] = []
  var waitingNames: ExactSet = []
  var uses = FilterUses()
  var named = NamedAttributes()
  private var nextSource = 0
  private var current: Rows?
  private var ids = QueryIDs()
  private var snapshots = SnapshotNumbers()

  /// What is left of the present file.
  private enum Rows: ~Copyable {
    case lines(LineQueries)
    case table(TableQueries)
    case jsonLines(JSONLineQueries)
    case json(JSONQueries)
    case entries([DraftQuery], next: Int)
  }

  /// A reader at the start of the first file.
  ///
  /// - Parameter modules: the ids of the spec's modules, against which expectations, judgments and thresholds are
  ///   checked; nil when they are not known.
  /// - Parameter filterCheck: what filters are checked with; each attribute that is not declared for faceting is warned
  ///   of once, at most a hundred of them. nil for no such check.
  package init(_ sources: [QuerySource], modules: [String]? = nil, filterCheck: FilterCheck? = nil) {
    self.sources = sources
    self.modules = modules
    self.filterCheck = filterCheck
  }

  /// A reader of texts to search for, whose ids are their places from 1.
  package init(queries: [String]) {
    self.init([])
    let drafts = queries.enumerated().map { place, query in
      DraftQuery(
        file: "", idRange: SourceRange(at: SourcePosition(line: place + 1, column: 1)), query: query)
    }
    current = .entries(drafts, next: 0)
  }

  /// A reader of one row, written as the object of a line of JSON lines.
  ///
  /// - Parameter name: what errors call the row.
  package init(row: JSONObject, name: String, modules: [String]?, filterCheck: FilterCheck? = nil) {
    self.init([], modules: modules, filterCheck: filterCheck)
    let source = ByteSource(bytes: Array(JSON.object(row).text().utf8), name: name)
    current = .jsonLines(JSONLineQueries(source, modules: modules))
  }

  /// The next query, nil after the last one of the last file.
  ///
  /// After a ``QueryFileError`` the next query is the one behind it, in the next file where nothing of this one can be
  /// read any more, so that all errors can be told together.
  ///
  /// - Throws: ``QueryFileError`` for a file, or a row, that cannot be understood, and `FileError` for a file that
  ///   cannot be read.
  package mutating func next() throws -> QueryEntry? {
    while true {
      if let draft = try nextDraft() { return try entry(of: draft) }
      guard nextSource < sources.count else { return nil }
      nextSource += 1
      current = try open(sources[nextSource - 1])
    }
  }

  private mutating func nextDraft() throws -> DraftQuery? {
    guard let rows = current.take() else { return nil }
    let draft: DraftQuery?
    switch consume rows {
    case .lines(var lines):
      draft = try lines.next()
      current = .lines(lines)
    case .table(var table):
      defer { current = table.isReadable ? .table(table) : nil }
      draft = try table.next()
    case .jsonLines(var lines):
      let found = Result { try lines.next() }
      current = lines.isReadable ? .jsonLines(lines) : nil
      draft = try found.get()
    case .json(var list):
      let found = Result { try list.next() }
      current = list.isReadable ? .json(list) : nil
      draft = try found.get()
    case .entries(let entries, let next):
      draft = next < entries.count ? entries[next] : nil
      current = .entries(entries, next: next + 1)
    }
    if draft == nil { current = nil }
    return draft
  }

  private mutating func open(_ source: QuerySource) throws -> Rows {
    (comparedNames, isFileJudged, waitingKeys, waitingNames) = ([], false, [], [])
    switch source.form {
    case .lines: return .lines(LineQueries(try source.lines()))
    case .jsonLines: return .jsonLines(JSONLineQueries(try source.lines(), modules: modules))
    case .json: return .json(JSONQueries(try source.json(), modules: modules))
    case .csv, .tsv:
      let bytes = try source.bytes()
      // A file without anything has no queries, as a plain list has none.
      guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) else {
        return .entries([], next: 0)
      }
      let table = try TableQueries(bytes, file: source.file, form: source.form, modules: modules)
      for (name, position) in table.carriedColumns {
        compareWithKeys(
          name, of: .csv, isJudged: table.isJudged, file: source.file, range: SourceRange(at: position))
      }
      return .table(table)
    case .yaml:
      let document = try YAMLQueries(try source.bytes(), file: source.file, modules: modules)
      judgments += document.judgments
      thresholds += document.thresholds
      warnings += document.warnings
      if let defaults = document.defaults { checkEffect(of: defaults, on: document.entries, file: source.file) }
      for member in document.defaults?.members ?? [] {
        checkNames(in: member.value.json ?? .null, of: member.parameter, file: source.file) { element in
          member.value.range(ofElement: element)
        }
      }
      return .entries(document.entries, next: 0)
    }
  }

  private mutating func entry(of draft: DraftQuery) throws -> QueryEntry {
    count += 1
    let id = draft.id ?? String(count)
    guard ids.insert(draft.id, ordinal: count) else {
      throw QueryFileError(
        diagnostics: [
          Diagnostic(
            code: "duplicate-id", file: draft.file, range: draft.idRange,
            message: draft.id == nil
              ? "another query has the id \(Diagnostic.quoted(id)), which is this query's default"
              : "the id \(Diagnostic.quoted(id)) is used twice; ids are unique over all query files")
        ], sources: [draft.source].compactMap { $0 })
    }
    for name in draft.carried.keys { checkCarried(name, file: draft.file, range: draft.idRange) }
    if draft.isJSONObject { compareKeys(of: draft) }
    if filterCheck != nil, let text = draft.filters, let expression = try? FilterExpression(text) {
      let (filters, range) = (expression.clauses.flatMap(\.filters), draft.filtersRange ?? draft.idRange)
      for need in filters.compactMap(\.need) { check(need, file: draft.file, range: range) }
      uses.note(filters, file: draft.file, range: range)
    }
    check(draft.moduleFilters, of: draft)
    if draft.params != [:] { checkParameters(of: draft) }
    checkPaging(of: draft)
    hasExpectations = hasExpectations || !draft.expectations.isEmpty
    named.note(draft.expectations)
    checkFilters(of: draft.expectations)
    let filters = draft.moduleFilters.filter { !$0.text.allSatisfy(\.isWhitespace) }
    var entry = QueryEntry(
      file: draft.file, line: draft.idRange.start.line, ordinal: count, id: id, query: draft.query, page: draft.page,
      hitsPerPage: draft.hitsPerPage, filters: draft.filters,
      moduleFilters: ExactDictionary(filters.map { ($0.module, $0.text) }, uniquingKeysWith: { $1 }),
      params: draft.params, tags: draft.tags, carried: draft.carried, count: draft.count ?? 1,
      expectations: draft.expectations, defaults: draft.defaults)
    if draft.id == nil, entry.hasSnapshot { entry.snapshotNumber = snapshots.number(of: entry) }
    return entry
  }
}

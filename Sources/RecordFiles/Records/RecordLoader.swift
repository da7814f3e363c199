import Diagnostics
import FileSystem
import SearchModel

/// Takes one file after the other and keeps what was found: records, ids with their places, problems.
struct RecordLoader {
  /// Where the record of an id stands.
  private struct RecordPosition {
    var file: Int
    var position: SourcePosition
  }

  /// The name under which every record's id is known, and which is therefore no attribute.
  static let idName = "objectID"

  let source: RecordSource
  /// The attribute of the ids; nil for records without one.
  let idPath: FieldPath?
  /// Whether the ids are not known yet: records are numbered, and keep all their attributes.
  let isPreliminary: Bool
  let limits: RecordLimits

  private var records: [Record] = []
  private(set) var tables: [RecordTable] = []
  private var places: ExactDictionary<RecordPosition> = [:]
  private(set) var files: [String] = []

  private(set) var diagnostics: [Diagnostic] = []
  /// Warnings and notes.
  private var remarks: [Diagnostic] = []
  private var specialMembers: SpecialMemberReport
  /// Whether a record has `objectID` beside the id.
  private(set) var leavesOutID = false
  private var sources: [SourceText] = []
  /// The problems with records of the present file, and where the first one beyond the limit is.
  private var problemCount = 0
  private var firstUntold: SourcePosition?

  /// - Parameter isPreliminary: whether the ids are not known yet, whatever the source says.
  init(_ source: RecordSource, limits: RecordLimits, isPreliminary: Bool = false) {
    self.source = source
    self.isPreliminary = isPreliminary
    if case .attribute(let name) = source.identity, !isPreliminary {
      idPath = FieldPath(name)
    } else {
      idPath = nil
    }
    self.limits = limits
    specialMembers = SpecialMemberReport(limits: limits)
  }

  /// Adds a finding that concerns no single record.
  mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds a warning or a note on what is read.
  mutating func add(remark: Diagnostic) {
    remarks.append(remark)
  }

  /// Reads a file.
  mutating func load(_ file: String) {
    guard let format = RecordFormat(path: file) else {
      let message = "records are read from .json, .jsonl, .ndjson, .csv and .tsv files, each also with .gz"
      return add(Diagnostic(code: "unknown-record-format", file: file, message: message))
    }
    files.append(file)
    problemCount = 0
    firstUntold = nil
    let firstDiagnostic = diagnostics.count
    do throws(FileError) {
      var bytes = try FileReading.text(ofFile: file, limit: limits.maximumByteCount)
      if case .table = format { bytes = bytes.endingRowsWithLineFeeds }
      do throws(FileError) {
        switch format {
        case .json: try readDocument(bytes, file: file)
        case .jsonLines: try readLines(bytes, file: file)
        case .table(let dialect): try readTable(bytes, file: file, dialect: dialect)
        }
      } catch {
        add(error.diagnostic)
      }
      countUntold(in: file)
      if diagnostics[firstDiagnostic...].contains(where: { $0.range != nil }) {
        sources.append(SourceText(file: file, bytes: bytes))
      }
    } catch {
      add(error.diagnostic)
    }
  }

  /// Everything that was found.
  consuming func finish() -> RecordLoading {
    guard diagnostics.isEmpty else {
      return RecordLoading(records: [], diagnostics: diagnostics.sorted(), sources: sources)
    }
    let types = ColumnTypes(of: tables, source.tables)
    let found = Self.remarks(about: types) + remarksOnUnknownColumns(types)
    let errors = found.filter { $0.severity == .error }
    guard errors.isEmpty else { return RecordLoading(records: [], diagnostics: errors.sorted(), sources: []) }
    for table in tables {
      table.fill(&records, types: types, without: isPreliminary ? nil : Self.idName)
      if !isPreliminary { table.check(records, &specialMembers) }
    }
    return RecordLoading(
      records: records, diagnostics: [], sources: [],
      warnings: remarks + found + specialMembers.finish() + remarkOnRows + remarkOnLeftOutID)
  }

  /// Adds a record of a JSON file.
  mutating func add(_ value: consuming JSON, at position: SourcePosition) {
    let typeName = value.typeName
    guard case .object(let members) = consume value else {
      return report("invalid-record", "a record must be an object, found \(typeName)", at: position)
    }
    guard let idPath else { return append(String(records.count + 1), members, at: position) }
    guard let id = members.value(at: idPath.components[...]), id != .null else {
      let way = Self.wayOut(from: idPath, in: members)
      return report(
        "missing-object-id", "the record has no \(Diagnostic.quoted(idPath.description))\(way)", at: position)
    }
    guard let text = Self.idText(id) else {
      let name = Diagnostic.quoted(idPath.description)
      return report(
        "invalid-object-id", "\(name) must be a text or an integer, found \(Self.typeName(id))", at: position)
    }
    guard isNew(text, at: position) else { return }
    append(text, members, at: position)
  }

  private mutating func append(_ objectID: String, _ members: consuming JSONObject, at position: SourcePosition) {
    // Without known ids a warning could not name the record.
    if !isPreliminary {
      let removed = members.removeValue(forKey: Self.idName)
      if removed != nil, idPath?.components != [Self.idName] { leavesOutID = true }
      specialMembers.add(members, of: objectID, file: files[files.count - 1], at: position)
    }
    records.append(Record(objectID: objectID, attributes: members))
  }

  /// Adds a record of an object of records, whose name in it is its id.
  mutating func add(_ value: consuming JSON, key: String, at position: SourcePosition) {
    let typeName = value.typeName
    guard case .object(let members) = consume value else {
      return report(
        "invalid-record", "a record must be an object, found \(typeName) as \(Diagnostic.quoted(key))", at: position)
    }
    if isPreliminary { return append(String(records.count + 1), members, at: position) }
    guard isNew(key, at: position) else { return }
    append(key, members, at: position)
  }

  /// Adds a table whose rows follow as records without attributes; they get them when all tables are known.
  mutating func beginTable(_ file: String, columns: [String], idColumn: Int?) {
    tables.append(RecordTable(file: file, columns: columns, idColumn: idColumn, firstRecord: records.count))
  }

  /// Adds a row of the table that was begun last.
  mutating func add(_ row: CSVRow) {
    guard let table = tables.indices.last else { return }
    let size = row.fields.reduce(0) { saturatingSum($0, $1.text.utf8.count) }
    guard fits(size, at: SourcePosition(line: row.line, column: 1)) else { return }
    if let idColumn = tables[table].idColumn {
      let id = row.fields[idColumn]
      guard isNew(id.text, at: id.position) else { return }
      records.append(Record(objectID: id.text, attributes: [:]))
    } else {
      records.append(Record(objectID: String(records.count + 1), attributes: [:]))
    }
    tables[table].cells.append(contentsOf: row.fields.lazy.map(\.text))
    tables[table].lines.append(row.line)
  }

  /// Registers an id, or reports why it cannot be one.
  private mutating func isNew(_ id: String, at position: SourcePosition) -> Bool {
    guard !id.isEmpty else {
      report(
        "invalid-object-id", "\(idPath.map { Diagnostic.quoted($0.description) } ?? "the id") is empty", at: position)
      return false
    }
    let place = RecordPosition(file: files.count - 1, position: position)
    guard let first = places.updateValue(place, forKey: id) else { return true }
    // The first record of an id is the one that all later ones are compared with.
    places[id] = first
    let other = "\(files[first.file]):\(first.position.line):\(first.position.column)"
    let message = "the objectID \(Diagnostic.quoted(id)) is already that of the record at \(other)"
    report("duplicate-object-id", message, at: position)
    return false
  }

  mutating func report(_ code: String, _ message: String, at position: SourcePosition) {
    problemCount += 1
    guard problemCount <= limits.maximumProblemCount else {
      if firstUntold == nil { firstUntold = position }
      return
    }
    add(Diagnostic(code: code, file: files[files.count - 1], range: SourceRange(at: position), message: message))
  }

  private mutating func countUntold(in file: String) {
    guard let firstUntold else { return }
    let count = problemCount - limits.maximumProblemCount
    let message = "and \(count.counted("more unfit record")) in this file, from here on"
    add(Diagnostic(code: "more-problems", file: file, range: SourceRange(at: firstUntold), message: message))
  }
}

extension ExactDictionary<JSON> {
  /// The value at a path, as ``JSON/value(at:)`` finds it.
  fileprivate func value(at components: ArraySlice<String>) -> JSON? {
    guard let name = components.first, let value = self[name] else { return nil }
    let rest = components.dropFirst()
    return rest.isEmpty ? value : value.objectValue?.value(at: rest)
  }
}

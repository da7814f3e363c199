import Diagnostics
import FileSystem
import RecordFiles
import SearchModel
import YAMLTree

// The records of an index: `records` and `objectID`.
extension SpecAssembler {
  /// How the records of an index are read.
  ///
  /// - Parameter value: A path, a list of them, or a mapping that says more.
  func recordSource(_ value: CheckedValue, objectID: CheckedValue?) -> RecordSource {
    var source = RecordSource(Self.recordPaths(of: value).compactMap(\.text))
    if let text = objectID?.text { source.identity = RecordSource.Identity(text) }
    guard value.mapping != nil else { return source }
    source.tables = TableReading(
      separator: value["separator"]?.text.flatMap(TableReading.separator),
      missingWords: value["missing"]?.texts.map { ExactSet($0) })
    for (column, member) in value["types"]?.mapping?.members ?? [:] {
      source.tables.types[column] = member.value.text.flatMap(ColumnType.init)
    }
    source.list = value["at"]?.text.flatMap(RecordSource.list) ?? []
    return source
  }

  /// The paths and globs.
  private static func recordPaths(of value: CheckedValue) -> [CheckedValue] {
    let files = value.mapping == nil ? value : value["files"]
    return files?.list ?? files.map { [$0] } ?? []
  }

  /// Checks that there are files, and that what is said of them can act on one.
  mutating func checkRecords(_ value: CheckedValue?, objectID: CheckedValue?) {
    guard let value else { return }
    let files = value.mapping == nil ? value : value["files"]
    if let files, files.node.elements?.isEmpty == true {
      report("invalid-value", files, "'\(value.mapping == nil ? "records" : "files")' must not be empty")
    }
    let paths = Self.recordPaths(of: value)
    for path in paths {
      guard let text = path.text else { continue }
      guard RecordFileReader.mayHoldRecords(text) else {
        report(
          "invalid-value", path,
          "\(Diagnostic.quoted(text)) is no file of records: their names end in \(RecordFileReader.endings)")
        continue
      }
      do {
        try options.files.checkRecords(text)
      } catch {
        report("missing-file", path, "no records can be read from \(Diagnostic.quoted(text)): \(error.message)")
      }
    }
    let texts = paths.compactMap(\.text)
    if !texts.contains(where: RecordFileReader.mayHoldTable) {
      warnWithoutEffect(["separator", "types", "missing"], of: value, "no file is a table (.csv, .tsv)")
    }
    guard !texts.contains(where: RecordFileReader.mayHoldDocument) else { return }
    warnWithoutEffect(["at"], of: value, "no file is a .json file")
    if let objectID, objectID.text == RecordSource.Identity.key.text {
      report("invalid-value", objectID, "'$key' needs a .json file, whose object has a member for each record")
    }
  }

  private mutating func warnWithoutEffect(_ keys: [String], of value: CheckedValue, _ reason: String) {
    for key in keys {
      guard let member = value.mapping?.members[key] else { continue }
      decoder.report("no-effect", member.key.useRange, "'\(key)' has no effect: \(reason)", severity: .warning)
    }
  }
}

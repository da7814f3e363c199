import FileSystem

/// The format of a record file, which its name decides.
enum RecordFormat: Hashable {
  case json
  case jsonLines
  case table(CSVDialect)

  /// The format of a file; nil for an unknown ending. Case does not matter, and `.gz` is looked through.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    var endings = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map { $0.lowercased() }
    if endings.last == "gz" { endings.removeLast() }
    switch endings.last {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    case "csv": self = .table(.csv)
    case "tsv": self = .table(.tsv)
    default: return nil
    }
  }
}

extension RecordFileReader {
  /// Whether a path, or a glob, names files of a kind that is read, by its ending alone; a glob whose ending is left
  /// open may.
  package static func mayHoldRecords(_ pattern: String) -> Bool {
    RecordFormat(path: pattern) != nil || isOpen(pattern)
  }

  /// Whether a path, or a glob, may name tables.
  package static func mayHoldTable(_ pattern: String) -> Bool {
    if case .table = RecordFormat(path: pattern) { true } else { isOpen(pattern) }
  }

  /// Whether a path, or a glob, may name a JSON file, rather than one of JSON lines or a table.
  package static func mayHoldDocument(_ pattern: String) -> Bool {
    RecordFormat(path: pattern) == .json || isOpen(pattern)
  }

  /// Whether a pattern leaves the ending of its files open.
  private static func isOpen(_ pattern: String) -> Bool {
    let name = pattern.split(separator: "/").last ?? ""
    guard Glob.hasGlobCharacters(name) else { return false }
    var endings = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    if endings.last == "gz" { endings.removeLast() }
    return endings.last.map { Glob.hasGlobCharacters($0) } ?? true
  }

  /// The endings of record files, in words.
  package static let endings = ".json, .jsonl, .ndjson, .csv or .tsv, each also with .gz after it"
}

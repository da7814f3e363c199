/// How a record file is written, told by its name.
enum RecordFormat: Hashable {
  case jsonArray
  case jsonLines
  case table(CSVDialect)

  /// The format of a file; nil for an unknown ending. Case does not matter, and `.gz` is looked through.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    var endings = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map { $0.lowercased() }
    if endings.last == "gz" { endings.removeLast() }
    switch endings.last {
    case "json": self = .jsonArray
    case "jsonl", "ndjson": self = .jsonLines
    case "csv": self = .table(.csv)
    case "tsv": self = .table(.tsv)
    default: return nil
    }
  }
}

import Diagnostics
import FileSystem
import SpecLoader

extension FuzzTargets {
  /// Queries, one a line.
  static let queryLines = queries("query-lines", [.lines])
  /// Queries as tables.
  static let queryTables = queries("query-tables", [.csv, .tsv])
  /// Queries as JSON, one object a line.
  static let queryObjects = queries("query-objects", [.jsonLines])
  /// Queries as YAML, with expectations, judgments and thresholds.
  static let queryDocuments = queries("query-documents", [.yaml])

  private static func queries(_ name: String, _ forms: [QueryFileForm]) -> FuzzTarget {
    FuzzTarget(name, maximumLength: 4_096) { input in
      for form in forms {
        let file = "queries.\(form.rawValue)"
        let first = QueryReading(input, file: file, form: form)
        try requireEqual(first, QueryReading(input, file: file, form: form), "queries are read the same each time")
        let source = SourceText(file: file, bytes: (try? FileReading.text(input, of: file)) ?? input)
        try requireSound(first.diagnostics, of: source, file: file)
        let hasError = first.diagnostics.contains { $0.severity == .error }
        try requireEqual(first.hasFailed, hasError, "a file is refused with an error, and only then")
        try requireEqual(Set(first.entries.map(\.id)).count, first.entries.count, "ids are unique")
        for (place, entry) in first.entries.enumerated() {
          try requireEqual(entry.ordinal, place + 1, "ordinals count the queries")
          try require((1...source.lineCount).contains(entry.line), "a query begins in the file: line \(entry.line)")
        }
      }
    }
  }
}

/// All that a query file gave.
private struct QueryReading: Equatable {
  var entries: [QueryEntry] = []
  var diagnostics: [Diagnostic] = []
  var hasFailed = false

  init(_ bytes: [UInt8], file: String, form: QueryFileForm) {
    let source = QuerySource(file: file, form: form, origin: .bytes(bytes))
    var reader = QueryFileReader([source], modules: ["actors", "movies"])
    do {
      while let entry = try reader.next() { entries.append(entry) }
    } catch let error as QueryFileError {
      hasFailed = true
      diagnostics = error.diagnostics
    } catch let error as FileError {
      hasFailed = true
      diagnostics = [error.diagnostic]
    } catch {
      hasFailed = true
    }
    diagnostics = (diagnostics + reader.warnings).sorted()
  }
}

package import Diagnostics

/// How a query file is written.
package enum QueryFileForm: String, Sendable, Hashable, CaseIterable {
  /// One query a line.
  case lines
  /// Comma-separated columns with a header.
  case csv
  /// Tab-separated columns with a header.
  case tsv
  /// One JSON object a line.
  case jsonLines
  /// A JSON list of objects.
  case json
  /// A YAML document.
  case yaml

  /// The form that a file's name tells; `-`, standard input, holds lines. nil for an unknown extension.
  package init?(fileName: String) {
    guard fileName != "-" else {
      self = .lines
      return
    }
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .lines
    case "csv": self = .csv
    case "tsv": self = .tsv
    case "jsonl", "ndjson": self = .jsonLines
    case "json": self = .json
    case "yaml", "yml": self = .yaml
    default: return nil
    }
  }
}

/// A query file to be read; it is opened when its turn comes.
package struct QuerySource: Sendable {
  /// Where the bytes are.
  package enum Origin: Sendable {
    /// A regular file.
    case file(path: String)
    /// Standard input.
    case standardInput
    /// Memory.
    case bytes([UInt8])
  }

  /// The file as the user named it, `-` for standard input.
  package var file: String
  /// How it is written.
  package var form: QueryFileForm
  /// Where the bytes are.
  package var origin: Origin

  /// A source of any form and origin.
  package init(file: String, form: QueryFileForm, origin: Origin) {
    self.file = file
    self.form = form
    self.origin = origin
  }

  /// The source that a command-line argument names; nil for an unknown extension.
  package init?(argument: String) {
    guard let form = QueryFileForm(fileName: argument) else { return nil }
    self.init(file: argument, form: form, origin: argument == "-" ? .standardInput : .file(path: argument))
  }
}

/// Why query files cannot be used.
package struct QueryFileError: Error, Sendable {
  /// What is wrong, sorted by position; at least one error.
  package var diagnostics: [Diagnostic]
  /// The texts of the files that are in memory, for showing lines.
  package var sources: [SourceText] = []

  /// An error.
  package init(diagnostics: [Diagnostic], sources: [SourceText] = []) {
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// A file of relevance judgments that a query file names.
package struct JudgmentFile: Sendable, Hashable {
  /// The path as written, relative to the query file.
  package var path: String
  /// The module that the judgments are about; nil when the file itself says.
  package var module: String?
  /// The query file that names it.
  package var file: String
  /// The path's place in the query file.
  package var range: SourceRange
}

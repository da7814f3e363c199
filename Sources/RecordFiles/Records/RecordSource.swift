package import Diagnostics

/// Where the records of an index are, and how they are read.
package struct RecordSource: Sendable, Hashable {
  /// What the id of a record is.
  package enum Identity: Sendable, Hashable {
    /// An attribute: a path with dots for JSON, the name of a column for tables.
    case attribute(String)
    /// The record's name in an object of records.
    case key
    /// The record's place among all records, from 1.
    case row

    /// The identity that a spec writes as a text.
    package init(_ text: String) {
      self = text == Self.key.text ? .key : text == Self.row.text ? .row : .attribute(text)
    }

    /// The identity as a spec writes it.
    package var text: String {
      switch self {
      case .attribute(let name): name
      case .key: "$key"
      case .row: "$row"
      }
    }
  }

  /// Paths and globs, relative ones to the folder that a reader is told. Files come in the order of the patterns, those
  /// of one glob sorted by bytes, and each once, even when several patterns find it.
  package var files: [String]
  /// What the ids are.
  package var identity: Identity
  /// How tables are read.
  package var tables: TableReading
  /// Where in a JSON file its records are, as the names of members from the outermost one in; empty for the whole file.
  package var list: [String]

  /// The records of files.
  package init(
    _ files: [String], identity: Identity = .attribute("objectID"), tables: TableReading = TableReading(),
    list: [String] = []
  ) {
    self.files = files
    self.identity = identity
    self.tables = tables
    self.list = list
  }

  /// Everything but the files as texts, two sources the same exactly when they are read the same.
  package var recipe: [String] {
    [identity.text, list.map { "\($0.utf8.count):\($0)" }.joined()] + tables.recipe
  }
}

extension RecordSource {
  /// The names of members in a path such as `$.response.hits`; nil for anything else.
  package static func list(at path: String) -> [String]? {
    if path == "$" { return [] }
    guard path.hasPrefix("$.") else { return nil }
    let names = path.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return names.contains(where: \.isEmpty) ? nil : names
  }

  /// The path of names of members; nil when it cannot be written.
  package static func path(of list: [String]) -> String? {
    list.contains { $0.isEmpty || $0.contains(".") } ? nil : (["$"] + list).joined(separator: ".")
  }
}

extension RecordSource {
  /// The note that records lose their `objectID`, since something else is their id.
  package func noteOfLeftOutID(in file: String) -> Diagnostic {
    let id =
      switch identity {
      case .attribute(let name): "\(Diagnostic.quoted(name)) has the ids"
      case .key: "the names of the records are their ids"
      case .row: "the places of the records are their ids"
      }
    return Diagnostic(
      .note, code: "left-out-id", file: file, message: "the attribute 'objectID' is left out: \(id)")
  }
}

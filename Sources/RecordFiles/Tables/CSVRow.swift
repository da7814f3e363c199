public import Diagnostics

/// A field of a table with the place where it begins.
public struct CSVField: Sendable, Hashable {
  /// The text without quotes and escapes.
  public var text: String
  /// The place of its first character, or of its opening quote.
  public var position: SourcePosition

  /// Makes a field.
  public init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

/// A row of a table: as many fields as the header has.
public struct CSVRow: Sendable, Hashable {
  /// The line on which the row begins, from 1. A row may span lines.
  public var line: Int
  /// The fields in the order of the header.
  public var fields: [CSVField]

  /// Makes a row.
  public init(line: Int, fields: [CSVField]) {
    self.line = line
    self.fields = fields
  }
}

/// How a table is written.
public enum CSVDialect: Sendable, Hashable, CaseIterable {
  /// RFC 4180: commas, and quotes around fields with commas, quotes (doubled) or line ends.
  case csv
  /// Tabs; a quote is a quote, and `\t`, `\n`, `\r`, `\\` stand for a tab, a line feed, a carriage return, a backslash.
  /// Any other backslash is itself.
  case tsv

  var separator: UInt8 {
    switch self {
    case .csv: UInt8(ascii: ",")
    case .tsv: UInt8(ascii: "\t")
    }
  }
}

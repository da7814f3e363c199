package import Diagnostics

/// A field of a table with the place where it begins.
package struct CSVField: Sendable, Hashable {
  /// The text without quotes and escapes.
  package var text: String
  /// The place of its first character, or of its opening quote.
  package var position: SourcePosition

  /// Makes a field.
  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

/// A row of a table: as many fields as the header has.
package struct CSVRow: Sendable, Hashable {
  /// The line on which the row begins, from 1. A row may span lines.
  package var line: Int
  /// The fields in the order of the header.
  package var fields: [CSVField]

  /// Makes a row.
  package init(line: Int, fields: [CSVField]) {
    self.line = line
    self.fields = fields
  }
}

extension CSVRow {
  /// Whether it has several fields and nothing in them, as spreadsheets leave rows behind.
  var isBlank: Bool { fields.count > 1 && fields.allSatisfy(\.text.isEmpty) }
}

/// How a table is written.
package enum CSVDialect: Sendable, Hashable {
  /// RFC 4180: commas, and quotes around fields with commas, quotes (doubled) or line ends.
  case csv
  /// As ``csv``, with another byte of ASCII between fields.
  case separated(by: UInt8)
  /// Tabs; `\t`, `\n`, `\r`, `\\` stand for a tab, a line feed, a carriage return, a backslash; any other backslash is
  /// itself. A field in quotes is taken out of them where its quotes inside are doubled, or it is empty otherwise. Any
  /// other quote is a quote, so that a query such as `"frying pan"` needs no more of them.
  case tsv

  var separator: UInt8 {
    switch self {
    case .csv: UInt8(ascii: ",")
    case .separated(let byte): byte
    case .tsv: UInt8(ascii: "\t")
    }
  }
}

import Diagnostics
package import FileSystem
import SearchModel

/// Reads a table with a header, one row after the other.
///
/// Lines end with LF or CRLF; a byte-order mark is skipped, and so are lines without any character. A quote inside a
/// field that does not begin with one is taken as written. An error names the line and the column in Unicode scalars.
///
/// ```swift
/// var reader = try CSVReader(bytes, file: "queries.csv", dialect: .csv)
/// while let row = try reader.nextRow() { … }
/// ```
package struct CSVReader: Sendable {
  /// The file as errors name it.
  package let file: String
  /// How the table is written.
  package let dialect: CSVDialect
  /// The names of the columns: not empty, each once.
  package private(set) var header: CSVRow
  /// The columns that had no name, by number.
  private(set) var namedColumns: [Int] = []

  /// The whole table.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var offset: Int
  /// The first field of a table of tabs in which a backslash stands for something else.
  var firstEscape: SourcePosition?
  /// The first field of a table of tabs that keeps the quotes in which it stands.
  var firstKeptQuotes: SourcePosition?
  /// The position of the next byte.
  var position = SourcePosition(line: 1, column: 1)

  /// Opens a table and reads its header.
  ///
  /// - Parameters:
  ///   - bytes: The whole table.
  ///   - file: The file as errors shall name it.
  ///   - dialect: How the table is written.
  ///   - headerOffset: How many bytes come before the header, whole lines without quotes.
  ///   - namesColumns: Whether a column without a name is called `column1` by its place, rather than refused.
  /// - Throws: ``FileError`` of the kind `malformed` or `invalidUTF8` when there is no header, or a wrong one.
  package init(
    _ bytes: [UInt8], file: String, dialect: CSVDialect, headerOffset: Int = 0, namesColumns: Bool = false
  ) throws(FileError) {
    self.file = file
    self.dialect = dialect
    self.bytes = bytes
    header = CSVRow(line: 1, fields: [])
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if headerOffset > offset {
      position.line += bytes[..<headerOffset].count { $0 == UInt8(ascii: "\n") }
      offset = headerOffset
    }
    guard var header = try readRow() else { throw failure("there is no header line") }
    if namesColumns {
      for column in header.fields.indices where header.fields[column].text.isEmpty {
        header.fields[column].text = "column\(column + 1)"
        namedColumns.append(column)
      }
    }
    try Self.check(header, file: file)
    self.header = header
  }

  /// Opens a table whose separator is told from its first rows, and whose columns without a name are called by their
  /// places.
  package init(tellingSeparatorOf bytes: [UInt8], file: String) throws(FileError) {
    let shape = TableShape(bytes)
    let dialect = shape.separator == CSVDialect.csv.separator ? CSVDialect.csv : .separated(by: shape.separator)
    try self.init(bytes, file: file, dialect: dialect, headerOffset: shape.headerOffset, namesColumns: true)
  }

  /// Opens a table without a header, whose rows may have any number of fields.
  init(rowsOf bytes: [UInt8], file: String, dialect: CSVDialect) {
    self.file = file
    self.dialect = dialect
    self.bytes = bytes
    header = CSVRow(line: 1, fields: [])
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The names of the columns in their order.
  package var columns: [String] {
    header.fields.map(\.text)
  }

  /// The next row, nil at the end.
  ///
  /// - Throws: ``FileError`` of the kind `malformed` for an unterminated quote, text after a closing quote, a row with
  ///   more or fewer fields than the header, a NUL or a lone carriage return; `invalidUTF8` for bytes that are no text.
  ///   Do not read on after an error.
  package mutating func nextRow() throws(FileError) -> CSVRow? {
    guard let row = try readRow() else { return nil }
    guard row.fields.count != header.fields.count else { return row }
    let place = row.fields.count > header.fields.count ? row.fields[header.fields.count] : row.fields[0]
    let found = row.fields.count.counted("field")
    throw failure("the row has \(found), but the header has \(header.fields.count)", at: place.position)
  }

  /// The error for a place.
  func failure(_ message: String, at place: SourcePosition? = nil) -> FileError {
    FileError(path: file, kind: .malformed, position: place ?? position, message: message)
  }

  private static func check(_ header: CSVRow, file: String) throws(FileError) {
    var places: ExactDictionary<Int> = [:]
    for (index, field) in header.fields.enumerated() {
      var message: String?
      if field.text.isEmpty {
        message = "column \(index + 1) has no name"
      } else if let first = places.updateValue(index + 1, forKey: field.text) {
        message = "the name \(Diagnostic.quoted(field.text)) stands above column \(first) and column \(index + 1)"
      }
      guard let message else { continue }
      throw FileError(path: file, kind: .malformed, position: field.position, message: message)
    }
  }
}

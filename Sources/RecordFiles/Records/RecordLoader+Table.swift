import Diagnostics
import FileSystem
import OrderedCollections
import SearchModel

extension RecordLoader {
  /// Reads a header and rows.
  mutating func readTable(_ bytes: [UInt8], file: String, dialect: CSVDialect) throws(FileError) {
    let shape = dialect == .tsv ? TableShape(separator: dialect.separator) : TableShape(bytes)
    var reader = try CSVReader(
      bytes, file: file, dialect: shape.separator == dialect.separator ? dialect : .separated(by: shape.separator),
      headerOffset: shape.headerOffset, namesColumns: true)
    remark(on: reader)
    if let idPath {
      guard let idColumn = idColumn(of: reader, at: idPath, file: file) else { return }
      beginTable(file, columns: reader.columns, idColumn: idColumn)
    } else {
      beginTable(file, columns: reader.columns, idColumn: nil)
    }
    while let row = try reader.nextRow() { add(row) }
  }

  /// Says what was told from the file, and not from its name.
  private mutating func remark(on reader: borrowing CSVReader) {
    func note(_ code: String, _ place: SourcePosition, _ message: String) {
      add(remark: Diagnostic(.note, code: code, file: reader.file, range: SourceRange(at: place), message: message))
    }
    if case .separated(let byte) = reader.dialect, let place = reader.header.fields.first?.position {
      let name = byte == UInt8(ascii: "\t") ? "tabs" : Diagnostic.quoted(String(Unicode.Scalar(byte)))
      note("separator", place, "the columns are separated by \(name)")
    }
    for column in reader.namedColumns {
      let field = reader.header.fields[column]
      note(
        "unnamed-column", field.position,
        "column \(column + 1) has no name, and is called \(Diagnostic.quoted(field.text))")
    }
  }

  /// The column of the ids; a missing one is reported.
  private mutating func idColumn(
    of reader: borrowing CSVReader, at idPath: FieldPath, file: String
  ) -> Int? {
    // A column is a name, not a path: its dots belong to the name.
    let name = idPath.components.joined(separator: ".")
    let columns = reader.columns
    if let idColumn = columns.firstIndex(of: name) { return idColumn }
    let message = "there is no column \(Diagnostic.quoted(name)) for the ids"
    let suggestion = Suggestions.closestMatch(to: name, among: columns)
    let place = SourceRange(at: reader.header.fields[0].position)
    add(Diagnostic(code: "missing-object-id", file: file, range: place, message: message, suggestion: suggestion))
    return nil
  }
}

/// The rows of a table that are waiting for the types of their columns.
struct RecordTable {
  let file: String
  let columns: [String]
  /// The column of the ids, nil when the rows are numbered.
  let idColumn: Int?
  /// The index of the record of the first row; the others follow.
  let firstRecord: Int
  /// All cells, row by row.
  var cells: [String] = []
  /// The line of each row.
  var lines: [Int] = []

  /// Gives the records of the rows their attributes.
  ///
  /// - Parameters:
  ///   - records: All records of the index.
  ///   - types: The types of the columns.
  ///   - name: The column that is no attribute, nil when all are.
  func fill(_ records: inout [Record], types: ColumnTypes, without name: String?) {
    let columnTypes = columns.indices.map { $0 == idColumn ? .text : types[columns[$0]] }
    for row in 0..<cells.count / columns.count {
      var attributes = JSONObject()
      for (column, columnName) in columns.enumerated() where columnName != name {
        let cell = cells[row * columns.count + column]
        if !cell.isEmpty, let value = columnTypes[column].value(of: cell) { attributes[columnName] = value }
      }
      records[firstRecord + row].attributes = attributes
    }
  }
}

import Diagnostics
import FileSystem
import SearchModel

extension RecordLoader {
  /// Reads a header and rows.
  mutating func readTable(_ bytes: [UInt8], file: String, dialect: CSVDialect) throws(FileError) {
    guard source.identity != .key else {
      return add(
        Diagnostic(
          code: "missing-object-id", file: file,
          message: "the rows of a table have no keys: name the column of the ids, or take $row for the places of rows"))
    }
    var shape = shape(of: bytes, dialect)
    guard dialect == .tsv, !shape.hasQuotes else { return try readTable(bytes, file: file, dialect, shape) }
    let before = self
    var failure: FileError?
    do throws(FileError) {
      try readTable(bytes, file: file, dialect, shape)
      // A column of ids that is missing is a finding, and no error that ends the reading.
      guard diagnostics.count > before.diagnostics.count else { return }
    } catch {
      failure = error
    }
    // A tab or a line end in quotes cuts a row, or the header, in pieces.
    var other = before
    shape.hasQuotes = true
    let isRead = (try? other.readTable(bytes, file: file, dialect, shape)) != nil
    if let failure {
      guard isRead else { throw failure }
      self = other
    } else if isRead, other.diagnostics.count == before.diagnostics.count {
      self = other
    }
  }

  private mutating func readTable(
    _ bytes: [UInt8], file: String, _ dialect: CSVDialect, _ shape: TableShape
  ) throws(FileError) {
    let isAsNamed = shape.separator == dialect.separator && !shape.hasQuotes
    var reader = try CSVReader(
      bytes, file: file, dialect: isAsNamed ? dialect : .separated(by: shape.separator),
      headerOffset: shape.headerOffset, namesColumns: true)
    remark(on: reader, shape)
    guard hasRoom(forMembersOf: reader.header, file: file) else { return }
    if let idPath {
      guard let idColumn = idColumn(of: reader, at: idPath, file: file) else { return }
      beginTable(file, columns: reader.columns, idColumn: idColumn)
    } else {
      beginTable(file, columns: reader.columns, idColumn: nil)
    }
    var (blankCount, firstBlank): (Int, SourcePosition?) = (0, nil)
    while let row = try reader.nextRow() {
      // Spreadsheets leave rows of nothing behind.
      if row.isBlank {
        blankCount += 1
        firstBlank = firstBlank ?? row.fields[0].position
      } else {
        add(row)
      }
    }
    if let firstBlank {
      note(
        "blank-rows", file, firstBlank,
        blankCount == 1 ? "an empty row is left out" : "\(blankCount) empty rows are left out")
    }
    if let place = reader.firstKeptQuotes {
      note(
        "quoted-cells", file, place,
        #"a cell keeps the quotes in which it stands; 'separator: "\t"' in the spec takes all cells out of theirs"#)
    }
    if let place = reader.firstEscape {
      note(
        "escapes", file, place,
        #"in tables of tabs '\n', '\r', '\t' and '\\' in cells are line ends, tabs and backslashes"#)
    }
  }

  private mutating func note(_ code: String, _ file: String, _ place: SourcePosition, _ message: String) {
    add(remark: Diagnostic(.note, code: code, file: file, range: SourceRange(at: place), message: message))
  }

  private func shape(of bytes: [UInt8], _ dialect: CSVDialect) -> TableShape {
    guard let separator = source.tables.separator, separator != dialect.separator || dialect != .tsv else {
      return dialect == .tsv ? TableShape(ofTabs: bytes) : TableShape(bytes)
    }
    // A line that names a separator is no row, whatever it names.
    var shape = TableShape(bytes)
    shape.separator = separator
    return shape
  }

  /// Says what was told from the file, and not from its name.
  private mutating func remark(on reader: borrowing CSVReader, _ shape: TableShape) {
    let file = reader.file
    func note(_ code: String, _ place: SourcePosition, _ message: String) { self.note(code, file, place, message) }
    if shape.hasQuotes {
      note("quoted-cells", SourcePosition(line: 1, column: 1), "the quotes around cells are no part of them")
    } else if case .separated(let byte) = reader.dialect, source.tables.separator == nil,
      let place = reader.header.fields.first?.position
    {
      note("separator", place, "the columns are separated by \(Self.name(ofSeparator: byte))")
    }
    if let separator = source.tables.separator, reader.columns.count == 1, let field = reader.header.fields.first,
      let other = shape.fittingSeparator, other != separator
    {
      let message =
        "the header is one column: it has no \(Self.name(ofSeparator: separator)), as 'separator' says, but "
        + Self.name(ofSeparator: other)
      add(
        remark: Diagnostic(
          .warning, code: "separator", file: file, range: SourceRange(at: field.position), message: message))
    }
    for column in reader.namedColumns {
      let field = reader.header.fields[column]
      note(
        "unnamed-column", field.position,
        "column \(column + 1) has no name, and is called \(Diagnostic.quoted(field.text))")
    }
    if let field = reader.header.fields.first(where: { RecordTable.path(ofColumn: $0.text).count > 1 }) {
      let path = RecordTable.path(ofColumn: field.text)
      note(
        "dotted-column", field.position,
        "columns with dots are members of objects: \(Diagnostic.quoted(field.text)) is "
          + "\(Diagnostic.quoted(path[path.count - 1])) of \(Diagnostic.quoted(path.dropLast().joined(separator: ".")))"
      )
    }
  }

  private static func name(ofSeparator byte: UInt8) -> String {
    byte == UInt8(ascii: "\t") ? "tabs" : Diagnostic.quoted(String(Unicode.Scalar(byte)))
  }

  /// Whether no column has the place of the object that another one is a member of; one that has is reported.
  private mutating func hasRoom(forMembersOf header: CSVRow, file: String) -> Bool {
    let names = ExactSet(header.fields.map(\.text))
    for field in header.fields {
      let path = RecordTable.path(ofColumn: field.text)
      for length in 1..<path.count {
        let object = path.prefix(length).joined(separator: ".")
        guard names.contains(object) else { continue }
        let message =
          "the column \(Diagnostic.quoted(field.text)) is a member of \(Diagnostic.quoted(object)), which is a column, too"
        add(Diagnostic(code: "malformed", file: file, range: SourceRange(at: field.position), message: message))
        return false
      }
    }
    return true
  }

  /// The column of the ids; a missing one is reported.
  private mutating func idColumn(
    of reader: borrowing CSVReader, at idPath: FieldPath, file: String
  ) -> Int? {
    // A column is a name, not a path: its dots belong to the name.
    let name = idPath.components.joined(separator: ".")
    let columns = reader.columns
    if let idColumn = columns.firstIndex(where: { $0.hasSameBytes(as: name) }) { return idColumn }
    var message = "there is no column \(Diagnostic.quoted(name)) for the ids"
    if case .separated = reader.dialect, source.tables.separator == nil {
      message += "; the columns were taken to be separated by \(Self.name(ofSeparator: reader.dialect.separator)), "
      message += "which 'separator' changes"
    } else if let separator = source.tables.separator, columns.count == 1 {
      message += "; the header is one column, since it has no \(Self.name(ofSeparator: separator)), as 'separator' says"
    }
    let suggestion = Suggestions.closestMatch(to: name, among: columns)
    let place = SourceRange(at: reader.header.fields[0].position)
    add(Diagnostic(code: "missing-object-id", file: file, range: place, message: message, suggestion: suggestion))
    return nil
  }
}

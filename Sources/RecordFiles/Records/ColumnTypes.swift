import Diagnostics
import SearchModel

/// What the cells of a column are.
enum ColumnType: Hashable {
  case number
  case date
  case boolean
  case structure
  case text

  /// What stands for a missing value in columns of numbers and dates.
  static let missingWords: Set<String> = ["NA", "N/A", "n/a", "#N/A", "NaN", "NULL", "null", "None", "\\N", "-"]

  /// The value of a cell that is not empty; nil where it says that there is none.
  func value(of cell: String) -> JSON? {
    switch self {
    case .number:
      if case .value(let number) = TableNumber(cell) { number } else { nil }
    case .date: Self.missingWords.contains(cell) ? nil : .string(cell)
    case .boolean: Self.boolean(cell)
    case .structure: Self.structure(cell)
    case .text: .string(cell)
    }
  }

  static func boolean(_ cell: String) -> JSON? {
    cell == "true" ? .bool(true) : cell == "false" ? .bool(false) : nil
  }

  static func structure(_ cell: String) -> JSON? {
    guard let first = cell.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
    return try? JSON(parsing: Array(cell.utf8))
  }
}

/// The types of the columns of all tables of an index, by their names.
///
/// They are taken together, so that a value does not depend on which part of the data a file holds.
struct ColumnTypes {
  private var surveys: [String: ColumnSurvey] = [:]
  /// The names in the order in which the tables have them.
  private(set) var names: [String] = []

  init(of tables: [RecordTable]) {
    for table in tables {
      for (column, name) in table.columns.enumerated() where column != table.idColumn {
        if surveys[name] == nil { names.append(name) }
        var survey = surveys.removeValue(forKey: name) ?? ColumnSurvey()
        for (row, index) in stride(from: column, to: table.cells.count, by: table.columns.count).enumerated() {
          survey.add(table.cells[index]) { CellPlace(file: table.file, line: table.lines[row]) }
        }
        surveys[name] = survey
      }
    }
  }

  /// The type of a column; text for one without a cell.
  subscript(name: String) -> ColumnType { surveys[name]?.type ?? .text }

  /// What its cells do not show of a column.
  func remark(about name: String) -> ColumnRemark? { surveys[name]?.remark }
}

/// What people should know of a column.
struct ColumnRemark {
  let severity: Diagnostic.Severity
  let code: String
  /// What is so, as the end of a sentence about the column.
  let message: String
  let place: CellPlace
}

/// Where a cell stands.
struct CellPlace: Hashable {
  let file: String
  let line: Int
}

/// What the cells of a column are, counted.
private struct ColumnSurvey {
  private struct Oddity {
    let cell: String
    let place: CellPlace
  }

  /// Cells that are not empty.
  private var filledCount = 0
  private var missingWordCount = 0
  private var numberCount = 0
  private var dateCount = 0
  private var booleanCount = 0
  private var structureCount = 0
  private var codeCount = 0
  private var firstCode: Oddity?
  private var firstMissing: Oddity?
  private var firstOther: Oddity?

  mutating func add(_ cell: String, at place: () -> CellPlace) {
    guard !cell.isEmpty else { return }
    filledCount += 1
    switch TableNumber.kind(of: cell) {
    case .number: numberCount += 1
    case .code:
      codeCount += 1
      if firstCode == nil { firstCode = Oddity(cell: cell, place: place()) }
    case nil:
      if ColumnType.missingWords.contains(cell) {
        missingWordCount += 1
        if firstMissing == nil { firstMissing = Oddity(cell: cell, place: place()) }
        return
      }
      if firstOther == nil { firstOther = Oddity(cell: cell, place: place()) }
      addOther(cell)
    }
  }

  /// Only while all cells are of a type it matters whether the next one is.
  private mutating func addOther(_ cell: String) {
    let before = filledCount - 1
    if dateCount + missingWordCount == before, TableDate.isDate(cell) { dateCount += 1 }
    if booleanCount == before, ColumnType.boolean(cell) != nil { booleanCount += 1 }
    if structureCount == before, ColumnType.structure(cell) != nil { structureCount += 1 }
  }

  var type: ColumnType {
    let knownCount = filledCount - missingWordCount
    if numberCount == knownCount, numberCount > 0 { return .number }
    if dateCount == knownCount, dateCount > 0 { return .date }
    if booleanCount == filledCount, booleanCount > 0 { return .boolean }
    if structureCount == filledCount, structureCount > 0 { return .structure }
    return .text
  }

  var remark: ColumnRemark? {
    let knownCount = filledCount - missingWordCount
    switch type {
    case .number, .date:
      return firstMissing.map {
        let cells = Self.cells(missingWordCount, of: filledCount, "is missing", "are missing", $0)
        return ColumnRemark(severity: .note, code: "missing-cells", message: ": \(cells)", place: $0.place)
      }
    case .boolean, .structure: return nil
    case .text:
      guard numberCount * 2 > knownCount, let odd = firstOther ?? firstCode else { return nil }
      let count = knownCount - numberCount
      if firstOther == nil {
        let cells = Self.cells(count, of: knownCount, "is a code", "are codes", odd)
        return ColumnRemark(severity: .note, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
      }
      let cells = Self.cells(count, of: knownCount, "is no number", "are no numbers", odd)
      return ColumnRemark(severity: .warning, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
    }
  }

  private static func cells(
    _ count: Int, of total: Int, _ one: String, _ several: String, _ first: Oddity
  ) -> String {
    "\(count) of \(total) cells \(count == 1 ? one : several) (line \(first.place.line): \(Diagnostic.quoted(first.cell)))"
  }
}

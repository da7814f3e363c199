import Diagnostics
import SearchModel

/// What the cells of a column are, counted.
struct ColumnSurvey {
  private struct Oddity {
    let cell: String
    let place: CellPlace
  }

  private let declaredType: ColumnType?
  /// The words that a spec lists as missing; nil where the usual ones count.
  private let missingWords: ExactSet?

  /// Cells that are not empty.
  private var filledCount = 0
  private var missingWordCount = 0
  private var numberCount = 0
  private var dateCount = 0
  private var booleanCount = 0
  private var jsonCount = 0
  private var firstCode: Oddity?
  private var firstMissing: Oddity?
  private var firstOther: Oddity?
  /// The cells that would be numbers with a point for their comma, or without it.
  private var commaCount = 0
  /// The cells that would be numbers without a sign, a unit or spaces between their digits.
  private var decoratedCount = 0
  /// The cells that are not of the declared type.
  private var unfitCount = 0
  private var firstUnfit: Oddity?

  /// - Parameter declaredType: the type of the column that a spec declares, nil to tell it from the cells.
  init(declaredType: ColumnType?, _ reading: TableReading) {
    self.declaredType = declaredType
    missingWords = declaredType == .string ? [] : reading.missingWords
  }

  mutating func add(_ cell: String, at place: () -> CellPlace) {
    // A word that a spec lists as missing is as good as an empty cell.
    guard !cell.isEmpty, !(missingWords?.contains(cell) ?? false) else { return }
    filledCount += 1
    switch TableNumber.kind(of: cell) {
    case .number: numberCount += 1
    case .code:
      if firstCode == nil { firstCode = Oddity(cell: cell, place: place()) }
    case nil:
      if missingWords == nil, ColumnType.isUsuallyMissing(cell) {
        missingWordCount += 1
        if firstMissing == nil { firstMissing = Oddity(cell: cell, place: place()) }
        return
      }
      if firstOther == nil { firstOther = Oddity(cell: cell, place: place()) }
      addOther(cell)
    }
    if let declaredType, !isOf(declaredType, cell) {
      unfitCount += 1
      if firstUnfit == nil { firstUnfit = Oddity(cell: cell, place: place()) }
    }
  }

  /// Only while all cells are of a type it matters whether the next one is.
  private mutating func addOther(_ cell: String) {
    if cell.utf8.contains(UInt8(ascii: ",")), TableNumber.kind(of: cell.filter { $0 != "," }) != nil { commaCount += 1 }
    if decoratedCount + numberCount + 1 == filledCount - missingWordCount, TableNumber.isDecorated(cell) {
      decoratedCount += 1
    }
    let before = filledCount - 1
    if dateCount + missingWordCount == before, TableDate.isDate(cell) { dateCount += 1 }
    if booleanCount + missingWordCount == before, ColumnType.boolean(cell) != nil { booleanCount += 1 }
    if jsonCount + missingWordCount == before, ColumnType.json(cell) != nil { jsonCount += 1 }
  }

  private func isOf(_ type: ColumnType, _ cell: String) -> Bool {
    switch type {
    case .number: TableNumber.declaredValue(of: cell) != nil
    case .date: TableDate.isDate(cell)
    case .boolean: ColumnType.declaredBoolean(cell) != nil
    case .json: ColumnType.json(cell) != nil
    case .string: true
    }
  }

  var type: ColumnType {
    if let declaredType { return declaredType }
    let knownCount = filledCount - missingWordCount
    if numberCount == knownCount, numberCount > 0 { return .number }
    if dateCount == knownCount, dateCount > 0 { return .date }
    if booleanCount == knownCount, booleanCount > 0 { return .boolean }
    if jsonCount == knownCount, jsonCount > 0 { return .json }
    return .string
  }

  /// How the cells become values.
  var conversion: ColumnConversion {
    let type = type
    return ColumnConversion(
      type: type, isDeclared: declaredType != nil,
      missingWords: missingWords ?? (type == .string ? [] : nil))
  }

  var remark: ColumnRemark? {
    if let declaredType {
      if let error = unfitCells(declaredType) { return error }
      // What is declared to be text needs no reason for it.
      if declaredType == .string { return nil }
    }
    switch type {
    case .number, .date, .boolean, .json:
      return firstMissing.map {
        let cells = Self.cells(missingWordCount, of: filledCount, "is missing", "are missing", $0)
        return ColumnRemark(severity: .note, code: "missing-cells", message: ": \(cells)", place: $0.place)
      }
    case .string: return almostNumbers
    }
  }

  /// What keeps a column of which most cells are numbers from being one.
  private var almostNumbers: ColumnRemark? {
    let knownCount = filledCount - missingWordCount
    if commaCount > 0, commaCount + numberCount == knownCount, let odd = firstOther {
      let cells = Self.cells(commaCount, of: knownCount, "is a number with a comma", "are numbers with commas", odd)
      return ColumnRemark(severity: .warning, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
    }
    if decoratedCount > 0, decoratedCount + numberCount == knownCount, let odd = firstOther {
      let cells = Self.cells(
        decoratedCount, of: knownCount, "is a number with more than digits", "are numbers with more than digits", odd)
      return ColumnRemark(severity: .warning, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
    }
    guard numberCount * 2 > knownCount, let odd = firstOther ?? firstCode else { return nil }
    let count = knownCount - numberCount
    if firstOther == nil {
      let cells = Self.cells(count, of: knownCount, "is a code", "are codes", odd)
      return ColumnRemark(severity: .note, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
    }
    let cells = Self.cells(count, of: knownCount, "is no number", "are no numbers", odd)
    return ColumnRemark(severity: .warning, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
  }

  /// The error of cells that are not what the column is declared to hold.
  private func unfitCells(_ type: ColumnType) -> ColumnRemark? {
    guard let firstUnfit else { return nil }
    let (one, several) =
      switch type {
      case .number: ("is no number", "are no numbers")
      case .date: ("is no date", "are no dates")
      case .boolean: ("is neither true nor false", "are neither true nor false")
      case .json: ("is no list or object of JSON", "are no lists or objects of JSON")
      case .string: ("is no text", "are no texts")
      }
    let cells = Self.cells(unfitCount, of: filledCount, one, several, firstUnfit)
    return ColumnRemark(
      severity: .error, code: "unfit-cell",
      message: " is declared as \(type.rawValue), but \(cells); words that mean a missing value belong into 'missing'",
      place: firstUnfit.place)
  }

  private static func cells(
    _ count: Int, of total: Int, _ one: String, _ several: String, _ first: Oddity
  ) -> String {
    "\(count) of \(total) cells \(count == 1 ? one : several) (line \(first.place.line): \(Diagnostic.quoted(first.cell)))"
  }
}

import Diagnostics
import SearchModel

/// What the cells of a column are, counted.
struct ColumnSurvey {
  /// A cell that is not as others are.
  struct Oddity {
    let cell: String
    let place: CellPlace
  }

  /// How many cells are of a type, as long as most are.
  private struct Likeness {
    private(set) var count = 0
    /// The first cell that is not, once some are.
    private(set) var odd: Oddity?

    /// Adds a cell after so many others.
    mutating func add(_ cell: String, after before: Int, at place: () -> CellPlace, isOf: (String) -> Bool) {
      guard count * 2 + 2 >= before else { return }
      if isOf(cell) {
        count += 1
      } else if count > 0, odd == nil {
        odd = Oddity(cell: cell, place: place())
      }
    }
  }

  private let declaredType: ColumnType?
  /// The words that a spec lists as missing; nil where the usual ones count.
  private let missingWords: ExactSet?

  /// Cells that are not empty.
  private var filledCount = 0
  private var missingWordCount = 0
  private var numberCount = 0
  private var dates = Likeness()
  private var booleans = Likeness()
  private var json = Likeness()
  private var firstCode: Oddity?
  private var firstMissing: Oddity?
  private var firstOther: Oddity?
  /// The cells that would be numbers with a point for their comma, or without it.
  private var commaCount = 0
  private var firstComma: Oddity?
  /// The cells that are no numbers because of a comma in front of decimals.
  private var decimalCommaCount = 0
  private var points = PointSurvey()
  /// The cells that would be numbers without a sign, a unit or spaces between their digits.
  private var decoratedCount = 0
  private var firstDecorated: Oddity?
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
    guard !cell.isEmpty, missingWords.map({ !ColumnType.isMissing(cell, $0) }) ?? true else { return }
    filledCount += 1
    switch TableNumber.kind(of: cell) {
    case .number:
      numberCount += 1
      points.add(cell, at: place)
    case .code:
      if firstCode == nil { firstCode = Oddity(cell: cell, place: place()) }
    case nil:
      if missingWords == nil, ColumnType.isUsuallyMissing(cell) {
        missingWordCount += 1
        if firstMissing == nil { firstMissing = Oddity(cell: cell, place: place()) }
        return
      }
      if firstOther == nil { firstOther = Oddity(cell: cell, place: place()) }
      addOther(cell, at: place)
    }
    if let declaredType, !isOf(declaredType, cell) {
      unfitCount += 1
      if firstUnfit == nil { firstUnfit = Oddity(cell: cell, place: place()) }
    }
  }

  private mutating func addOther(_ cell: String, at place: () -> CellPlace) {
    let before = filledCount - 1 - missingWordCount
    let alikeCount = numberCount + commaCount + decoratedCount
    // As for other types, only while most cells before are numbers in some form.
    if alikeCount * 2 + 2 >= before { addWritten(cell, at: place) }
    dates.add(cell, after: before, at: place) { TableDate.isDate($0) }
    booleans.add(cell, after: before, at: place) { ColumnType.boolean($0) != nil }
    json.add(cell, after: before, at: place) { ColumnType.json($0) != nil }
  }

  /// Counts a cell that would be a number in another notation.
  private mutating func addWritten(_ cell: String, at place: () -> CellPlace) {
    if cell.utf8.contains(UInt8(ascii: ",")), TableNumber.hasCommas(cell) {
      commaCount += 1
      if TableNumber.hasDecimalComma(cell) { decimalCommaCount += 1 }
      if firstComma == nil { firstComma = Oddity(cell: cell, place: place()) }
    } else if TableNumber.isDecorated(cell) {
      decoratedCount += 1
      if firstDecorated == nil { firstDecorated = Oddity(cell: cell, place: place()) }
    }
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
    if dates.count == knownCount, knownCount > 0 { return .date }
    if booleans.count == knownCount, knownCount > 0 { return .boolean }
    if json.count == knownCount, knownCount > 0 { return .json }
    return .string
  }

  /// How the cells become values.
  var conversion: ColumnConversion {
    let type = type
    return ColumnConversion(
      type: type, isDeclared: declaredType != nil,
      missingWords: missingWords ?? (type == .string ? [] : nil))
  }

  /// Whether most cells are numbers with a comma in front of their decimals.
  var hasDecimalCommas: Bool { decimalCommaCount * 2 > filledCount - missingWordCount }

  /// That the points of numbers may stand between thousands, in a table of which another column has decimal commas.
  var remarkOnThousands: ColumnRemark? {
    declaredType == nil && type == .number ? points.remark(onColumnOf: filledCount - missingWordCount) : nil
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
    case .string: return almostNumbers ?? almostOthers ?? onlyMissing
    }
  }

  /// What keeps a column of which most cells are numbers from being one.
  private var almostNumbers: ColumnRemark? {
    let knownCount = filledCount - missingWordCount
    let writtenCount = commaCount + decoratedCount
    guard (numberCount + writtenCount) * 2 > knownCount, let odd = firstOther ?? firstCode else { return nil }
    let count = knownCount - numberCount
    // Where most of the others are numbers for people, these are the reason.
    if writtenCount * 2 > count {
      if let firstComma, commaCount >= decoratedCount {
        return isText(commaCount, "is a number with a comma", "are numbers with commas", firstComma)
      }
      if let firstDecorated {
        return isText(
          decoratedCount, "is a number with a sign or a unit", "are numbers with signs, units or spaces",
          firstDecorated)
      }
    }
    if firstOther == nil { return isText(count, "is a code", "are codes", odd, severity: .note) }
    return isText(count, "is no number", "are no numbers", odd)
  }

  /// What keeps a column of which most cells are of another type from being of that.
  private var almostOthers: ColumnRemark? {
    let knownCount = filledCount - missingWordCount
    func remark(_ likeness: Likeness, _ one: String, _ several: String) -> ColumnRemark? {
      guard likeness.count * 2 > knownCount, let odd = likeness.odd else { return nil }
      return isText(knownCount - likeness.count, one, several, odd)
    }
    return remark(booleans, "is neither true nor false", "are neither true nor false")
      ?? remark(json, "is no list or object of JSON", "are no lists or objects of JSON")
  }

  /// That a column has nothing but words that elsewhere mean a missing value.
  private var onlyMissing: ColumnRemark? {
    guard declaredType == nil, missingWordCount == filledCount, let firstMissing else { return nil }
    let cells = Self.cells(
      missingWordCount, of: filledCount, "is a word for a missing value", "are words for missing values", firstMissing)
    return ColumnRemark(
      severity: .note, code: "column-is-text",
      message: " is text: \(cells); under 'missing' they are left out", place: firstMissing.place)
  }

  private func isText(
    _ count: Int, _ one: String, _ several: String, _ odd: Oddity, severity: Diagnostic.Severity = .warning
  ) -> ColumnRemark {
    let cells = Self.cells(count, of: filledCount - missingWordCount, one, several, odd)
    return ColumnRemark(severity: severity, code: "column-is-text", message: " is text: \(cells)", place: odd.place)
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

  static func cells(
    _ count: Int, of total: Int, _ one: String, _ several: String, _ first: Oddity
  ) -> String {
    "\(count) of \(total) cells \(count == 1 ? one : several) (line \(first.place.line): \(Diagnostic.quoted(first.cell)))"
  }
}

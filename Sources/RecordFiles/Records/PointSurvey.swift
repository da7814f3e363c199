import Diagnostics

/// The numbers of a column that have a point, counted.
struct PointSurvey {
  /// Those whose point may stand between thousands.
  private var thousandsCount = 0
  private var first: ColumnSurvey.Oddity?
  /// Those whose point stands in front of decimals.
  private var decimalsCount = 0

  mutating func add(_ cell: String, at place: () -> CellPlace) {
    guard cell.utf8.contains(UInt8(ascii: ".")) else { return }
    guard TableNumber.mayHaveThousands(cell) else {
      decimalsCount += 1
      return
    }
    thousandsCount += 1
    if first == nil { first = ColumnSurvey.Oddity(cell: cell, place: place()) }
  }

  /// That the points may stand between thousands, where no other number says that they do not.
  ///
  /// - Parameter count: how many numbers there are, with and without a point.
  func remark(onColumnOf count: Int) -> ColumnRemark? {
    guard decimalsCount == 0, let first else { return nil }
    let cells = ColumnSurvey.cells(
      thousandsCount, of: count, "may have a point between thousands", "may have points between thousands", first)
    return ColumnRemark(
      severity: .warning, code: "possible-thousands",
      message: " is numbers with decimals, but another column has decimal commas: \(cells); 'types' says what it is",
      place: first.place)
  }
}

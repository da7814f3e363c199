import TerminalText

extension ScreenPainter {
  /// Unchanged cells between changed ones that may be written again, where that takes no more bytes than a move.
  private static let greatestGap = 4

  private static let knownStyles: Style = Style.colors.union([.bold, .dim, .underline, .inverse])

  /// How a cell looks on this terminal.
  private func visible(_ style: Style) -> Style {
    style.intersection(usesColor ? Self.knownStyles : Self.knownStyles.subtracting(.colors))
  }

  /// Whether two cells look the same. The further columns of a wide cluster look as its first says.
  private func looksSame(_ one: Cell, _ other: Cell) -> Bool {
    one.text == other.text
      && (one.style == other.style || one.isContinuation || visible(one.style) == visible(other.style))
  }

  /// Writes what is different in a row.
  mutating func paint(row: Int, of new: CellBuffer, over old: CellBuffer) {
    let columns = new.size.columns
    let start = row * columns
    let changed = (0..<columns).first { !looksSame(new.cells[start + $0], old.cells[start + $0]) }
    guard var column = changed else { return }
    var end = columns
    while looksSame(new.cells[start + end - 1], old.cells[start + end - 1]) { end -= 1 }
    var blanks = columns
    while blanks > column, isBlank(new.cells[start + blanks - 1]) { blanks -= 1 }
    /// The column up to which the terminal may have written over cells.
    var disturbed = 0

    while column > 0, new.cells[start + column].isContinuation { column -= 1 }
    while column < max(end, disturbed) {
      let cell = new.cells[start + column]
      var width = 1
      while column + width < columns, new.cells[start + column + width].isContinuation { width += 1 }
      let isChanged = (column..<column + width).contains { !looksSame(new.cells[start + $0], old.cells[start + $0]) }
      if !isChanged, column >= disturbed {
        column += width
        continue
      }
      if column >= blanks, max(end, disturbed) - column > 3 {
        pen.settle()
        move(toRow: row, column: column, in: new)
        pen.use([])
        pen.append("\u{1B}[K")
        return
      }
      let certainty = cell.certainty
      // After letters that may be wide it goes on without a check, so that words do not need a cursor move for each
      // letter.
      if certainty != .ambiguous || pen.row != row || pen.column != column { pen.settle() }
      move(toRow: row, column: column, in: new)
      pen.use(visible(cell.style))
      switch certainty {
      case .certain: pen.write(cell.text, width: width)
      case .ambiguous:
        pen.write(cell.text, width: width)
        pen.doubt()
      case .uncertain:
        let isClear = (column..<column + width).allSatisfy { old.cells[start + $0].text == " " }
        if !isClear || column < disturbed {
          for _ in 0..<width { pen.write(" ", width: 1) }
          pen.move(toRow: row, column: column)
        }
        pen.write(cell.text, width: width)
        pen.loseColumn()
        disturbed = max(disturbed, min(columns, column + cell.greatestWidth))
      }
      column += width
    }
    pen.settle()
  }

  private func isBlank(_ cell: Cell) -> Bool { cell.text == " " && visible(cell.style).isEmpty }

  /// Moves to a place, over a few unchanged cells by writing them again if that is as short.
  private mutating func move(toRow row: Int, column: Int, in buffer: CellBuffer) {
    if pen.row == row, let current = pen.column, current < column, column - current <= Self.greatestGap {
      let gap = row * buffer.size.columns + current..<row * buffer.size.columns + column
      let isPlain = gap.allSatisfy {
        buffer.cells[$0].text.utf8.count == 1 && visible(buffer.cells[$0].style) == pen.style
      }
      if isPlain {
        for index in gap { pen.write(buffer.cells[index].text, width: 1) }
        return
      }
    }
    pen.move(toRow: row, column: column)
  }
}

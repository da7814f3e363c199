package import TerminalText

/// A screen as a value: what stands in each cell, and where the cursor is.
///
/// Wide clusters take two cells, some more, and are never cut: one that does not fit leaves a blank, and one that is
/// written over in part goes as a whole.
package struct CellBuffer: Sendable, Hashable {
  /// The columns and rows.
  package let size: TerminalSize
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// Where the terminal's cursor stands; nil hides it.
  package var cursor: CellPosition?

  /// A blank screen.
  package init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell of a place, which must be on the screen.
  package subscript(row row: Int, column column: Int) -> Cell { cells[row * size.columns + column] }

  /// Writes text from a place to the right, as far as there is room.
  ///
  /// What takes no column, such as a control character, is left out; a mark that stands alone is too.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - position: where its first cluster goes; nothing is written outside the screen.
  ///   - style: how it looks.
  ///   - limit: the first column that must not be written to, by default the one after the last.
  /// - Returns: the column after what was written.
  @discardableResult
  package mutating func write(
    _ text: String, at position: CellPosition, style: Style = [], limit: Int? = nil
  ) -> Int {
    let end = min(limit ?? size.columns, size.columns)
    var column = position.column
    guard position.row >= 0, position.row < size.rows, column >= 0 else { return column }
    for character in text {
      let width = character.displayWidth
      guard width > 0 else { continue }
      guard column + width <= end else { break }
      put(Cell(String(character), style: style), width: width, column: column, row: position.row)
      column += width
    }
    return column
  }

  /// Gives cells of a row a style besides the one they have.
  package mutating func addStyle(_ style: Style, row: Int, columns: Range<Int>) {
    guard row >= 0, row < size.rows else { return }
    for column in columns.clamped(to: 0..<size.columns) { cells[row * size.columns + column].style.formUnion(style) }
  }

  /// Blanks a part of a row.
  package mutating func clear(row: Int, columns: Range<Int>, style: Style = []) {
    guard row >= 0, row < size.rows else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      put(Cell(" ", style: style), width: 1, column: column, row: row)
    }
  }

  /// The rows as text without styles, without the blanks at their ends.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The rows as text with the control sequences of their styles.
  package func lines(styler: Styler) -> [String] {
    (0..<size.rows).map { row in
      var line = ""
      var run = ""
      var style: Style = []
      var row = cells[row * size.columns..<(row + 1) * size.columns]
      while row.last == .blank { row.removeLast() }
      for cell in row {
        if cell.style != style, !cell.isContinuation {
          line += styler.apply(style, to: run)
          run = ""
          style = cell.style
        }
        run += cell.text
      }
      return line + styler.apply(style, to: run)
    }
  }

  private mutating func put(_ cell: Cell, width: Int, column: Int, row: Int) {
    let start = row * size.columns
    // The rest of what stood there goes, too.
    var first = column
    while first > 0, cells[start + first].isContinuation { first -= 1 }
    for rest in first..<column { cells[start + rest] = Cell(" ", style: cells[start + rest].style) }
    var next = column + width
    while next < size.columns, cells[start + next].isContinuation {
      cells[start + next] = Cell(" ", style: cells[start + next].style)
      next += 1
    }
    cells[start + column] = cell
    for rest in 1..<max(width, 1) { cells[start + column + rest] = Cell("", style: cell.style) }
  }
}

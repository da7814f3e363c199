package import TerminalText

/// One place of a terminal's screen.
package struct Cell: Sendable, Hashable {
  /// The grapheme cluster that stands there; empty in the further columns of a wide one.
  package var text: String
  /// How it looks.
  package var style: Style

  /// A cell.
  package init(_ text: String, style: Style = []) {
    self.text = text
    self.style = style
  }

  /// A cell with nothing in it.
  package static let blank = Cell(" ")

  /// Whether it is a further column of the cluster on its left.
  package var isContinuation: Bool { text.isEmpty }
}

/// Columns and rows of a terminal or a part of it.
package struct TerminalSize: Sendable, Hashable {
  /// The most columns, and the most rows, of a screen that is drawn. A terminal can claim 65,535 of each, for which no
  /// memory would do.
  package static let maximum = 1_000

  /// How many columns.
  package var columns: Int
  /// How many rows.
  package var rows: Int

  /// A size; negative numbers count as 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

/// A place on a screen, from the top left corner.
package struct CellPosition: Sendable, Hashable {
  /// The column, from 0.
  package var column: Int
  /// The row, from 0.
  package var row: Int

  /// A place.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

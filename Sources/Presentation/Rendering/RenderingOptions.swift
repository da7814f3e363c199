package import TerminalText

/// What the user and the terminal ask of an output, beside its format.
package struct RenderingOptions: Sendable, Hashable {
  /// Emphasis in text output.
  package var styler: Styler
  /// The columns of the terminal that lines of hits are cut to; nil, as in a pipe, or zero cuts nothing.
  package var terminalWidth: Int?
  /// Whether standard output is a terminal, so that data may not reach it as it is.
  package var isTerminal: Bool
  /// Whether `csv` and `tsv` keep spreadsheets from reading string cells as formulas.
  package var isSpreadsheetSafe: Bool
  /// What a row of `csv` and `tsv` is.
  package var rows: RowContents
  /// Whether `csv` and `tsv` have a column of durations; other formats show those that results carry.
  package var isTimed: Bool

  /// Options; the defaults are those of a new file.
  package init(
    styler: Styler = .plain, terminalWidth: Int? = nil, isTerminal: Bool = false, isSpreadsheetSafe: Bool = false,
    rows: RowContents = .hits, isTimed: Bool = false
  ) {
    self.styler = styler
    self.terminalWidth = terminalWidth
    self.isTerminal = isTerminal
    self.isSpreadsheetSafe = isSpreadsheetSafe
    self.rows = rows
    self.isTimed = isTimed
  }
}

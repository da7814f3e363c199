public import TerminalText

/// What the user and the terminal ask of an output, beside its format.
public struct RenderingOptions: Sendable, Hashable {
  /// Emphasis in text output.
  public var styler: Styler
  /// The columns of the terminal that lines of hits are cut to; nil, as in a pipe, or zero cuts nothing.
  public var terminalWidth: Int?
  /// Whether standard output is a terminal, so that data may not reach it as it is.
  public var isTerminal: Bool
  /// Whether `csv` and `tsv` keep spreadsheets from reading string cells as formulas.
  public var isSpreadsheetSafe: Bool
  /// How many results the output holds already, when an interrupted run is continued.
  public var resumedCount: Int

  /// Options; the defaults are those of a new file.
  public init(
    styler: Styler = .plain, terminalWidth: Int? = nil, isTerminal: Bool = false, isSpreadsheetSafe: Bool = false,
    resumedCount: Int = 0
  ) {
    self.styler = styler
    self.terminalWidth = terminalWidth
    self.isTerminal = isTerminal
    self.isSpreadsheetSafe = isSpreadsheetSafe
    self.resumedCount = resumedCount
  }
}

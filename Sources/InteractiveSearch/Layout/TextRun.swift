import Presentation
import SearchModel
import Terminal
import TerminalText

/// A run of text in one style.
struct TextRun: Sendable, Hashable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style = []) {
    self.text = text
    self.style = style
  }

  /// Text from data with its matched parts emphasised; what could act on a terminal becomes visible.
  static func runs(_ text: FieldText, style: Style = []) -> [TextRun] {
    text.parts.map { part in
      // More than fits on any screen is not looked at.
      let shown = String(part.text.prefix(mostCharacters)).visiblyEscaped()
      return TextRun(shown, part.isHighlighted ? style.subtracting(.dim).union(.match) : style)
    }
  }

  /// How many characters of a text are looked at.
  static let mostCharacters = 2_000
}

extension [TextRun] {
  /// The columns that the text takes.
  var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }
}

extension CellBuffer {
  /// Writes text into columns of a row, with an ellipsis where it does not fit.
  ///
  /// - Returns: the column after it.
  @discardableResult
  mutating func write(_ runs: [TextRun], row: Int, columns: Range<Int>) -> Int {
    var column = columns.lowerBound
    // Where the ellipsis goes if what follows does not fit.
    var cut = (column: column, style: Style())
    for run in runs {
      for character in run.text {
        let width = character.displayWidth
        guard width > 0 else { continue }
        guard column + width <= columns.upperBound else {
          clear(row: row, columns: cut.column..<column)
          return write("…", at: CellPosition(column: cut.column, row: row), style: cut.style, limit: columns.upperBound)
        }
        if column < columns.upperBound { cut = (column, run.style) }
        write(String(character), at: CellPosition(column: column, row: row), style: run.style)
        column += width
      }
    }
    return column
  }
}

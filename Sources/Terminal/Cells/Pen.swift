import TerminalText

/// Writes to a terminal and knows where its cursor is and how it writes.
///
/// Rows and columns are those of the screen being painted. A column that is not known, as after a cluster of uncertain
/// width or at the end of a row, is set anew before anything is written.
struct Pen: Sendable {
  /// What is to be sent.
  var bytes: [UInt8] = []
  /// Where the cursor is; nil before the first move.
  private(set) var row: Int?
  /// Where the cursor is; nil if it is not known.
  private(set) var column: Int?
  /// Whether the column is one that not all terminals agree on.
  private var isDoubtful = false
  /// How the terminal writes.
  private(set) var style: Style = []
  /// How often the cursor was moved by a sequence.
  private(set) var moveCount = 0
  /// Whether the place of the screen on the terminal is not known, so that it must not be addressed by numbers of rows.
  let isRelative: Bool
  /// The columns of the screen.
  var columns = 0

  /// The sequences of styles used so far.
  private var sequences: [Style: [UInt8]] = [:]

  init(isRelative: Bool) {
    self.isRelative = isRelative
  }

  /// Says where the cursor is now.
  mutating func isAt(row: Int?, column: Int?) {
    self.row = row
    self.column = column
  }

  /// Says that it is not known in which column the cursor is.
  mutating func loseColumn() { column = nil }

  /// Says that the cursor may be further to the right than expected, which does not matter until ``settle()``.
  mutating func doubt() { isDoubtful = true }

  /// Loses the column if it is doubtful.
  mutating func settle() {
    if isDoubtful { column = nil }
    isDoubtful = false
  }

  /// Adds a control sequence of a number and a letter, or the letter alone if the number is 1.
  mutating func control(_ number: Int, _ final: UInt8) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if number != 1 { append(number) }
    bytes.append(final)
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a cluster where the cursor is.
  mutating func write(_ text: String, width: Int) {
    bytes.append(contentsOf: text.utf8)
    if let column { self.column = column + width < columns ? column + width : nil }
  }

  /// Makes the terminal write in a style.
  mutating func use(_ new: Style) {
    guard new != style else { return }
    let added = new.subtracting(style)
    if new.isEmpty {
      append("\u{1B}[m")
    } else if new.isSuperset(of: style), added.isDisjoint(with: .colors) || style.isDisjoint(with: .colors) {
      bytes += sequence(added, isReset: false)
    } else {
      bytes += sequence(new, isReset: true)
    }
    style = new
  }

  private mutating func sequence(_ style: Style, isReset: Bool) -> [UInt8] {
    var parameters = sequences[style] ?? []
    if parameters.isEmpty {
      parameters = Array(style.selectGraphicRenditionParameters.joined(separator: ";").utf8) + [UInt8(ascii: "m")]
      sequences[style] = parameters
    }
    return Array(isReset ? "\u{1B}[0;".utf8 : "\u{1B}[".utf8) + parameters
  }

  /// Moves the cursor by the shortest sequence.
  mutating func move(toRow newRow: Int, column newColumn: Int) {
    guard newRow != row || newColumn != column else { return }
    moveCount += 1
    defer { isAt(row: newRow, column: newColumn) }
    if row == newRow {
      moveWithinRow(to: newColumn)
    } else if let row, newRow == row + 1, newColumn == 0 {
      append("\r\n")
    } else if isRelative {
      // Back from the end of the row first, where terminals disagree on what moves up and down mean.
      if column != newColumn, column == nil || newColumn == 0 {
        bytes.append(0x0D)
        column = 0
      }
      let distance = newRow - (row ?? 0)
      control(abs(distance), UInt8(ascii: distance < 0 ? "A" : "B"))
      moveWithinRow(to: newColumn)
    } else {
      append("\u{1B}[")
      if newRow != 0 || newColumn != 0 { append(newRow + 1) }
      if newColumn != 0 {
        bytes.append(UInt8(ascii: ";"))
        append(newColumn + 1)
      }
      bytes.append(UInt8(ascii: "H"))
    }
  }

  private mutating func moveWithinRow(to newColumn: Int) {
    if newColumn == column { return }
    if newColumn == 0 {
      bytes.append(0x0D)
    } else if let column, isRelative || abs(newColumn - column) <= newColumn {
      control(abs(newColumn - column), UInt8(ascii: newColumn < column ? "D" : "C"))
    } else if isRelative {
      bytes.append(0x0D)
      control(newColumn, UInt8(ascii: "C"))
    } else {
      control(newColumn + 1, UInt8(ascii: "G"))
    }
  }

  /// Adds a number that is not negative.
  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

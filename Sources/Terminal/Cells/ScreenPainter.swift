import TerminalText

/// Makes a terminal show screens of cells, one after the other, by as few bytes as it takes.
///
/// Pure: it gives the bytes and keeps what the terminal shows when it got them. The terminal must be in raw mode, in
/// which a line feed keeps its column.
package struct ScreenPainter: Sendable {
  /// Which part of the terminal screens are painted on.
  package enum Placement: Sendable, Hashable {
    /// The whole of it, on the alternate screen; when that is left, the earlier contents come back.
    case whole
    /// Rows from the cursor's on, for which there is made room, and which are blank again in the end.
    case inline
  }

  /// Where screens are painted.
  package let placement: Placement
  /// Whether colours are; bold, dim, underlined and inverse text is in any case.
  let usesColor: Bool

  /// What the terminal shows; nil if that is not known.
  var painted: CellBuffer?
  var pen: Pen
  /// The size for which there was made room, inline.
  private var room: TerminalSize?
  /// Whether the terminal keeps where the cursor was in the beginning, inline. It keeps a place on its screen, which is
  /// the right one as long as nothing scrolls.
  private var keepsCursor = false
  private var isCursorShown = true

  /// A painter.
  ///
  /// - Parameters:
  ///   - placement: which part of the terminal screens are painted on.
  ///   - usesColor: whether colours are written.
  package init(placement: Placement, usesColor: Bool) {
    self.placement = placement
    self.usesColor = usesColor
    pen = Pen(isRelative: placement == .inline)
  }

  /// What a terminal gets before the first screen, also when it begins anew after ``end()``.
  ///
  /// Lines do not wrap meanwhile: where a terminal takes more columns for a cluster than expected, nothing must scroll.
  package mutating func begin() -> [UInt8] {
    forget()
    return Array((placement == .whole ? "\u{1B}[?1049h" : "").utf8) + Array("\u{1B}[?2004h\u{1B}[?7l".utf8)
  }

  /// What makes the terminal show a screen; empty if it does.
  ///
  /// - Parameter buffer: the screen; inline it must not have more rows than the terminal.
  /// - Complexity: O(*n*) in the cells; what is written is what changed.
  package mutating func paint(_ buffer: CellBuffer) -> [UInt8] {
    guard buffer.size.columns > 0, buffer.size.rows > 0 else { return [] }
    let movesBefore = pen.moveCount
    pen.columns = buffer.size.columns
    let known = painted.flatMap { $0.size == buffer.size ? $0 : nil }
    let shown = known ?? makeBlankScreen(buffer.size)
    for row in 0..<buffer.size.rows { paint(row: row, of: buffer, over: shown) }
    pen.use([])
    painted = buffer

    let isDrawn = !pen.bytes.isEmpty
    let isHidden = isCursorShown && (buffer.cursor == nil || pen.moveCount > movesBefore + 1 || known == nil)
    if let cursor = buffer.cursor {
      pen.move(
        toRow: min(max(cursor.row, 0), buffer.size.rows - 1),
        column: min(max(cursor.column, 0), buffer.size.columns - 1))
    }
    let isShownAgain = buffer.cursor != nil && (!isCursorShown || isDrawn && isHidden)
    let body = pen.bytes
    pen.bytes = []
    var bytes: [UInt8] = []
    if isDrawn { bytes += "\u{1B}[?2026h".utf8 }
    if isHidden, isDrawn || buffer.cursor == nil { bytes += "\u{1B}[?25l".utf8 }
    bytes += body
    if isShownAgain { bytes += "\u{1B}[?25h".utf8 }
    if isDrawn { bytes += "\u{1B}[?2026l".utf8 }
    isCursorShown = buffer.cursor != nil
    return bytes
  }

  /// Says that it is not known what the terminal shows, so that the next screen is painted as a whole.
  package mutating func invalidate() {
    painted = nil
    if placement == .whole { pen.isAt(row: nil, column: nil) } else { pen.loseColumn() }
  }

  /// What a terminal gets after the last screen: all is as before ``begin()``.
  package mutating func end() -> [UInt8] {
    if room != nil {
      pen.move(toRow: 0, column: 0)
      pen.append("\u{1B}[J")
      if keepsCursor { pen.append("\u{1B}8") }
    }
    defer { forget() }
    return pen.bytes + Array(Self.modes.utf8) + Array((placement == .whole ? "\u{1B}[?1049l" : "").utf8)
  }

  /// What a terminal gets from a program that dies without an ``end()``: all modes as before, the shell's prompt on a
  /// line of its own.
  package static func restore(_ placement: Placement) -> [UInt8] {
    Array(("\u{1B}[?2026l" + modes + (placement == .whole ? "\u{1B}[?1049l" : "\r\n\u{1B}[J")).utf8)
  }

  /// Ends every mode that is used: styles, lines that do not wrap, the hidden cursor, bracketed pastes.
  private static let modes = "\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?2004l"

  private mutating func forget() {
    painted = nil
    pen = Pen(isRelative: placement == .inline)
    room = nil
    keepsCursor = false
    isCursorShown = true
  }

  /// Blanks the part of the terminal that screens are painted on.
  private mutating func makeBlankScreen(_ size: TerminalSize) -> CellBuffer {
    if placement == .whole {
      pen.append("\u{1B}[H\u{1B}[2J")
      pen.isAt(row: 0, column: 0)
      return CellBuffer(size: size)
    }
    if room == nil {
      makeRoom(lines: size.rows - 1)
      pen.append("\u{1B}7")
      keepsCursor = true
      pen.append("\r\u{1B}[J")
    } else {
      pen.move(toRow: 0, column: 0)
      pen.append("\u{1B}[J")
      // Another size is one of the terminal, too, which may have moved its rows and have fewer of them below.
      if room != size {
        makeRoom(lines: size.rows - 1)
        keepsCursor = false
      }
    }
    room = size
    pen.isAt(row: 0, column: 0)
    return CellBuffer(size: size)
  }

  /// Scrolls until there are lines below the cursor.
  private mutating func makeRoom(lines: Int) {
    guard lines > 0 else { return }
    for _ in 0..<lines { pen.bytes.append(0x0A) }
    pen.control(lines, UInt8(ascii: "A"))
  }
}

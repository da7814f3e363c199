import Terminal
import TerminalText
import TestSupport
import Testing

@Suite("Screens of cells")
struct CellBufferTests {
  @Test("Text is cut at the edge, and a wide character that does not fit leaves a blank")
  func cutting() {
    var buffer = CellBuffer(size: TerminalSize(columns: 5, rows: 1))
    expectEqual(buffer.write("ab漢字", at: CellPosition(column: 0, row: 0)), 4)
    expectEqual(buffer.lines, ["ab漢"])
    #expect(buffer[row: 0, column: 3].isContinuation)
    expectEqual(buffer[row: 0, column: 4], .blank)
  }

  @Test("Writing over half of a wide character takes the whole of it away", arguments: [0, 1])
  func halves(column: Int) {
    var buffer = CellBuffer(size: TerminalSize(columns: 3, rows: 1))
    buffer.write("漢x", at: CellPosition(column: 0, row: 0))
    buffer.write("!", at: CellPosition(column: column, row: 0))
    expectEqual(buffer.lines, [column == 0 ? "! x" : " !x"])
    #expect(!buffer.cells.contains { $0.isContinuation })
  }

  @Test("Writing over a part of a cluster of three columns takes the whole of it away", arguments: 0..<3)
  func thirds(column: Int) {
    var buffer = CellBuffer(size: TerminalSize(columns: 4, rows: 1))
    expectEqual(buffer.write("ﾊﾟﾞx", at: CellPosition(column: 0, row: 0)), 4)
    expectEqual(buffer.lines, ["ﾊﾟﾞx"])
    buffer.write("!", at: CellPosition(column: column, row: 0))
    expectEqual(buffer.lines, [["!  x", " ! x", "  !x"][column]])
  }

  @Test("Marks join the character before them and control characters are left out")
  func marks() {
    var buffer = CellBuffer(size: TerminalSize(columns: 4, rows: 1))
    buffer.write("e\u{301}\u{1B}x", at: CellPosition(column: 0, row: 0))
    expectEqual(buffer.lines, ["e\u{301}x"])
  }

  @Test("Places outside the screen take nothing")
  func outside() {
    var buffer = CellBuffer(size: TerminalSize(columns: 2, rows: 1))
    buffer.write("a", at: CellPosition(column: 0, row: 1))
    buffer.write("a", at: CellPosition(column: -1, row: 0))
    buffer.write("a", at: CellPosition(column: 2, row: 0))
    expectEqual(buffer, CellBuffer(size: TerminalSize(columns: 2, rows: 1)))
  }

  @Test("Styled lines carry the sequences of their styles and end without blanks")
  func styled() {
    var buffer = CellBuffer(size: TerminalSize(columns: 6, rows: 1))
    buffer.write("漢", at: CellPosition(column: 0, row: 0), style: .bold)
    buffer.write("a", at: CellPosition(column: 2, row: 0))
    expectEqual(buffer.lines(styler: Styler(isEnabled: true)), ["\u{1B}[1m漢\u{1B}[0ma"])
  }
}

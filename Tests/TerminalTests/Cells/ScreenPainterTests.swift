import Terminal
import TerminalText
import TestSupport
import Testing

@Suite("Bytes that paint screens")
struct ScreenPainterTests {
  private func makeBuffer(_ lines: [String], columns: Int = 80, rows: Int = 24) -> CellBuffer {
    var buffer = CellBuffer(size: TerminalSize(columns: columns, rows: rows))
    for (row, line) in lines.enumerated() { buffer.write(line, at: CellPosition(column: 0, row: row)) }
    return buffer
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("The same screen again takes no bytes")
  func unchanged() {
    var painter = ScreenPainter(placement: .whole, usesColor: true)
    _ = painter.begin()
    let buffer = makeBuffer(["abc", "漢字", "e\u{301}"])
    #expect(!painter.paint(buffer).isEmpty)
    expectEqual(painter.paint(buffer), [])
  }

  @Test("A changed cell takes fewer than 40 bytes", arguments: [ScreenPainter.Placement.whole, .inline])
  func oneCell(placement: ScreenPainter.Placement) {
    var painter = ScreenPainter(placement: placement, usesColor: true)
    _ = painter.begin()
    var buffer = makeBuffer(Array(repeating: String(repeating: "x", count: 80), count: 24))
    buffer.cursor = CellPosition(column: 70, row: 22)
    _ = painter.paint(buffer)
    buffer.write("y", at: CellPosition(column: 50, row: 20))
    let bytes = painter.paint(buffer)
    #expect(bytes.count < 40, "\(text(bytes).visiblyEscaped())")
    buffer.cursor = CellPosition(column: 71, row: 22)
    #expect(painter.paint(buffer).count <= 4)
  }

  @Test("A typed letter takes no more than itself and the marks of the update")
  func typing() {
    var painter = ScreenPainter(placement: .whole, usesColor: true)
    _ = painter.begin()
    var buffer = makeBuffer(["> quer"])
    buffer.cursor = CellPosition(column: 6, row: 0)
    _ = painter.paint(buffer)
    buffer.write("y", at: CellPosition(column: 6, row: 0))
    buffer.cursor = CellPosition(column: 7, row: 0)
    expectEqual(text(painter.paint(buffer)), "\u{1B}[?2026hy\u{1B}[?2026l")
  }

  @Test("A row that becomes short is cleared to its end, and gaps are skipped")
  func shorterRows() {
    var painter = ScreenPainter(placement: .whole, usesColor: true)
    _ = painter.begin()
    _ = painter.paint(makeBuffer([String(repeating: "a", count: 60), "abcdefgh"]))
    let bytes = painter.paint(makeBuffer(["a", "Xbcdefg"]))
    expectEqual(text(bytes), "\u{1B}[?2026h\u{1B}[1;2H\u{1B}[K\r\nX\u{1B}[6C \u{1B}[?2026l")
  }

  @Test("Behind letters that may be wide, and behind emoji, the place is set anew")
  func uncertainWidths() {
    var painter = ScreenPainter(placement: .whole, usesColor: true)
    _ = painter.begin()
    _ = painter.paint(makeBuffer([], columns: 20, rows: 2))
    #expect(text(painter.paint(makeBuffer(["ééa"], columns: 20, rows: 2))).contains("éé\u{1B}[3Ga"))
    #expect(text(painter.paint(makeBuffer(["漢b"], columns: 20, rows: 2))).contains("漢b"))
    #expect(text(painter.paint(makeBuffer(["👍c"], columns: 20, rows: 2))).contains("  \r👍\u{1B}[3Gc"))
  }

  @Test("Without colour other styles stay")
  func noColor() {
    var painter = ScreenPainter(placement: .whole, usesColor: false)
    _ = painter.begin()
    var buffer = CellBuffer(size: TerminalSize(columns: 20, rows: 1))
    buffer.write("a", at: CellPosition(column: 0, row: 0), style: [.red, .bold])
    buffer.write("b", at: CellPosition(column: 1, row: 0), style: [.green])
    let painted = text(painter.paint(buffer))
    #expect(painted.contains("\u{1B}[1ma\u{1B}[mb"))
    #expect(!painted.contains("3"), "no parameter of a colour")
  }

  @Test("The whole screen comes back in the end, with all modes as before")
  func wholeEnd() {
    var emulator = TerminalEmulator(columns: 10, rows: 3)
    emulator.receive(Array("$ prompt".utf8))
    let before = emulator
    var painter = ScreenPainter(placement: .whole, usesColor: true)
    emulator.receive(painter.begin())
    emulator.receive(painter.paint(makeBuffer(["abc"], columns: 10, rows: 3)))
    #expect(emulator.isAlternate && !emulator.isCursorShown && emulator.modes == [2004])
    emulator.receive(painter.end())
    expectSame(emulator, before)
  }

  @Test("Inline, the rows are blank again in the end, and the cursor is where it was", arguments: [0, 1, 4])
  func inlineEnd(row: Int) {
    var emulator = TerminalEmulator(columns: 10, rows: 5)
    emulator.receive(Array(String(repeating: "line\r\n", count: row).utf8))
    let before = emulator
    var painter = ScreenPainter(placement: .inline, usesColor: true)
    emulator.receive(painter.begin())
    emulator.receive(painter.paint(makeBuffer(["abc", "def", "漢"], columns: 10, rows: 3)))
    let top = emulator.rows.map { $0.map(\.text).joined() }
    expectEqual(top.suffix(from: min(row, 2)).first?.hasPrefix("abc"), true, "\(top)")
    emulator.receive(painter.end())
    expectEqual(emulator.column, 0)
    expectEqual(emulator.row, before.row - emulator.scrollCount)
    expectEqual(
      emulator.rows.flatMap { $0 }.filter { $0.text != " " }.count,
      before.rows.flatMap { $0 }.filter { $0.text != " " }.count - 4 * emulator.scrollCount)
    #expect(emulator.isCursorShown && emulator.modes == [7])
    #expect(emulator.unknown.isEmpty)
  }

  @Test("What a dying program writes ends all modes", arguments: [ScreenPainter.Placement.whole, .inline])
  func restoring(placement: ScreenPainter.Placement) {
    var emulator = TerminalEmulator(columns: 10, rows: 5)
    var painter = ScreenPainter(placement: placement, usesColor: true)
    emulator.receive(painter.begin() + painter.paint(makeBuffer(["abc"], columns: 10, rows: 3)))
    emulator.receive(Array("\u{1B}[?2026h\u{1B}[1mx".utf8) + ScreenPainter.restore(placement) + [0x61])
    #expect(emulator.isCursorShown && emulator.modes == [7] && !emulator.isAlternate)
    #expect(emulator.rows[emulator.row][0].parameters.isEmpty)
  }

  @Test("A painter begins anew after its end")
  func again() {
    var painter = ScreenPainter(placement: .inline, usesColor: true)
    let buffer = makeBuffer(["abc"], columns: 10, rows: 2)
    let first = painter.begin() + painter.paint(buffer) + painter.end()
    expectEqual(painter.begin() + painter.paint(buffer) + painter.end(), first)
  }

  private func expectSame(_ one: TerminalEmulator, _ other: TerminalEmulator) {
    expectEqual(one.rows, other.rows)
    #expect(one.row == other.row && one.column == other.column)
    #expect(one.isCursorShown == other.isCursorShown && one.modes == other.modes)
    #expect(one.unknown.isEmpty)
  }
}

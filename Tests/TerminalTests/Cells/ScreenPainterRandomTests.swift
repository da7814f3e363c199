import Terminal
import TerminalText
import TestSupport
import Testing

@Suite("Random screens on an emulated terminal")
struct ScreenPainterRandomTests {
  private static let clusters = [
    "a", "b", "c", "x", " ", " ", " ", "é", "ж", "─", "漢", "字", "カ", "e\u{301}", "👍", "👨‍👩‍👧", "☺", "❤\u{FE0F}",
    "🇩🇪", "각",
    "✔", "ﾊﾟ", "ﾊﾟﾞ", "กำ",
  ]
  private static let styles: [Style] = [[], [], [], .bold, .red, [.red, .bold], [.green, .inverse], .underline, .dim]

  private func change(_ buffer: inout CellBuffer, using random: inout SeededGenerator) {
    let size = buffer.size
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let position = CellPosition(
        column: Int.random(in: 0..<size.columns, using: &random), row: Int.random(in: 0..<size.rows, using: &random))
      let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: buffer.clear(row: position.row, columns: position.column..<size.columns)
      case 1: buffer.addStyle(style, row: position.row, columns: position.column..<size.columns)
      default:
        let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          Self.clusters[Int.random(in: 0..<Self.clusters.count, using: &random)]
        }
        buffer.write(text.joined(), at: position, style: style)
      }
    }
    let cursor = CellPosition(
      column: Int.random(in: 0..<size.columns, using: &random), row: Int.random(in: 0..<size.rows, using: &random))
    if Bool.random(using: &random) { buffer.cursor = Bool.random(using: &random) ? cursor : nil }
  }

  /// Whether terminals show the cell as we do, whatever they do with others.
  private func isCertain(_ cell: Cell) -> Bool {
    cell.text.unicodeScalars.count <= 1 && !cell.text.unicodeScalars.contains { !$0.isASCII && $0.properties.isEmoji }
  }

  /// What differs between the emulated terminal and the screen.
  private func difference(
    _ emulator: TerminalEmulator, _ buffer: CellBuffer, top: Int, checksAll: Bool, usesColor: Bool
  ) -> String? {
    for row in 0..<buffer.size.rows {
      for column in 0..<buffer.size.columns {
        let cell = buffer[row: row, column: column]
        let first = (0...column).last { !buffer[row: row, column: $0].isContinuation } ?? column
        let lead = buffer[row: row, column: first]
        let place = emulator.rows[top + row][column]
        guard checksAll || isCertain(lead) else {
          // A terminal that takes fewer columns must show nothing in the others, least of all what stood there before.
          let isLeftOut = emulator.widths == .none || emulator.widths == .one && cell.isContinuation
          // Equivalent texts, such as those of é, look the same.
          if isLeftOut, place.text != " ", !place.text.isEmpty, place.text != cell.text {
            return "row \(row), column \(column): \(place) is stale"
          }
          continue
        }
        let style = usesColor ? lead.style : lead.style.subtracting(.colors)
        let numbers = style.selectGraphicRenditionParameters.compactMap { Int($0) }
        // The last of several colours is the one that shows.
        let color = numbers.last { $0 >= 30 }
        let expected = Set(numbers.filter { $0 < 30 } + (color.map { [$0] } ?? []))
        if place.text != cell.text || place.parameters != expected {
          return "row \(row), column \(column): \(place) instead of \(cell.text) \(expected)"
        }
      }
    }
    return nil
  }

  @Test("After any paints the terminal shows the last screen", arguments: 0..<60)
  func equality(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let placement: ScreenPainter.Placement = Bool.random(using: &random) ? .whole : .inline
    let usesColor = Bool.random(using: &random)
    let terminal = TerminalSize(
      columns: Int.random(in: 1...24, using: &random), rows: Int.random(in: 3...8, using: &random))
    var emulator = TerminalEmulator(columns: terminal.columns, rows: terminal.rows)
    emulator.alwaysWraps = Bool.random(using: &random)
    let firstRow = Int.random(in: 0..<terminal.rows, using: &random)
    emulator.receive(Array(repeating: 0x0A, count: firstRow))

    let height = placement == .whole ? terminal.rows : Int.random(in: 1...terminal.rows, using: &random)
    var painter = ScreenPainter(placement: placement, usesColor: usesColor)
    emulator.receive(painter.begin())
    var buffer = CellBuffer(size: TerminalSize(columns: terminal.columns, rows: height))
    let top = placement == .whole ? 0 : min(firstRow, terminal.rows - height)
    var scrollCount: Int?
    for step in 0..<30 {
      change(&buffer, using: &random)
      if Int.random(in: 0..<20, using: &random) == 0 { painter.invalidate() }
      emulator.receive(painter.paint(buffer))
      let found = difference(emulator, buffer, top: top, checksAll: true, usesColor: usesColor)
      #expect(found == nil, "seed \(seed), step \(step), \(placement), \(terminal)")
      expectEqual(emulator.isCursorShown, (buffer.cursor != nil), "seed \(seed), step \(step)")
      if let cursor = buffer.cursor {
        #expect(emulator.row == top + cursor.row && emulator.column == cursor.column, "seed \(seed), step \(step)")
      }
      expectEqual(emulator.scrollCount, scrollCount ?? emulator.scrollCount, "seed \(seed), step \(step)")
      scrollCount = emulator.scrollCount
      if found != nil { return }
    }
    #expect(emulator.unknown.isEmpty)
  }

  @Test(
    "Where terminals disagree on widths, other cells are right", arguments: TerminalEmulator.Widths.allCases, 0..<20)
  func disagreement(widths: TerminalEmulator.Widths, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var emulator = TerminalEmulator(columns: 30, rows: 4)
    emulator.widths = widths
    var painter = ScreenPainter(placement: seed % 2 == 0 ? .whole : .inline, usesColor: true)
    emulator.receive(painter.begin())
    var buffer = CellBuffer(size: TerminalSize(columns: 30, rows: 4))
    for step in 0..<30 {
      change(&buffer, using: &random)
      emulator.receive(painter.paint(buffer))
      let found = difference(emulator, buffer, top: 0, checksAll: false, usesColor: true)
      #expect(found == nil, "seed \(seed), step \(step), \(widths)")
      if found != nil { return }
    }
  }

  @Test("A screen of another size is painted as a whole", arguments: 0..<20)
  func sizes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var emulator = TerminalEmulator(columns: 20, rows: 6)
    var painter = ScreenPainter(placement: seed % 2 == 0 ? .whole : .inline, usesColor: true)
    emulator.receive(painter.begin())
    for step in 0..<20 {
      var buffer = CellBuffer(
        size: TerminalSize(columns: Int.random(in: 0...20, using: &random), rows: Int.random(in: 0...6, using: &random))
      )
      guard buffer.size.columns > 0, buffer.size.rows > 0 else {
        expectEqual(painter.paint(buffer), [])
        continue
      }
      change(&buffer, using: &random)
      emulator.receive(painter.paint(buffer))
      #expect(
        difference(emulator, buffer, top: 0, checksAll: true, usesColor: true) == nil, "seed \(seed), step \(step)")
      let outside = emulator.rows.enumerated().flatMap { row, places in
        places.enumerated().filter { row >= buffer.size.rows || $0.offset >= buffer.size.columns }.map(\.element)
      }
      #expect(outside.allSatisfy { $0.text == " " }, "seed \(seed), step \(step)")
    }
  }
}

import SearchModel
import Terminal
import TerminalText

extension ScreenState {
  /// All keys.
  func drawHelp(top: Int, in buffer: inout CellBuffer, layout: ScreenLayout) {
    let area = ScreenLayout.Area(rows: layout.listRows, columns: 0..<size.columns)
    buffer.clear(area)
    for (row, line) in zip(area.rows, helpLines.dropFirst(top)) {
      buffer.write(line, row: row, columns: area.columns)
    }
  }

  /// The record under the cursor.
  func drawPreview(in buffer: inout CellBuffer, layout: ScreenLayout) {
    guard let area = layout.preview, let top = previewTop else { return }
    buffer.clear(area)
    buffer.drawLine(leftOf: area)
    if area.columns.lowerBound == 0, area.rows.lowerBound > 1 {
      let line = String(repeating: "─", count: size.columns)
      buffer.write(line, at: CellPosition(column: 0, row: area.rows.lowerBound - 1), style: .dim)
    }
    for (row, line) in zip(area.rows, previewLines.dropFirst(top)) {
      buffer.write(
        [TextRun(String(line.prefix(TextRun.mostCharacters)).visiblyEscaped())], row: row, columns: area.columns)
    }
  }

  func drawHistory(_ panel: HistoryPanel, in buffer: inout CellBuffer, layout: ScreenLayout) {
    let area = ScreenLayout.Area(rows: layout.listRows, columns: 0..<size.columns)
    buffer.clear(area)
    guard let title = area.rows.first else { return }
    drawPanelTitle("Earlier queries", editor: panel.editor, row: title, columns: area.columns, in: &buffer)
    let matches = panel.matches(in: history)
    let rows = area.rows.dropFirst()
    let first = Self.firstLine(showing: panel.row, height: rows.count, count: matches.count)
    for (row, number) in zip(rows, first..<matches.count) {
      let isCurrent = number == panel.row
      if isCurrent { buffer.write(">", at: CellPosition(column: 0, row: row), style: [.bold, .cyan]) }
      buffer.write([TextRun(matches[number].visiblyEscaped())], row: row, columns: 2..<max(size.columns, 2))
    }
    if matches.isEmpty, let row = rows.first {
      buffer.write([TextRun("No such query", .dim)], row: row, columns: 2..<max(size.columns, 2))
    }
  }

  func drawFilters(_ panel: FilterPanel, in buffer: inout CellBuffer, layout: ScreenLayout) {
    guard let area = layout.panel, let title = area.rows.first else { return }
    buffer.clear(area)
    buffer.drawLine(leftOf: area)
    drawPanelTitle(
      "Filters of \(sections[panel.section].title)".visiblyEscaped(), editor: panel.editor, row: title,
      columns: area.columns, in: &buffer)
    let lines = filterLines(of: panel)
    let choices = FilterPanel.choices(in: lines)
    let current = choices.indices.contains(panel.row) ? choices[panel.row] : nil
    let rows = area.rows.dropFirst()
    // The heading above the first choice is shown with it.
    let focus = current == choices.first && rows.count > 1 ? 0 : current ?? 0
    let first = Self.firstLine(showing: max(focus, 0), height: rows.count, count: lines.count)
    for (row, number) in zip(rows, first..<lines.count) {
      draw(lines[number], isCurrent: number == current, row: row, columns: area.columns, in: &buffer)
    }
    if lines.isEmpty, let row = rows.first {
      let note = panel.editor.isEmpty ? "No facets are counted and no filter is set" : "Nothing fits"
      buffer.write([TextRun(note, .dim)], row: row, columns: area.columns.dropFirst(2))
    }
  }

  private func draw(
    _ line: FilterPanel.Line, isCurrent: Bool, row: Int, columns: Range<Int>, in buffer: inout CellBuffer
  ) {
    let inner = columns.dropFirst(2)
    switch line {
    case .heading(let text): buffer.write([TextRun(text.visiblyEscaped(), .bold)], row: row, columns: inner)
    case .choice(let text, let count, let isSelected, _):
      if isCurrent {
        buffer.write(">", at: CellPosition(column: columns.lowerBound, row: row), style: [.bold, .cyan])
      }
      let number = count.map(String.init) ?? ""
      let end = max(inner.upperBound - number.displayWidth - 1, inner.lowerBound)
      let runs = [TextRun(isSelected ? "[x] " : "[ ] "), TextRun(String(text.prefix(1_000)).visiblyEscaped())]
      buffer.write(runs, row: row, columns: inner.lowerBound..<end)
      buffer.write([TextRun(number, .dim)], row: row, columns: min(end + 1, inner.upperBound)..<inner.upperBound)
      if isCurrent { buffer.addStyle(.inverse, row: row, columns: inner) }
    }
  }

  private func drawPanelTitle(
    _ title: String, editor: LineEditor, row: Int, columns: Range<Int>, in buffer: inout CellBuffer
  ) {
    let titleEnd = max(columns.upperBound - 8, columns.lowerBound)
    let end = buffer.write([TextRun(title + ": ", .bold)], row: row, columns: columns.lowerBound..<titleEnd)
    let column = buffer.write(editor, row: row, columns: end..<max(columns.upperBound, end))
    buffer.cursor = CellPosition(column: min(column, max(size.columns - 1, 0)), row: row)
  }

  /// The first line to show so that one of them is on the screen.
  private static func firstLine(showing line: Int, height: Int, count: Int) -> Int {
    guard height > 0 else { return count }
    return max(min(line - height + 1, count - height), 0)
  }
}

extension CellBuffer {
  /// Blanks an area.
  mutating func clear(_ area: ScreenLayout.Area) {
    for row in area.rows { clear(row: row, columns: area.columns) }
  }

  /// Draws a line in the column on the left of an area, if there is one.
  mutating func drawLine(leftOf area: ScreenLayout.Area) {
    guard area.columns.lowerBound > 0 else { return }
    for row in area.rows {
      write("│", at: CellPosition(column: area.columns.lowerBound - 1, row: row), style: .dim)
    }
  }
}

import Presentation
import SearchModel
import Terminal
import TerminalText

extension ScreenState {
  /// The screen.
  func draw() -> CellBuffer {
    var buffer = CellBuffer(size: size)
    let layout = layout
    drawList(in: &buffer, layout: layout)
    drawStatus(in: &buffer)
    switch overlay {
    case .help(let top): drawHelp(top: top, in: &buffer, layout: layout)
    case .history(let panel): drawHistory(panel, in: &buffer, layout: layout)
    case .filters(let panel): drawFilters(panel, in: &buffer, layout: layout)
    case nil: drawPreview(in: &buffer, layout: layout)
    }
    drawSearchBox(in: &buffer)
    return buffer
  }

  /// The prompt and the text, scrolled so that the cursor is on the screen.
  private func drawSearchBox(in buffer: inout CellBuffer) {
    guard size.rows > 0 else { return }
    let prompt = options.prompt.visiblyEscaped()
    let style: Style = [.bold, .cyan]
    let start = buffer.write([TextRun(prompt, style)], row: 0, columns: 0..<max(size.columns - 8, 0))
    // A panel has a line of its own for what is typed there.
    let column = buffer.write(editor, row: 0, columns: start..<size.columns)
    if buffer.cursor == nil { buffer.cursor = CellPosition(column: column, row: 0) }
  }

  private func drawList(in buffer: inout CellBuffer, layout: ScreenLayout) {
    for pane in layout.panes {
      drawTitle(of: pane, in: &buffer, layout: layout)
      drawRows(of: pane, in: &buffer, layout: layout)
    }
    guard layout.panes.isEmpty, !layout.listRows.isEmpty else { return }
    buffer.write(
      [TextRun(emptyNote, .dim)], row: layout.listRows.lowerBound, columns: layout.listColumns.dropFirst(2))
  }

  /// What is said when no section shows anything.
  private var emptyNote: String {
    if isUnsettled { return "" }
    if sections.allSatisfy(\.content.isHidden) { return "Type to search" }
    if searchedText.isEmpty { return "No results" }
    return "No results for \"\(String(searchedText.prefix(1_000)).visiblyEscaped())\""
  }

  private func drawTitle(of pane: ScreenLayout.Pane, in buffer: inout CellBuffer, layout: ScreenLayout) {
    guard let row = pane.titleRow else { return }
    let section = sections[pane.section]
    var runs = [TextRun(section.title.visiblyEscaped(), .bold)]
    if section.content.error != nil {
      let lines = section.titleText.wrapped(toWidth: layout.listColumns.count)
      runs.append(TextRun(String((lines.first ?? "").dropFirst(runs[0].text.count)), .red))
      for (offset, line) in lines.dropFirst().enumerated() where row + 1 + offset < pane.firstRow {
        buffer.write([TextRun(line, .red)], row: row + 1 + offset, columns: layout.listColumns)
      }
    } else if let note = countNote(of: pane) {
      runs.append(TextRun(" (\(note))", .dim))
    }
    if section.isWaitingLong(at: now) { runs.append(TextRun(" waiting…", .yellow)) }
    buffer.write(runs, row: row, columns: layout.listColumns)
  }

  /// How many there are, and which of them are shown when it is not all.
  private func countNote(of pane: ScreenLayout.Pane) -> String? {
    let content = sections[pane.section].content
    guard !content.rows.isEmpty else { return nil }
    let count = content.nbHits ?? content.rows.count
    var note = String(count)
    if pane.rows.count < count, !pane.rows.isEmpty {
      note = "\(pane.rows.lowerBound + 1)–\(pane.rows.upperBound) of \(count)"
    }
    return content.isTruncated ? note + ", truncated" : note
  }

  private func drawRows(of pane: ScreenLayout.Pane, in buffer: inout CellBuffer, layout: ScreenLayout) {
    let section = sections[pane.section]
    let reader = HitReader(layout: section.layout, characterLimit: TextRun.mostCharacters)
    let isStale = section.isWaitingLong(at: now)
    let labels = pane.rows.map { Self.label(of: section.content.rows[$0], reader: reader, layout: section.layout) }
    let room = layout.listColumns.count - Self.gutter
    let widest = min(Self.maximumLabelWidth, room * 3 / 5)
    let labelWidth = labels.map(\.displayWidth).filter { $0 <= widest }.max() ?? 0
    for (offset, row) in pane.rows.enumerated() {
      let screenRow = pane.firstRow + offset
      let position = RowPosition(section: pane.section, row: row)
      let isCurrent = cursor == position && overlay == nil
      drawGutter(position, isCurrent: isCurrent, row: screenRow, in: &buffer, layout: layout)
      var runs = labels[offset]
      let details = Self.details(of: section.content.rows[row], reader: reader)
      if !details.isEmpty {
        runs.append(TextRun(String(repeating: " ", count: max(labelWidth - runs.displayWidth, 0) + 2)))
        for (number, detail) in details.enumerated() {
          if number > 0 { runs.append(TextRun(" · ", .dim)) }
          runs += TextRun.runs(detail, style: .dim)
        }
      }
      if isStale { runs = runs.map { TextRun($0.text, $0.style.union(.dim)) } }
      let columns = layout.listColumns.dropFirst(Self.gutter)
      buffer.write(runs, row: screenRow, columns: columns)
      if isCurrent { buffer.addStyle(.inverse, row: screenRow, columns: columns) }
    }
  }

  /// The columns before a row: one for the cursor, one for the mark.
  private static let gutter = 2
  /// Labels up to this width share a column with the details after it.
  private static let maximumLabelWidth = 40

  private func drawGutter(
    _ position: RowPosition, isCurrent: Bool, row: Int, in buffer: inout CellBuffer, layout: ScreenLayout
  ) {
    let start = layout.listColumns.lowerBound
    if isCurrent {
      buffer.write(">", at: CellPosition(column: start, row: row), style: [.bold, .cyan], limit: start + 1)
    }
    guard let hit = selectedHit(at: position), isMarked(hit) else { return }
    buffer.write("*", at: CellPosition(column: start + 1, row: row), style: [.bold, .magenta], limit: start + 2)
  }

  private static func label(of row: SectionView.Row, reader: HitReader, layout: SectionLayout) -> [TextRun] {
    switch row {
    case .hit(let hit, _): TextRun.runs(reader.label(of: hit))
    case .facet(let facet, let isSelected):
      [TextRun(isSelected ? "[x] " : "[ ] ")] + TextRun.runs(FieldText(facet, layout: layout))
    case .missing: [TextRun("…", .dim)]
    }
  }

  private static func details(of row: SectionView.Row, reader: HitReader) -> [FieldText] {
    switch row {
    case .hit(let hit, _): reader.details(of: hit)
    case .facet(let facet, _): [FieldText(plain: String(facet.count))]
    case .missing: []
    }
  }
}

extension CellBuffer {
  /// Writes a line that is edited, scrolled so that its cursor is in the columns.
  ///
  /// - Returns: the column of the cursor.
  mutating func write(_ editor: LineEditor, row: Int, columns: Range<Int>) -> Int {
    // One column stays free for the cursor after the text.
    let room = max(columns.count - 1, 0)
    var first = editor.cursor
    var width = 0
    while first > 0 {
      let next = editor.text(in: first - 1..<first).displayWidth
      guard width + next <= room else { break }
      width += next
      first -= 1
    }
    // Text that fits as a whole, or a beginning that does, is not scrolled.
    let last = min(editor.count, first + columns.count)
    write([TextRun(editor.text(in: first..<last))], row: row, columns: columns)
    return columns.lowerBound + width
  }
}

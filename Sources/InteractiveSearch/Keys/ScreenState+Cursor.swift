extension ScreenState {
  /// Moves the cursor over the rows of all sections as if they were one list.
  mutating func moveCursor(by distance: Int) {
    guard let position = cursor else { return }
    hasMoved = true
    var section = position.section
    var row = position.row + distance
    while row < 0, let previous = neighbour(of: section, step: -1) {
      section = previous
      row += rowCount(section)
    }
    while row >= rowCount(section), let next = neighbour(of: section, step: 1) {
      row -= rowCount(section)
      section = next
    }
    setCursor(section: section, row: row)
  }

  /// Moves the cursor down, but not out of a section of which there is more: its next page is loaded first.
  mutating func moveCursorDown(_ move: (inout ScreenState) -> Void) -> [Effect] {
    guard let position = cursor, sections[position.section].content.hasMore,
      position.row == rowCount(position.section) - 1
    else {
      move(&self)
      return []
    }
    hasMoved = true
    pendingRow = RowPosition(section: position.section, row: position.row + 1)
    return [.loadRow(position.row + 1, section: position.section)]
  }

  /// Moves the cursor by the rows that its section shows at once; from the last row on into the next section.
  mutating func moveCursorByPage(_ direction: Int) {
    guard let position = cursor else { return }
    hasMoved = true
    let last = rowCount(position.section) - 1
    guard position.row != (direction < 0 ? 0 : last) else { return moveCursor(by: direction) }
    let page = max((layout.panes.first { $0.section == position.section }?.rows.count ?? 1) - 1, 1)
    setCursor(section: position.section, row: position.row + direction * page)
  }

  /// Moves the cursor to the first or the last row of its section.
  mutating func moveCursorInSection(toEnd: Bool) {
    guard let position = cursor else { return }
    hasMoved = true
    setCursor(section: position.section, row: toEnd ? .max : 0)
  }

  /// Moves the cursor to the first row of the first section, or the last one of the last.
  mutating func moveCursorToEdge(toEnd: Bool) {
    guard let section = toEnd ? sectionsWithRows.last : sectionsWithRows.first else { return }
    hasMoved = true
    setCursor(section: section, row: toEnd ? .max : 0)
  }

  /// Moves the cursor to another section, where it was in it last; the first section follows the last one.
  mutating func moveCursorToSection(step: Int) {
    let candidates = sectionsWithRows
    guard let position = cursor, let place = candidates.firstIndex(of: position.section) else { return }
    hasMoved = true
    let section = candidates[(place + step + candidates.count) % candidates.count]
    setCursor(section: section, row: sections[section].lastRow)
  }

  /// Moves the cursor to the shown section of a number from 1.
  mutating func moveCursor(toShownSection number: Int) {
    let candidates = sectionsWithRows
    guard candidates.indices.contains(number - 1) else { return }
    hasMoved = true
    let section = candidates[number - 1]
    setCursor(section: section, row: sections[section].lastRow)
  }

  /// Puts the cursor into a row, the nearest one there is, and scrolls to it.
  mutating func setCursor(section: Int, row: Int) {
    guard sections.indices.contains(section) else { return }
    let row = min(max(row, 0), max(rowCount(section) - 1, 0))
    if cursor != RowPosition(section: section, row: row) { previewTop = previewTop.map { _ in 0 } }
    cursor = RowPosition(section: section, row: row)
    sections[section].lastRow = row
    showCursor()
  }

  /// Scrolls the section of the cursor so that its row is on the screen, and no section past its last rows.
  mutating func showCursor() {
    let panes = layout.panes
    for pane in panes {
      let section = pane.section
      let height = max(pane.rows.count, 1)
      var top = sections[section].top
      if let cursor, cursor.section == section {
        top = min(top, cursor.row)
        top = max(top, cursor.row - height + 1)
      }
      sections[section].top = max(min(top, rowCount(section) - height), 0)
    }
  }

  private func rowCount(_ section: Int) -> Int { sections[section].content.rows.count }

  private func neighbour(of section: Int, step: Int) -> Int? {
    let candidates = sectionsWithRows
    guard let place = candidates.firstIndex(of: section) else { return nil }
    return candidates.indices.contains(place + step) ? candidates[place + step] : nil
  }
}

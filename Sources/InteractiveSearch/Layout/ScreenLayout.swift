import Terminal

/// Which part of the screen shows what.
///
/// The first row is the search box, the last one the status line; between them the list, one pane a section, and beside
/// or below it a preview or a panel.
struct ScreenLayout: Sendable, Hashable {
  /// The part of the list that a section has.
  struct Pane: Sendable, Hashable {
    /// The section's number.
    var section: Int
    /// The screen's row with the title; nil where there is no room for it.
    var titleRow: Int?
    /// The screen's first row after the title.
    var firstRow: Int
    /// The rows of the section that are shown.
    var rows: Range<Int>
  }

  /// A rectangle of the screen.
  struct Area: Sendable, Hashable {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// Whether there is a status line.
  var hasStatus: Bool
  /// The screen's rows between the search box and the status line.
  var listRows: Range<Int>
  /// The columns of the list.
  var listColumns: Range<Int>
  var panes: [Pane] = []
  /// Where the record under the cursor is shown.
  var preview: Area?
  /// Where the panel of filters is shown; the list keeps what is left.
  var panel: Area?

  /// From how many columns on the preview stands beside the list, and the panel of filters does.
  private static let previewColumns = 100
  private static let panelColumns = 72
  /// How many rows of each section are shown before sections are left out.
  private static let fewestRows = 3
}

extension ScreenLayout {
  /// The layout of a state.
  init(_ state: ScreenState) {
    let columns = state.size.columns
    let box = min(1, state.size.rows)
    hasStatus = state.size.rows > Self.fewestRows
    listRows = box..<max(state.size.rows - (hasStatus ? 1 : 0), box)
    listColumns = 0..<columns
    if case .filters = state.overlay {
      placePanel(columns: columns)
    } else if state.previewTop != nil, state.overlay == nil {
      placePreview(columns: columns)
    }
    placePanes(of: state)
  }

  private mutating func placePanel(columns: Int) {
    guard columns >= Self.panelColumns else {
      panel = Area(rows: listRows, columns: 0..<columns)
      return
    }
    let width = min(max(columns * 2 / 5, 32), 60)
    panel = Area(rows: listRows, columns: columns - width..<columns)
    listColumns = 0..<columns - width - 1
  }

  private mutating func placePreview(columns: Int) {
    if columns >= Self.previewColumns {
      let width = columns / 2
      preview = Area(rows: listRows, columns: columns - width..<columns)
      listColumns = 0..<columns - width - 1
    } else {
      // Below the list, under a line of its own; on a very small screen the list keeps two rows.
      let height = max(listRows.count / 2, 1)
      let split = min(max(listRows.upperBound - height, listRows.lowerBound + 3), listRows.upperBound)
      preview = Area(rows: split..<listRows.upperBound, columns: 0..<columns)
      listRows = listRows.lowerBound..<max(split - 1, listRows.lowerBound)
    }
  }

  private mutating func placePanes(of state: ScreenState) {
    var row = listRows.lowerBound
    for (section, height) in Self.heights(of: state, available: listRows.count, columns: listColumns.count) {
      let view = state.sections[section]
      let count = view.content.isHidden ? 0 : view.content.rows.count
      // A single row is better a hit than a title.
      let titleHeight = height == 1 && count > 0 && listRows.count == 1 ? 0 : 1
      let notes = Self.noteLines(of: view, width: listColumns.count)
      let shown = min(max(height - titleHeight - notes.count, 0), count)
      let first = max(min(view.top, count - shown), 0)
      panes.append(
        Pane(
          section: section, titleRow: titleHeight == 0 ? nil : row, firstRow: row + height - shown,
          rows: first..<first + shown))
      row += height
    }
  }

  /// The lines of a section's error that do not fit after its title.
  static func noteLines(of section: SectionView, width: Int) -> [String] {
    guard section.content.error != nil else { return [] }
    return Array(section.titleText.wrapped(toWidth: width).dropFirst().prefix(mostNoteLines))
  }

  private static let mostNoteLines = 5

  /// How many screen rows each section gets, its title included; sections without room are left out.
  private static func heights(
    of state: ScreenState, available: Int, columns: Int
  ) -> [(section: Int, height: Int)] {
    let shown = state.shownSections
    var wanted: [(section: Int, rows: Int)] = shown.map { section in
      let view = state.sections[section]
      let notes = noteLines(of: view, width: columns).count
      return (section, (view.content.isHidden ? 0 : view.content.rows.count) + notes)
    }
    // Sections that do not fit at all give way: those before the cursor's first, then those after it.
    func fewest(_ rows: Int) -> Int { 1 + min(rows, fewestRows) }
    let focus = state.cursor?.section ?? shown.first
    while wanted.count > 1, wanted.reduce(0, { $0 + fewest($1.rows) }) > available {
      let place = wanted.firstIndex { $0.section == focus } ?? 0
      let needed = wanted[...place].reduce(0) { $0 + fewest($1.rows) }
      if needed > available, place > 0 { wanted.removeFirst() } else { wanted.removeLast() }
    }
    guard !wanted.isEmpty, available > 0 else { return [] }
    // Every section gets a row in turn until all have what they want or nothing is left.
    var remaining = max(available - wanted.count, 0)
    var shares = wanted.map { _ in 0 }
    while remaining > 0 {
      let hungry = wanted.indices.filter { shares[$0] < wanted[$0].rows }
      guard !hungry.isEmpty else { break }
      let share = max(remaining / hungry.count, 1)
      for place in hungry where remaining > 0 {
        let extra = min(share, wanted[place].rows - shares[place], remaining)
        shares[place] += extra
        remaining -= extra
      }
    }
    return zip(wanted, shares).map { (section: $0.section, height: $1 + 1) }
  }
}

extension ScreenState {
  /// Which part of the screen shows what.
  var layout: ScreenLayout { ScreenLayout(self) }

  /// The rows that are on the screen, by section.
  var presentedRows: [(section: Int, rows: Range<Int>)] {
    layout.panes.map { ($0.section, $0.rows) }
  }
}

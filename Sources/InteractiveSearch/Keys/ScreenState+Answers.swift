import SearchModel

extension ScreenState {
  /// The result of a section.
  struct SectionUpdate: Sendable {
    /// What an answer brought; nil while none has come since the request changed, so that what is shown stays.
    var content: SectionView.Content?
    var filterGroups: [FilterGroup]
    /// Whether answers are awaited.
    var isLoading: Bool
    /// Whether the content is the first one of a search for another text, so that its list begins at the first row.
    var startsOver = false
  }

  /// Takes the sections' results, one update for each.
  ///
  /// - Returns: what follows, when a key was waiting for answers.
  mutating func take(_ updates: [SectionUpdate]) -> [Effect] {
    let identity = currentRow?.identity
    for (section, update) in zip(sections.indices, updates) {
      sections[section].filterGroups = update.filterGroups
      if !update.isLoading {
        sections[section].waitingSince = nil
      } else if sections[section].waitingSince == nil {
        sections[section].waitingSince = now
      }
      guard let content = update.content else { continue }
      sections[section].content = content
      if update.startsOver {
        sections[section].top = 0
        sections[section].lastRow = 0
      }
    }
    if !hasMoved, updates.contains(where: \.startsOver) { cursor = nil }
    keepCursor(identity: identity)
    showCursor()
    if let position = pendingRow, row(at: position) != nil {
      pendingRow = nil
      setCursor(section: position.section, row: position.row)
    }
    followFilterPanel()
    guard let key = pendingAcceptance, !isUnsettled else { return [] }
    pendingAcceptance = nil
    return accept(with: key)
  }

  /// The section that the cursor begins in: the first one, but not values of a facet, so that Enter after typing
  /// accepts something; once a suggestion was chosen, the results of it and not further suggestions.
  private var firstSection: Int? {
    let candidates = sectionsWithRows
    guard prefersResults else { return candidates.first { sections[$0].kind != .facetValues } ?? candidates.first }
    return candidates.first { sections[$0].kind == .hits } ?? candidates.first
  }

  /// Puts the cursor where its row is now, or into the first row.
  private mutating func keepCursor(identity: String?) {
    guard let position = cursor, sectionsWithRows.contains(position.section) else {
      cursor = firstSection.map { RowPosition(section: $0, row: 0) }
      previewTop = previewTop.map { _ in 0 }
      return
    }
    let rows = sections[position.section].content.rows
    var row = min(position.row, rows.count - 1)
    if let identity, rows[row].identity != identity {
      row = rows.firstIndex { $0.identity == identity } ?? row
    }
    cursor = RowPosition(section: position.section, row: row)
  }
}

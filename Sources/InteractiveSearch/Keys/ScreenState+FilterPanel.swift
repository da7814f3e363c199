import OrderedCollections
import SearchModel
import Terminal

extension ScreenState {
  /// Opens the panel of the section of the cursor, or the first one that has hits.
  mutating func openFilterPanel() -> [Effect] {
    let candidates = sections.indices.filter { sections[$0].kind != .facetValues }
    guard !candidates.isEmpty else {
      note = "There is no section with filters"
      return []
    }
    let current = cursor.map(\.section).flatMap { candidates.contains($0) ? $0 : nil }
    let preferred = candidates.first { sections[$0].kind == .hits && !sections[$0].content.isHidden }
    return showFilterPanel(of: current ?? preferred ?? candidates[0])
  }

  private mutating func showFilterPanel(of section: Int) -> [Effect] {
    overlay = .filters(FilterPanel(section: section))
    followFilterPanel()
    return [.countFacets(section: section)]
  }

  /// Takes note of the filters that the open panel's section has now, and keeps the cursor in a line.
  mutating func followFilterPanel() {
    guard case .filters(var panel) = overlay else { return }
    for group in sections[panel.section].filterGroups {
      for filter in group.filters { panel.known.append(.init(filter: filter, groupID: group.id)) }
    }
    let lines = filterLines(of: panel)
    let choices = FilterPanel.choices(in: lines)
    if let focus = panel.focus, let row = choices.firstIndex(where: { lines[$0].effect == focus }) { panel.row = row }
    panel.row = max(min(panel.row, choices.count - 1), 0)
    panel.focus = choices.isEmpty ? panel.focus : lines[choices[panel.row]].effect
    overlay = .filters(panel)
  }

  mutating func paste(_ text: String, into panel: FilterPanel) -> [Effect] {
    var panel = panel
    panel.editor.insert(text)
    panel.row = 0
    panel.focus = nil
    overlay = .filters(panel)
    followFilterPanel()
    return []
  }

  /// Does what a key does while the panel is open.
  mutating func handle(_ key: Key, in panel: FilterPanel) -> [Effect] {
    var panel = panel
    let lines = filterLines(of: panel)
    let choices = FilterPanel.choices(in: lines)
    let page = max(layout.listRows.count - 2, 1)
    switch (key.base, key.modifiers) {
    case (.escape, _), (.character("g"), .control), (.character("f"), .control):
      overlay = nil
      return []
    case (.enter, _), (.character(" "), _):
      guard choices.indices.contains(panel.row) else { return [] }
      return [lines[choices[panel.row]].effect].compactMap { $0 }
    case (.tab, let modifiers): return showFilterPanel(of: neighbour(of: panel.section, modifiers == .shift ? -1 : 1))
    case (.up, []), (.character("p"), .control): panel.row -= 1
    case (.down, []), (.character("n"), .control): panel.row += 1
    case (.pageUp, []): panel.row -= page
    case (.pageDown, []): panel.row += page
    case (.home, []): panel.row = 0
    case (.end, []): panel.row = choices.count - 1
    default:
      let text = panel.editor.text
      _ = panel.editor.handle(key)
      if panel.editor.text != text { panel.row = 0 }
    }
    panel.focus = nil
    overlay = .filters(panel)
    followFilterPanel()
    return []
  }

  private func neighbour(of section: Int, _ step: Int) -> Int {
    let candidates = sections.indices.filter { sections[$0].kind != .facetValues }
    guard let place = candidates.firstIndex(of: section) else { return section }
    return candidates[(place + step + candidates.count) % candidates.count]
  }
}

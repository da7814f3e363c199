import Terminal

extension ScreenState {
  /// Opens the list of earlier queries.
  mutating func openHistory() -> [Effect] {
    guard !history.isEmpty else {
      note = "No earlier queries yet"
      return []
    }
    overlay = .history(HistoryPanel())
    return []
  }

  mutating func paste(_ text: String, into panel: HistoryPanel) -> [Effect] {
    var panel = panel
    panel.editor.insert(text)
    panel.row = 0
    overlay = .history(panel)
    return []
  }

  /// Does what a key does while earlier queries are listed.
  mutating func handle(_ key: Key, in panel: HistoryPanel) -> [Effect] {
    var panel = panel
    let matches = panel.matches(in: history)
    let page = max(layout.listRows.count - 1, 1)
    switch (key.base, key.modifiers) {
    case (.escape, _), (.character("g"), .control):
      overlay = nil
      return []
    case (.enter, _), (.tab, []):
      overlay = nil
      guard matches.indices.contains(panel.row) else { return [] }
      return replaceText(with: matches[panel.row])
    case (.up, []), (.character("p"), .control): panel.row -= 1
    case (.down, []), (.character("n"), .control), (.character("r"), .control): panel.row += 1
    case (.pageUp, []): panel.row -= page
    case (.pageDown, []): panel.row += page
    case (.home, []): panel.row = 0
    case (.end, []): panel.row = matches.count - 1
    default:
      let text = panel.editor.text
      _ = panel.editor.handle(key)
      if panel.editor.text != text { panel.row = 0 }
    }
    panel.row = max(min(panel.row, panel.matches(in: history).count - 1), 0)
    overlay = .history(panel)
    return []
  }
}

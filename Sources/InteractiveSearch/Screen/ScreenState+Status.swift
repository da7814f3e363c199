import Diagnostics
import Terminal
import TerminalText

extension ScreenState {
  /// The last row: figures on the left, keys on the right as far as there is room.
  func drawStatus(in buffer: inout CellBuffer) {
    guard layout.hasStatus else { return }
    let row = size.rows - 1
    let left = statusText
    let end = buffer.write([TextRun(left, note == nil ? .dim : .yellow)], row: row, columns: 0..<size.columns)
    for hint in [keyHints, overlay == nil ? "F1 keys" : "Esc closes"] {
      let start = size.columns - hint.displayWidth
      guard start >= end + 2 || left.isEmpty && start >= 0 else { continue }
      buffer.write([TextRun(hint, .dim)], row: row, columns: start..<size.columns)
      return
    }
  }

  /// What the status line says on its left.
  var statusText: String {
    if let note { return note }
    var parts: [String] = []
    if pendingAcceptance != nil { parts.append("accepting when the answers are there") }
    if sections.contains(where: { $0.isWaitingLong(at: now) }) {
      parts.append("waiting")
    } else if let duration = figures.duration {
      parts.append("\((duration / .milliseconds(1)).rounded().plainText) ms")
    }
    if figures.requestCount > 0 {
      parts.append(figures.requestCount.counted("request"))
    }
    if !marks.isEmpty { parts.append("\(marks.count) marked") }
    return parts.joined(separator: " · ")
  }

  private var keyHints: String {
    switch overlay {
    case .help: helpLines.count > layout.listRows.count ? "Up, Down scroll · other keys close" : "any key closes"
    case .history: "Enter searches · Esc closes"
    case .filters: "Enter toggles · Tab next section · Esc closes"
    case nil where previewTop != nil: "Enter accepts · Shift-Up, Shift-Down scroll · Esc closes"
    case nil:
      switch currentRow {
      case .facet: "Enter toggles · Tab next section · F1 keys"
      case .hit where cursor.map { sections[$0.section].kind } == .suggestions:
        "Enter searches · Tab next section · F1 keys"
      case _ where !marks.isEmpty: "Enter accepts marked · F1 keys"
      default: "Enter accepts · Tab next section · F1 keys"
      }
    }
  }
}

extension Double {
  /// The number without a fraction.
  fileprivate var plainText: String { Int(exactly: self).map(String.init) ?? description }
}

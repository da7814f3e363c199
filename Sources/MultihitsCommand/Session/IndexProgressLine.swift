import Diagnostics
import IndexBuilding
import Synchronization
import TerminalText
import Workspaces

/// A line on standard error that says how far the building of an index is, written over itself at most ten times a
/// second; and, whether it is shown or not, that a wait for another process lasts.
final class IndexProgressLine: Sendable {
  private let isShown: Bool
  private let tellsWaits: Bool
  private let start = ContinuousClock.now
  private let lastUpdate = Mutex<ContinuousClock.Instant?>(nil)

  init(isShown: Bool, tellsWaits: Bool) {
    self.isShown = isShown
    self.tellsWaits = tellsWaits
  }

  /// Shows what takes its time. What is done in a moment is not worth a line, which would only flicker.
  func update(_ progress: IndexProgress) {
    if case .stillWaiting(let processID) = progress.state { return tellWait(for: processID, progress.index) }
    guard isShown else { return }
    let now = ContinuousClock.now
    let isWaiting = progress.state == .waiting
    let isDue = lastUpdate.withLock { last in
      // Nothing more is heard while another process builds.
      guard isWaiting || now - (last ?? start) >= (last == nil ? .milliseconds(300) : .milliseconds(100)) else {
        return false
      }
      last = now
      return true
    }
    guard isDue else { return }
    Redaction.writeError("\r\u{1B}[K\(progress.index): \(Self.text(progress.state))")
  }

  /// Takes the line away.
  func clear() {
    guard isShown, lastUpdate.withLock({ $0 != nil }) else { return }
    Redaction.writeError("\r\u{1B}[K")
  }

  /// Says why nothing happens.
  private func tellWait(for processID: Int32?, _ index: String) {
    guard tellsWaits else { return }
    clear()
    let holder = processID.map { "process \($0)" } ?? "another process"
    Redaction.writeError("multihits: waiting, because \(holder) builds the index '\(index)'\n")
  }

  private static func text(_ state: IndexProgress.State) -> String {
    guard case .building(let build) = state else { return "waiting for another process that builds the index" }
    let records = build.recordCount.counted("record")
    return switch build.phase {
    case .reading: "reading, \(records) so far"
    case .merging: "sorting words of \(records)"
    case .writing, .finished: "writing \(records)"
    }
  }
}

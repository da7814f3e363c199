import Runs
import Synchronization
import TerminalText

/// A line on standard error that says how far a batch is, written over itself at most ten times a second.
final class ProgressLine: RunProgress {
  private let isShown: Bool
  private let total: Int?
  private let lastUpdate = Mutex<ContinuousClock.Instant?>(nil)

  init(isShown: Bool, total: Int?) {
    self.isShown = isShown
    self.total = total
  }

  /// Shows how many queries are done.
  func update(_ outcome: RunOutcome) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = lastUpdate.withLock { last in
      if let last, now - last < .milliseconds(100) { return false }
      last = now
      return true
    }
    guard isDue else { return }
    var text = "\(outcome.queryCount)"
    if let total { text += " of \(total)" }
    text += " queries"
    if outcome.errorCount > 0 { text += ", \(outcome.errorCount) sections in error" }
    Redaction.writeError("\r\u{1B}[K\(text)")
  }

  /// Takes the line away.
  func clear() {
    guard isShown, lastUpdate.withLock({ $0 != nil }) else { return }
    Redaction.writeError("\r\u{1B}[K")
  }
}

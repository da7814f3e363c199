import EmbeddedEngine
import SearchRunner
import Synchronization
import TerminalText

/// A line on standard error that says how far the building of an index is, written over itself at most ten times a second.
final class IndexProgressLine: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let lastUpdate = Mutex<ContinuousClock.Instant?>(nil)

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows what takes its time. What is done in a moment is not worth a line, which would only flicker.
  func update(_ progress: IndexProgress) {
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

  private static func text(_ state: IndexProgress.State) -> String {
    guard case .building(let build) = state else { return "waiting for another process that builds the index" }
    let records = "\(build.recordCount) \(build.recordCount == 1 ? "record" : "records")"
    return switch build.phase {
    case .reading: "reading, \(records) so far"
    case .merging: "sorting words of \(records)"
    case .writing, .finished: "writing \(records)"
    }
  }
}

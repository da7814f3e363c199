import Diagnostics
import Runs
import SearchBackends
import Synchronization
import TerminalText

/// A line on standard error that says how far an upload is, written over itself.
final class PushProgressLine: UploadProgress {
  private let index: String
  private let isShown: Bool
  private let hasText = Mutex(false)

  init(index: String, isShown: Bool) {
    self.index = index
    self.isShown = isShown
  }

  /// Shows what is done.
  func update(_ progress: PushProgress) {
    guard isShown else { return }
    let text =
      switch progress {
      case .preparing: "preparing"
      case .records(let count): "\(count.counted("record")) sent"
      case .waiting: "waiting until the backend is done"
      case .replacing: "taking its place"
      }
    hasText.withLock { $0 = true }
    Redaction.writeError("\r\u{1B}[K\(index): \(text)")
  }

  /// Takes the line away.
  func clear() {
    let wasShown = hasText.withLock { hasText in
      defer { hasText = false }
      return hasText
    }
    if wasShown { Redaction.writeError("\r\u{1B}[K") }
  }
}

import Runs
import Synchronization
import TerminalText

/// Says on standard error how far a run is: in a line that is written over itself at most ten times a second, or, where
/// nobody watches a terminal, in a line of its own every ten seconds.
final class ProgressLine: RunProgress {
  /// How progress is shown.
  enum Form {
    /// Not at all.
    case hidden
    /// In one line that changes.
    case changing
    /// In plain lines, for logs.
    case lines
  }

  private struct State {
    var meter: ProgressMeter
    var isWritten = false
  }

  private let form: Form
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(_ form: Form, total: Int?) {
    self.form = form
    let meter = ProgressMeter(
      total: total, interval: form == .lines ? .seconds(10) : .milliseconds(100), waits: form == .lines)
    state = Mutex(State(meter: meter))
  }

  /// Shows how many queries are done.
  func update(_ outcome: RunOutcome) {
    guard form != .hidden else { return }
    let line = state.withLock { state in
      let line = state.meter.line(
        count: outcome.queryCount, failedCount: outcome.failedQueryCount, at: ContinuousClock.now - start)
      state.isWritten = state.isWritten || line != nil
      return line
    }
    guard let line else { return }
    if form == .lines { Redaction.writeError("\(line)\n") } else { Redaction.writeError("\r\u{1B}[K\(line)") }
  }

  /// Takes the line away.
  func clear() {
    guard form == .changing, state.withLock({ $0.isWritten }) else { return }
    Redaction.writeError("\r\u{1B}[K")
  }
}

import Synchronization

/// Keeps texts in the order in which they came.
final class Recorder: Sendable {
  private let log = Mutex<[String]>([])

  var texts: [String] { log.withLock { $0 } }

  func add(_ text: String) {
    log.withLock { $0.append(text) }
  }
}

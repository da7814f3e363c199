import SearchModel
import Synchronization

/// Events on their way to one page.
struct EventStream: Sendable {
  /// The events as they are sent.
  let texts: AsyncStream<[UInt8]>
  /// Ends them, because the page is gone.
  let end: @Sendable () -> Void
}

/// Sends events to the pages that listen.
final class EventHub: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var lastNumber = 0
    /// What a page that begins to listen is told at once, by what it is about.
    var standing: [(subject: String, event: [UInt8])] = []
  }

  private let state = Mutex(State())
  /// How many events wait for a page that reads slowly; older ones are dropped.
  private static let mostWaiting = 16

  /// The events from now on, beginning with what still stands.
  func listen() -> EventStream {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(Self.mostWaiting))
    let number = state.withLock { state in
      state.lastNumber += 1
      state.listeners[state.lastNumber] = continuation
      continuation.yield(Array("retry: 1000\n\n".utf8))
      for (_, event) in state.standing { continuation.yield(event) }
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[number] = nil }
    }
    return EventStream(texts: stream) { continuation.finish() }
  }

  /// Sends an event to all pages.
  ///
  /// - Parameters:
  ///   - subject: what it is about.
  ///   - stands: whether pages that come later are told, too, until the next event about the same.
  func send(_ name: String, _ data: JSON, of subject: String = "", stands: Bool = false) {
    // The text of JSON has no line breaks.
    let event = Array("event: \(name)\ndata: \(data.text())\n\n".utf8)
    let listeners = state.withLock { state in
      state.standing.removeAll { $0.subject == subject }
      if stands { state.standing.append((subject, event)) }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.yield(event) }
  }
}

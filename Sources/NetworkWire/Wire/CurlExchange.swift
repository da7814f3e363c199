import SearchBackends
import SearchDialects
import Synchronization

/// A request to one host, and who waits for its answer.
final class CurlExchange: Sendable {
  private enum State {
    case new
    case awaited(CheckedContinuation<Result<HTTPReply, WireFailure>, Never>)
    case ended
  }

  let request: WireRequest
  let head: RequestHead
  /// When its time is over.
  let deadline: ContinuousClock.Instant

  private let state = Mutex(State.new)

  /// More than anybody waits; times beyond it are taken for it.
  private static let longestTime = Duration.seconds(1_000_000)

  init(_ request: WireRequest, _ head: RequestHead) {
    self.request = request
    self.head = head
    deadline = .now + min(request.timeout, Self.longestTime)
  }

  /// Whether the answer is still wanted.
  var isAwaited: Bool {
    state.withLock { if case .awaited = $0 { true } else { false } }
  }

  /// Sends the request on a loop and waits for its answer; a cancelled task ends at once.
  func result(on loop: CurlLoop) async -> Result<HTTPReply, WireFailure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isNew = state.withLock { state in
          guard case .new = state else { return false }
          state = .awaited(continuation)
          return true
        }
        if isNew { loop.begin(self) } else { continuation.resume(returning: Self.cancelled) }
      }
    } onCancel: {
      end(Self.cancelled)
      loop.cancel(self)
    }
  }

  /// Gives the result to who waits for it; later ones are for nobody.
  func end(_ result: Result<HTTPReply, WireFailure>) {
    let before = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .awaited(let continuation) = before { continuation.resume(returning: result) }
  }

  private static let cancelled = Result<HTTPReply, WireFailure>.failure(.cancelled)
}

import SearchBackends
import SearchDialects
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request to one host, and who waits for its answer.
final class CurlExchange: Sendable {
  private enum State {
    case new
    case awaited(CheckedContinuation<Result<HTTPReply, WireFailure>, Never>)
    case ended
  }

  let request: WireRequest
  /// The URL that is asked, without user info.
  let url: String
  /// Whether the host is asked over TLS.
  let isSecure: Bool
  /// What the request carries beside its own headers.
  let headers: [HTTPHeader]
  let options: NetworkOptions
  /// When its time is over.
  let deadline: ContinuousClock.Instant

  private let state = Mutex(State.new)

  /// More than anybody waits; times beyond it are taken for it.
  private static let longestTime = Duration.seconds(1_000_000)

  init(_ request: WireRequest, url: String, headers: [HTTPHeader], options: NetworkOptions) {
    self.request = request
    self.url = url
    isSecure = url.prefix(6).lowercased() == "https:"
    self.headers = headers
    self.options = options
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

  /// Whether the host may be asked through a proxy. Which hosts `NO_PROXY` names is libcurl's to know.
  var hasProxy: Bool {
    options.proxy != nil || (isSecure ? Self.environmentNames.secure : Self.environmentNames.clear)
  }

  /// Whether the environment names a proxy for hosts over TLS, and for those in the clear.
  private static let environmentNames: (secure: Bool, clear: Bool) = {
    let variables = ProcessInfo.processInfo.environment
    func areSet(_ names: String...) -> Bool { names.contains { variables[$0]?.isEmpty == false } }
    let forAll = areSet("all_proxy", "ALL_PROXY")
    return (secure: forAll || areSet("https_proxy", "HTTPS_PROXY"), clear: forAll || areSet("http_proxy"))
  }()

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

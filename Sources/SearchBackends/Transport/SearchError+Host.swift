import Diagnostics
import SearchModel

extension SearchError {
  /// The error of an attempt, with the host that was asked, the limit that ran out, and what to look at.
  ///
  /// - Parameters:
  ///   - failure: what happened.
  ///   - backend: the backend's name; nil for one without a name.
  ///   - origin: the host's scheme, name and port, as they are shown.
  ///   - candidate: the host, with its time limits.
  ///   - timeout: how long the attempt could take.
  init(
    _ failure: WireFailure, of backend: String?, at origin: String, _ candidate: HostCandidate, _ timeout: Duration
  ) {
    self.init(failure.code, failure.message, isRetryable: failure.isRetryable)
    // These say nothing about a host.
    guard code != .cancelled, code != .badRequest else { return }
    let place = backend.map { "\(Diagnostic.quoted($0)) at \(origin)" } ?? origin
    message = "\(place): \(failure.message)\(Self.hint(failure, candidate, timeout))"
  }

  /// The limit that ran out, or what to look at.
  private static func hint(_ failure: WireFailure, _ candidate: HostCandidate, _ timeout: Duration) -> String {
    switch failure {
    case .timeout: " (\(seconds(timeout)))"
    case .noConnectionInTime: " (\(seconds(min(candidate.connectTimeout, timeout)))); is the host reachable?"
    case .refused: "; is it running?"
    case .unknownHost: "; is it spelt right?"
    default: ""
    }
  }

  /// A limit in seconds, as short as it is exact to a millisecond.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = String(1_000 + attoseconds / 1_000_000_000_000_000).dropFirst()
    let digits = milliseconds.reversed().drop { $0 == "0" }.reversed()
    return digits.isEmpty ? "\(seconds) s" : "\(seconds).\(String(digits)) s"
  }
}

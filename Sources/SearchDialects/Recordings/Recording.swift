package import Diagnostics

/// A request and its outcome, as one readable file.
package struct Recording: Sendable, Hashable {
  /// The version of the format.
  package static let formatVersion = 1

  /// The name of the backend.
  package var backend: String
  /// What was asked.
  package var request: RecordedRequest
  /// What came.
  package var outcome: RecordedOutcome
  /// How often it was sent.
  package var attempts: Int
  /// The place among the recordings of the same request that came out differently, from 1.
  package var turn: Int
  /// Where there are several turns: the ordinals of the queries of the run from which on the request came out like
  /// this, until one from which on it came out otherwise; ascending.
  package var queries: [Int]

  /// A recording.
  package init(
    backend: String, request: RecordedRequest, outcome: RecordedOutcome, attempts: Int = 1, turn: Int = 1,
    queries: [Int] = []
  ) {
    self.backend = backend
    self.request = request
    self.outcome = outcome
    self.attempts = attempts
    self.turn = turn
    self.queries = queries
  }

  /// The recording of a call, without secrets.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - outcome: its outcome.
  ///   - backend: the name of the backend.
  ///   - mask: the secrets of the run.
  package init(_ call: HTTPCall, _ outcome: HTTPOutcome, backend: String, mask: SecretMask) {
    self.init(
      backend: backend, request: RecordedRequest(call, mask: mask),
      outcome: RecordedOutcome(outcome.result, mask: mask), attempts: outcome.attempts)
  }

  /// The name of its file.
  package var fileName: String {
    request.name(ofBackend: backend) + (turn > 1 ? "-\(turn)" : "") + ".json"
  }

  /// Whether a name may be that of a recording's file: `…-7fe419e320e3.json`, `…-7fe419e320e3-2.json`.
  package static func mayBeFileName(_ name: String) -> Bool {
    guard name.hasSuffix(".json") else { return false }
    return name.dropLast(5).split(separator: "-").suffix(2).contains { part in
      part.utf8.count == 12 && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
  }
}

package import SearchModel

/// What carries the calls of one backend: its hosts over the network, or a recording.
package protocol HTTPCaller: Sendable {
  /// Sends a call, with retries where they are allowed and useful, and returns its outcome.
  ///
  /// A status of 4xx is an answer, not a failure. A cancelled task ends in ``SearchError/Code/cancelled``.
  func send(_ call: HTTPCall) async -> HTTPOutcome
}

/// The outcome of a call.
package struct HTTPOutcome: Sendable, Hashable {
  /// The last answer, or why no answer came.
  package var result: Result<HTTPReply, SearchError>
  /// How often it was sent.
  package var attempts: Int

  /// An outcome.
  package init(_ result: Result<HTTPReply, SearchError>, attempts: Int) {
    self.result = result
    self.attempts = attempts
  }
}

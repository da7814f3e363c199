package import SearchDialects
package import SearchModel

/// The outcome of one attempt to send a call, for logs.
package struct AttemptReport: Sendable {
  /// The call.
  package var call: HTTPCall
  /// The scheme, name and port of the host that was asked, secrets hidden.
  package var host: String
  /// Which attempt it was, from 1.
  package var number: Int
  /// The status of the answer, or why no answer came.
  package var result: Result<Int, SearchError>
  /// How long it took.
  package var duration: Duration
  /// Texts, indices and parameters for which the hosts answer in place of others; of each kind the first.
  package var replacedValues: [ReplacedValue] = []
}

package import Diagnostics
package import SearchModel

/// The outcome of a request, as a recording keeps it: without secrets and without what changes from one time to the
/// next.
package enum RecordedOutcome: Sendable, Hashable {
  /// An answer.
  case reply(status: Int, headers: [String: String], body: RecordedBody?)
  /// No answer.
  case failure(SearchError)

  /// An outcome as it is kept.
  ///
  /// - Parameters:
  ///   - result: what came.
  ///   - mask: the secrets of the run.
  package init(_ result: Result<HTTPReply, SearchError>, mask: SecretMask) {
    switch result {
    case .success(let reply):
      let headers = reply.headers.filter { Self.keptHeaders.contains($0.key) }
      self = .reply(
        status: reply.status, headers: headers.mapValues(mask.hiding), body: RecordedBody(reply.body, mask: mask))
    case .failure(let error):
      self = .failure(SearchError(error.code, mask.hiding(error.message), isRetryable: error.isRetryable))
    }
  }

  /// The headers of an answer that say something about it. All others are dropped: dates, cookies and traces change
  /// each time, lengths and encodings are those of the network, and any other may hold private data.
  static let keptHeaders: Set = ["content-type", "deprecation", "link", "location", "retry-after", "sunset", "warning"]

  /// The result for a caller.
  package var result: Result<HTTPReply, SearchError> {
    switch self {
    case .reply(let status, let headers, let body):
      .success(HTTPReply(status: status, headers: headers, body: body?.bytes ?? []))
    case .failure(let error): .failure(error)
    }
  }
}

/// Why a section could not be answered.
public struct SearchError: Error, Sendable, Hashable {
  /// The kinds of failure, as the `code` of a section's error names them.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    case timeout, dns, connect, tls, auth, forbidden, indexNotFound, rateLimited, badRequest, server, badResponse
    case tooLarge, invalidHit, unsupported, cancelled
  }

  /// The kind of failure.
  public var code: Code
  /// What happened, for a person.
  public var message: String
  /// Whether the same request may succeed later.
  public var isRetryable: Bool

  /// An error. Timeouts, connection faults, rate limits and server faults are retryable unless told otherwise.
  public init(_ code: Code, _ message: String, isRetryable: Bool? = nil) {
    self.code = code
    self.message = message
    self.isRetryable = isRetryable ?? [.timeout, .dns, .connect, .rateLimited, .server].contains(code)
  }
}

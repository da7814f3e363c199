/// Why a section could not be answered.
public struct SearchError: Error, Sendable, Hashable {
  /// The kinds of failure, as the `code` of a section's error names them.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// No answer came in time.
    case timeout
    /// The backend's host has no address.
    case dns
    /// The backend's host could not be reached.
    case connect
    /// The connection could not be secured.
    case tls
    /// The backend does not accept the credentials.
    case auth
    /// The credentials do not allow this search.
    case forbidden
    /// The backend has no such index.
    case indexNotFound
    /// The backend was asked too often.
    case rateLimited
    /// The request cannot be understood, or asks for something impossible.
    case badRequest
    /// The backend failed.
    case server
    /// The answer cannot be understood, or does not fit the request.
    case badResponse
    /// The request or the answer is larger than it may be.
    case tooLarge
    /// A hit does not fit the type or schema that it is read as.
    case invalidHit
    /// The backend cannot do what was asked.
    case unsupported
    /// The search was cancelled before its answer came.
    case cancelled
  }

  /// The kind of failure.
  public var code: Code
  /// What happened, for a person.
  public var message: String
  /// Whether the same request may succeed later.
  public var isRetryable: Bool

  /// An error. By default, timeouts, connection faults, rate limits and server faults are retryable.
  public init(_ code: Code, _ message: String, isRetryable: Bool? = nil) {
    self.code = code
    self.message = message
    self.isRetryable = isRetryable ?? [.timeout, .dns, .connect, .rateLimited, .server].contains(code)
  }
}

extension SearchError {
  /// Whether a key was refused: unknown, or not allowed to do what was asked.
  package var isKeyRefused: Bool { code == .auth || code == .forbidden }
}

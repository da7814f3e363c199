package import SearchDialects
package import SearchModel

/// What carries one request to one host and its answer back: the network, or a stand-in in tests.
package protocol HTTPWire: Sendable {
  /// Sends a request once. Ends no later than the request's time limit; a cancelled task ends at once.
  func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply
  /// What all requests of the process pass, because each takes something of which there is little; nil for none.
  var connections: RequestGate? { get }
}

extension HTTPWire {
  /// Nothing is lacking.
  package var connections: RequestGate? { nil }
}

/// A request to one host.
package struct WireRequest: Sendable {
  /// What is done.
  package var method: HTTPMethod
  /// The whole URL.
  package var url: GuardedText
  /// The headers.
  package var headers: [HTTPHeader]
  /// What is sent with it.
  package var body: [UInt8]?
  /// How long connecting may take.
  package var connectTimeout: Duration
  /// How long it may take in all.
  package var timeout: Duration
  /// Whether it changes nothing, so that it may be sent twice.
  package var isRead: Bool
  /// The connection that is closed before, because an answer came on it that belongs to another request: this request
  /// goes on a new one. Nil for any connection.
  package var replacedConnection: Int?

  /// The secrets in its URL and headers; of a user and a password, the password by itself, too.
  package var secrets: [String] {
    let passwords = url.secrets.compactMap { $0.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init) }
    return url.secrets + passwords + headers.flatMap(\.value.secrets)
  }

  /// A request.
  package init(
    method: HTTPMethod, url: GuardedText, headers: [HTTPHeader] = [], body: [UInt8]? = nil,
    connectTimeout: Duration, timeout: Duration, isRead: Bool = true, replacedConnection: Int? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.connectTimeout = connectTimeout
    self.timeout = timeout
    self.isRead = isRead
    self.replacedConnection = replacedConnection
  }
}

/// Why a request to a host has no answer.
package struct WireFailure: Error, Hashable {
  /// The kind of failure.
  package var code: SearchError.Code
  /// What happened, without the host.
  package var message: String
  /// Whether another attempt may do better.
  package var isRetryable: Bool

  /// A failure; timeouts and faults of the connection are retried by default.
  package init(_ code: SearchError.Code, _ message: String, isRetryable: Bool? = nil) {
    self.code = code
    self.message = message
    self.isRetryable = isRetryable ?? [.timeout, .dns, .connect].contains(code)
  }

  /// The same of a host that another one redirected to. It is not named: a host may put into its name what it was sent.
  package var behindRedirect: WireFailure {
    code == .cancelled
      ? self : WireFailure(code, "behind a redirect to another host: \(message)", isRetryable: isRetryable)
  }

  /// That the time limit of the request is over.
  package static var timeout: WireFailure { WireFailure(.timeout, "no answer came in time") }

  /// That the time limit for a connection is over.
  package static var noConnectionInTime: WireFailure { WireFailure(.timeout, "no connection came about in time") }

  /// That nothing listens there.
  package static var refused: WireFailure { WireFailure(.connect, "the connection was refused") }

  /// That a name has no address.
  package static var unknownHost: WireFailure { WireFailure(.dns, "the host's name has no address") }

  /// That nobody waits for the answer any more.
  package static var cancelled: WireFailure { WireFailure(.cancelled, "the request was cancelled") }
}

public import SearchModel

/// A request over HTTP as a backend's dialect words it, before it is known which host is asked.
public struct HTTPCall: Sendable, Hashable {
  /// What is done.
  public var method: HTTPMethod
  /// The path and query behind the host that is asked, percent-encoded and from the slash on; a whole URL where the dialect
  /// knows the host itself.
  public var target: GuardedText
  /// The headers beside those that belong to every call of the backend.
  public var headers: [HTTPHeader]
  /// What is sent with it.
  public var body: HTTPBody?
  /// Whether it changes nothing, so that it may be repeated and answered by any host.
  public var isRead: Bool

  /// A call.
  public init(
    _ method: HTTPMethod, _ target: GuardedText, headers: [HTTPHeader] = [], body: HTTPBody? = nil, isRead: Bool = true
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.isRead = isRead
  }

  /// The secrets in it.
  public var secrets: [String] { target.secrets + headers.flatMap(\.value.secrets) }
}

/// The methods of HTTP that search backends use.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  /// Reads.
  case get = "GET"
  /// Asks with a body, or adds.
  case post = "POST"
  /// Replaces.
  case put = "PUT"
  /// Changes a part.
  case patch = "PATCH"
  /// Removes.
  case delete = "DELETE"
}

/// A header of a request or an answer.
public struct HTTPHeader: Sendable, Hashable {
  /// The name, in any case.
  public var name: String
  /// The value.
  public var value: GuardedText

  /// A header.
  public init(_ name: String, _ value: GuardedText) {
    self.name = name
    self.value = value
  }
}

/// What a call carries.
public enum HTTPBody: Sendable, Hashable {
  /// A JSON value, sent as `application/json`.
  case json(JSON)
  /// A JSON value a line, sent as `text/plain`: the form of bulk imports.
  case jsonLines([JSON])

  /// The type that is sent along.
  public var contentType: String {
    switch self {
    case .json: "application/json"
    case .jsonLines: "text/plain"
    }
  }

  /// The text that is sent.
  public var text: String {
    switch self {
    case .json(let value): return value.text()
    case .jsonLines(let values):
      var text = ""
      for value in values {
        value.write(to: &text)
        text += "\n"
      }
      return text
    }
  }
}

/// An answer over HTTP.
public struct HTTPReply: Sendable, Hashable {
  /// The status.
  public var status: Int
  /// The headers by name in lower case; of equal names the first one counts.
  public var headers: [String: String]
  /// The body, decompressed.
  public var body: [UInt8]

  /// An answer.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status says that the call succeeded.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

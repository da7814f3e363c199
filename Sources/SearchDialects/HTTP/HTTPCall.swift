package import SearchModel

/// A request over HTTP as a backend's dialect encodes it, before the host is chosen.
package struct HTTPCall: Sendable, Hashable {
  /// What is done.
  package var method: HTTPMethod
  /// The path and query after the host, percent-encoded and from the slash on; a whole URL when the dialect knows the
  /// host itself.
  package var target: GuardedText
  /// The headers beside those that belong to every call of the backend.
  package var headers: [HTTPHeader]
  /// What is sent with it.
  package var body: HTTPBody?
  /// Whether it changes nothing, so that it may be repeated and answered by any host.
  package var isRead: Bool
  /// What the answer repeats of it; empty where hosts repeat nothing.
  package var echoes: [AnswerEcho] = []
  /// How many results the answer has at most; nil where that is not known.
  package var resultCount: Int?

  /// A call.
  package init(
    _ method: HTTPMethod, _ target: GuardedText, headers: [HTTPHeader] = [], body: HTTPBody? = nil, isRead: Bool = true
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.isRead = isRead
  }

  /// The secrets in it.
  package var secrets: [String] { target.secrets + headers.flatMap(\.value.secrets) }
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
package struct HTTPHeader: Sendable, Hashable {
  /// The name, in any case.
  package var name: String
  /// The value.
  package var value: GuardedText

  /// A header.
  package init(_ name: String, _ value: GuardedText) {
    self.name = name
    self.value = value
  }
}

/// What a call carries.
package enum HTTPBody: Sendable, Hashable {
  /// A JSON value, sent as `application/json`.
  case json(JSON)
  /// A JSON value that a dialect has written already.
  case writtenJSON([UInt8])
  /// A JSON value a line, sent as `text/plain`: the form of bulk imports.
  case jsonLines([JSON])

  /// The type that is sent along.
  package var contentType: String {
    switch self {
    case .json, .writtenJSON: "application/json"
    case .jsonLines: "text/plain"
    }
  }

  /// What it says, of lines in a list.
  package var value: JSON {
    switch self {
    case .json(let value): value
    case .writtenJSON(let bytes): (try? JSON(parsing: bytes)) ?? .null
    case .jsonLines(let values): .array(values)
    }
  }

  /// The bytes that are sent.
  package var bytes: [UInt8] {
    switch self {
    case .json(let value): return Self.bytes { $0.write(value) }
    case .writtenJSON(let bytes): return bytes
    case .jsonLines(let values):
      return Self.bytes { writer in
        for value in values {
          writer.write(value)
          writer.endLine()
        }
      }
    }
  }

  private static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: 1_024)
    write(&writer)
    return writer.takeBytes()
  }
}

/// An answer over HTTP.
package struct HTTPReply: Sendable, Hashable {
  /// The status.
  package var status: Int
  /// The headers by name in lower case; of equal names the first one counts.
  package var headers: [String: String]
  /// The body, decompressed.
  package var body: [UInt8]
  /// The number of the connection on which it came, 0 when that is closed; nil when it came over no network.
  package var connection: Int?

  /// An answer.
  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], connection: Int? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.connection = connection
  }

  /// Whether the status says that the call succeeded.
  package var isSuccess: Bool { (200..<300).contains(status) }
}

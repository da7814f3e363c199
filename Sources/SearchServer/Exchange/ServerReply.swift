import SearchDialects
import SearchModel

/// What is sent back.
struct ServerReply: Sendable {
  /// What an answer consists of.
  enum Body: Sendable {
    case bytes([UInt8])
    /// Texts that are sent as they come, until the client goes or the server ends.
    case stream(EventStream)
  }

  /// The status of HTTP.
  var status: Int
  /// The headers, in the order in which they are sent.
  var headers: [(name: String, value: String)]
  /// What is sent behind them.
  var body: Body

  /// An answer of bytes.
  init(_ status: Int = 200, type: String, bytes: [UInt8], headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = [("content-type", type)] + headers
    body = .bytes(bytes)
  }

  /// An answer of a JSON value, with an end of line for people who ask by hand.
  init(_ status: Int = 200, json: JSON, headers: [(name: String, value: String)] = []) {
    var writer = JSONWriter()
    writer.write(json)
    self.init(status, type: Self.jsonType, bytes: writer.takeBytes(), headers: headers)
  }

  /// An answer without content.
  init(_ status: Int, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = headers
    body = .bytes([])
  }

  /// A fault in the form that Algolia's errors have.
  init(fault status: Int, _ message: String) {
    self.init(status, json: ["message": .string(message), "status": .integer(status)])
  }

  /// The header that tells warnings, of the first ten: sentences, separated by commas; none without warnings.
  static func headers(ofWarnings warnings: [String]) -> [(name: String, value: String)] {
    guard !warnings.isEmpty else { return [] }
    let texts = warnings.prefix(10).map { PercentEncoding.encodedHeader($0).replacing(",", with: "%2C") }
    return [("x-multihits-warnings", texts.joined(separator: ", "))]
  }

  static let eventType = "text/event-stream"
  static let jsonType = "application/json; charset=utf-8"
}

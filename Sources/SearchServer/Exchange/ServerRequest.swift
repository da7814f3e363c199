import SearchDialects

/// A request as it came over a connection, whole.
struct ServerRequest: Sendable {
  /// The method in capitals.
  var method: String
  /// The path from its slash on, percent-encoded.
  var path: String
  /// The text behind the question mark, percent-encoded; empty where there is none.
  var query: String
  /// The headers by their names in small letters; of equal names the last one counts.
  var headers: [String: String]
  /// What was sent with it.
  var body: [UInt8]
  /// The connection that it came over, by its number.
  var connection: Int
  /// Why it is not answered, for what its connection knows of it.
  var refusal: ServedFault?

  /// The same request as Algolia's interface takes it.
  var served: ServedRequest {
    ServedRequest(method, path, query: query, headers: headers, body: body)
  }
}

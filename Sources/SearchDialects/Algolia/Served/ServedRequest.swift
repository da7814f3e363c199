package import SearchModel
import Synchronization

/// A request to Algolia's interface as it came, without the connection that it came over.
package struct ServedRequest: Sendable {
  /// The method in capitals.
  package var method: String
  /// The path from its slash on, percent-encoded.
  package var path: String
  /// The text behind the question mark, percent-encoded; empty where there is none.
  package var query: String
  /// The headers that say who asks, by their names in small letters.
  package var headers: [String: String]
  /// What was sent with it.
  package let body: [UInt8]
  private let reading = Reading()

  /// A request.
  package init(
    _ method: String, _ path: String, query: String = "", headers: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// A request by its whole target.
  ///
  /// - Parameter target: the path, and the query behind a question mark.
  package init(_ method: String, target: String, headers: [String: String] = [:], body: [UInt8] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method, String(parts.first ?? ""), query: parts.count > 1 ? String(parts[1]) : "", headers: headers, body: body)
  }

  /// The segments of the path, decoded.
  var segments: [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(PercentEncoding.decodedSegment)
  }

  /// The parameters behind the question mark, those left out that say who asks.
  var parameters: SearchParameters {
    var parameters = SearchParameters(urlEncoded: query)
    for name in parameters.values.keys where Self.isAboutCaller(name) { parameters[name] = nil }
    return parameters
  }

  /// What a header says, or the parameter of the same name: browsers send parameters, which need no leave.
  package func caller(_ name: String) -> String? {
    if let value = headers[name] { return value }
    guard !query.isEmpty else { return nil }
    let parameters = SearchParameters(urlEncoded: query)
    return parameters.values.first { $0.key.lowercased() == name }?.value.stringValue
  }

  /// Whether a parameter says who asks.
  package static func isAboutCaller(_ name: String) -> Bool { name.lowercased().hasPrefix("x-algolia-") }

  /// The body as it was read, so that those who ask for it one after the other read it once.
  private final class Reading: Sendable {
    private let result = Mutex<Result<JSONObject, ServedFault>?>(nil)

    func object(_ read: () throws(ServedFault) -> JSONObject) throws(ServedFault) -> JSONObject {
      let result = result.withLock { known in
        if let known { return known }
        let result = Result(catching: read)
        known = result
        return result
      }
      return try result.get()
    }
  }

  /// The body as an object; an empty one where nothing was sent.
  ///
  /// - Throws: ``ServedFault`` with 400 for anything else.
  package func object() throws(ServedFault) -> JSONObject {
    try reading.object { () throws(ServedFault) in try readObject() }
  }

  private func readObject() throws(ServedFault) -> JSONObject {
    guard !body.isEmpty else { return [:] }
    do {
      guard let object = try JSON(parsing: body).objectValue else {
        throw ServedFault(400, "Invalid JSON: the body must be an object")
      }
      return object
    } catch let fault as ServedFault {
      throw fault
    } catch let error as JSONSyntaxError {
      throw ServedFault(400, "Invalid JSON: \(error.message) (at byte \(error.offset))")
    } catch {
      throw ServedFault(400, "Invalid JSON")
    }
  }
}

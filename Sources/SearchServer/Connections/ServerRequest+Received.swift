import HTTPTypes
import HummingbirdCore
import SearchDialects

extension ServerRequest {
  /// A request as it came over a connection, without its body.
  init(_ request: Request, connection: Int) {
    var target = Substring(request.head.path ?? "/")
    var headers: [String: String] = [:]
    for field in request.head.headerFields { headers[field.name.canonicalName] = field.value }
    // The first `Host` stands apart; another one is a trick.
    let hasTwoHosts = headers["host"] != nil
    headers["host"] = request.head.authority
    // A proxy is asked with whole URLs, in which the host counts that is named there.
    if let start = target.firstRange(of: "://"), !target.hasPrefix("/") {
      let rest = target[start.upperBound...]
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      headers["host"] = String(rest[..<end])
      target = rest[end...]
      if target.first != "/" { target = "/" + target }
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: request.method == .head ? "GET" : request.method.rawValue, path: String(parts.first ?? "/"),
      query: parts.count > 1 ? String(parts[1]) : "", headers: headers, body: [], connection: connection)
    if hasTwoHosts { refusal = ServedFault(400, "The request names two hosts") }
  }
}

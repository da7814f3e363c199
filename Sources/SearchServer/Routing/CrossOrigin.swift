/// Which pages of other origins may read answers, as browsers ask for it.
struct CrossOrigin: Sendable {
  /// The origins that may; nil for those of this machine.
  let origins: [String]?

  /// The headers of an answer to a request from an origin; none where it may not be read.
  func headers(origin: String?) -> [(name: String, value: String)] {
    guard let origin else { return [] }
    guard allows(origin) else { return [("vary", "origin")] }
    return [
      ("access-control-allow-origin", origin), ("vary", "origin"),
      (
        "access-control-expose-headers",
        "server-timing, x-multihits-ignored, x-multihits-requests, x-multihits-warnings"
      ),
    ]
  }

  /// The answer to a browser's question whether it may send a request.
  func preflight(_ request: ServerRequest) -> ServerReply {
    let origin = request.headers["origin"]
    var headers = headers(origin: origin)
    if let origin, allows(origin) {
      headers.append(("access-control-allow-methods", "GET, POST, PUT, DELETE, OPTIONS"))
      if let wanted = request.headers["access-control-request-headers"] {
        headers.append(("access-control-allow-headers", wanted))
      }
      if request.headers["access-control-request-private-network"] == "true" {
        headers.append(("access-control-allow-private-network", "true"))
      }
      headers.append(("access-control-max-age", "600"))
    }
    return ServerReply(204, headers: headers)
  }

  private func allows(_ origin: String) -> Bool {
    if let origins { return origins.contains { $0 == "*" || $0.lowercased() == origin.lowercased() } }
    guard let start = origin.firstRange(of: "://") else { return false }
    return AllowedHosts.isLoopback(AllowedHosts.name(in: String(origin[start.upperBound...])))
  }
}

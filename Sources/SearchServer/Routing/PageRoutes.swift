import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

/// The page, and what it asks.
struct PageRoutes: Sendable {
  let specs: ServedSpecs
  /// Another spec that the page compares with; nil without one.
  var against: ServedSpecs?
  let events: EventHub
  let monitor: RequestMonitor
  /// Told what finds nothing, or has no effect.
  let log: @Sendable (String) -> Void

  /// The answer to a request; nil for a path that is none of these.
  func answer(_ request: ServerRequest) async -> ServerReply? {
    do throws(ServedFault) {
      switch (request.method, request.path) {
      case ("GET", "/api/v1/search"), ("POST", "/api/v1/search"): return try await search(request)
      case ("GET", "/api/v1/spec"): return ServerReply(json: description)
      case ("GET", "/api/v1/events"):
        var reply = ServerReply(200, headers: [("content-type", ServerReply.eventType), ("cache-control", "no-store")])
        reply.body = .stream(events.listen())
        return reply
      case ("GET", "/api/v1/requests"): return ServerReply(json: monitor.json)
      case ("POST", "/api/v1/reset"):
        monitor.reset()
        return ServerReply(json: ["status": "ok"])
      case ("GET", "/health"): return ServerReply(json: ["status": "ok"])
      case (_, let path) where Self.paths.contains(path):
        throw ServedFault(405, "Method not allowed: \(request.method)")
      case ("GET", let path): return PageFile.at(path)?.reply
      default: return nil
      }
    } catch {
      return ServerReply(fault: error.status, error.message)
    }
  }

  private static let paths = [
    "/api/v1/search", "/api/v1/spec", "/api/v1/events", "/api/v1/requests", "/api/v1/reset", "/health",
  ]

  /// What the page must know of the spec, and of the one that it is compared with.
  private var description: JSON {
    let description = SpecDescription(specs.current.workspace).json
    guard let against, var members = description.objectValue else { return description }
    let other = against.current.workspace
    var compared = SpecDescription(other).json.objectValue ?? [:]
    compared["file"] = .string(other.specification.file)
    members["file"] = .string(specs.current.workspace.specification.file)
    members["against"] = .object(compared)
    return .object(members)
  }

  private func search(_ request: ServerRequest) async throws(ServedFault) -> ServerReply {
    var spec = specs.current
    if try SearchQuestion.isAgainst(request) {
      guard let against else {
        throw ServedFault(404, "there is no other spec to compare with: --against-spec names one")
      }
      spec = against.current
    }
    let question = try SearchQuestion(request, of: spec.workspace.specification)
    let outcome = try await SearchEndpoint(spec: spec).answer(question)
    let milliseconds = (outcome.duration / .microseconds(10)).rounded() / 100
    var headers = [
      ("cache-control", "no-store"), ("server-timing", "search;dur=\(milliseconds)"),
      ("x-multihits-requests", "\(outcome.requestCount)"),
    ]
    for warning in outcome.warnings { log("\(request.method) \(request.path): \(warning)") }
    headers += ServerReply.headers(ofWarnings: outcome.warnings)
    return ServerReply(type: ServerReply.jsonType, bytes: outcome.bytes, headers: headers)
  }
}

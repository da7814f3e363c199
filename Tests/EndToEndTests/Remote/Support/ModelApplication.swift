import Foundation
import LoopbackServers
import Synchronization

/// As much of Algolia's server as uploads need: indices, and tasks that are done when they are asked about twice.
final class ModelApplication: Sendable {
  struct Index: Sendable, Equatable {
    /// The settings as JSON with sorted keys.
    var settings = "{}"
    var records: Set<String> = []
  }

  private struct State {
    var indices: [String: Index]
    var largestBatch = 0
    var taskCount = 0
    var questions: [String: Int] = [:]
  }

  private let state: Mutex<State>
  private let refusal: @Sendable (LoopbackServer.Request) -> String?

  /// An application with indices.
  ///
  /// - Parameter refusal: why it refuses a request; nil for one that it carries out.
  init(
    _ indices: [String: Index] = [:], refusal: @escaping @Sendable (LoopbackServer.Request) -> String? = { _ in nil }
  ) {
    state = Mutex(State(indices: indices))
    self.refusal = refusal
  }

  var indices: [String: Index] { state.withLock { $0.indices } }
  /// The most records that came at once.
  var largestBatch: Int { state.withLock { $0.largestBatch } }

  /// The application on a loopback port.
  ///
  /// - Parameter delay: for how many milliseconds it keeps the answer to a request back, of which it has done
  ///   everything.
  func serve(
    delay: @escaping @Sendable (LoopbackServer.Request) -> Int = { _ in 0 }
  ) throws -> LoopbackServer {
    try LoopbackServer { [self] request in
      let (status, body) = answer(request)
      return [.wait(milliseconds: delay(request)), .answer(status, body)]
    }
  }

  private func answer(_ request: LoopbackServer.Request) -> (Int, String) {
    let parts = request.target.split(separator: "?")[0].split(separator: "/").map(String.init)
    guard request.headers["x-algolia-api-key"] == "search-key", parts.count >= 3, parts[0] == "1", parts[1] == "indexes"
    else { return (400, #"{"message":"unknown","status":400}"#) }
    if let reason = refusal(request) { return (400, "{\"message\":\"\(reason)\",\"status\":400}") }
    let body = try? JSONSerialization.jsonObject(with: Data(request.body))
    let missing = (404, #"{"message":"Index \#(parts[2]) does not exist","status":404}"#)
    return state.withLock { state in
      switch (request.method, parts.dropFirst(3).first) {
      case ("GET", "settings"): return state.indices[parts[2]].map { (200, $0.settings) } ?? missing
      case ("POST", "query"):
        return state.indices[parts[2]].map { (200, #"{"hits":[],"nbHits":\#($0.records.count)}"#) } ?? missing
      case ("GET", "task"):
        state.questions[parts[4], default: 0] += 1
        let isDone = state.questions[parts[4], default: 0] > 1
        return (200, #"{"status":"\#(isDone ? "published" : "notPublished")","pendingTask":false}"#)
      case ("PUT", "settings"): state.indices[parts[2], default: Index()].settings = request.text
      case ("POST", "batch"):
        let records = (body as? [String: [[String: Any]]])?["requests"] ?? []
        state.largestBatch = max(state.largestBatch, records.count)
        for record in records {
          guard record["action"] as? String == "addObject", let content = record["body"] as? [String: Any],
            let id = content["objectID"] as? String
          else { return (400, #"{"message":"bad record","status":400}"#) }
          state.indices[parts[2], default: Index()].records.insert(id)
        }
      case ("POST", "operation"):
        guard let move = body as? [String: String], move["operation"] == "move", let name = move["destination"] else {
          return (400, #"{"message":"bad operation","status":400}"#)
        }
        // A source that does not exist is no error.
        if let index = state.indices.removeValue(forKey: parts[2]) { state.indices[name] = index }
      case ("DELETE", nil): state.indices[parts[2]] = nil
      default: return (405, #"{"message":"unknown","status":405}"#)
      }
      state.taskCount += 1
      return (200, #"{"taskID":\#(state.taskCount),"updatedAt":"2020-01-01T00:00:00Z"}"#)
    }
  }
}

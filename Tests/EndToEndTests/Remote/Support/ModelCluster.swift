import Foundation
import LoopbackServers
import Synchronization

/// As much of Typesense's server as uploads need: collections and aliases.
final class ModelCluster: Sendable {
  struct State: Sendable, Equatable {
    /// How many records each collection holds.
    var collections: [String: Int] = [:]
    var aliases: [String: String] = [:]
  }

  private let state: Mutex<State>

  /// A server with collections and aliases.
  init(_ state: State = State()) {
    self.state = Mutex(state)
  }

  var current: State { state.withLock { $0 } }

  /// The server on a loopback port.
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

  func answer(_ request: LoopbackServer.Request) -> (Int, String) {
    let parts = request.target.split(separator: "?")[0].split(separator: "/").map(String.init)
    let body = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
    let missing = (404, #"{"message":"Not Found"}"#)
    return state.withLock { state in
      switch (request.method, parts.count) {
      case ("POST", 1):
        guard let name = body?["name"] as? String else { return (400, "{}") }
        state.collections[name] = 0
        return (201, "{}")
      case ("GET", 2):
        let name = state.aliases[parts[1]] ?? parts[1]
        guard let count = state.collections[name] else { return missing }
        return (200, #"{"name":"\#(name)","num_documents":\#(count)}"#)
      case ("POST", 4):
        let count = request.text.split(separator: "\n").count
        guard state.collections[parts[1]] != nil else { return missing }
        state.collections[parts[1], default: 0] += count
        return (200, Array(repeating: #"{"success":true}"#, count: count).joined(separator: "\n"))
      case ("PUT", 2):
        let collection = body?["collection_name"] as? String
        state.aliases[parts[1]] = collection
        return (200, #"{"name":"\#(parts[1])","collection_name":"\#(collection ?? "")"}"#)
      case ("DELETE", 2): return state.collections.removeValue(forKey: parts[1]) == nil ? missing : (200, "{}")
      default: return (405, "{}")
      }
    }
  }
}

import SearchDialects
import SearchModel
import Synchronization

/// As much of Algolia's server as indices are made with: tasks that are done in their order, each after it was asked
/// for a number of times.
final class ModelAlgolia: HTTPCaller {
  struct Index: Equatable {
    var settings: JSONObject = [:]
    var synonyms: [JSON] = []
    var rules: [JSON] = []
    var records: [String: JSONObject] = [:]
  }

  struct State {
    var indices: [String: Index] = [:]
    /// Every call, as `METHOD /path`.
    var calls: [String] = []
    var bodies: [JSON] = []
    /// How many tasks waited when a call came, at most.
    var longestQueue = 0
    fileprivate var queue: [Task] = []
    fileprivate var lastTask = 100
  }

  fileprivate struct Task {
    let id: Int
    var questions: Int
    let apply: @Sendable (inout [String: Index]) -> Void
  }

  /// What a call is answered instead, if anything.
  typealias Fault = @Sendable (_ call: String) -> Result<HTTPReply, SearchError>?

  private let state: Mutex<State>
  private let questions: Int
  private let fault: Fault

  init(_ indices: [String: Index] = [:], questions: Int = 0, fault: @escaping Fault = { _ in nil }) {
    state = Mutex(State(indices: indices))
    self.questions = questions
    self.fault = fault
  }

  var indices: [String: Index] { state.withLock(\.indices) }
  var calls: [String] { state.withLock(\.calls) }
  var bodies: [JSON] { state.withLock(\.bodies) }
  var longestQueue: Int { state.withLock(\.longestQueue) }

  static func failure(_ status: Int, _ message: String) -> Result<HTTPReply, SearchError> {
    .success(reply(["message": .string(message), "status": .integer(status)], status: status))
  }

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    let line = "\(call.method.rawValue) \(call.target.revealed)"
    guard !_Concurrency.Task.isCancelled else {
      return HTTPOutcome(.failure(SearchError(.cancelled, "cancelled")), attempts: 1)
    }
    return state.withLock { state in
      state.calls.append(line)
      if case .json(let body) = call.body { state.bodies.append(body) }
      if let answer = fault(line) { return HTTPOutcome(answer, attempts: 1) }
      return HTTPOutcome(.success(answer(to: call, &state)), attempts: 1)
    }
  }

  private static func reply(_ content: JSON, status: Int = 200) -> HTTPReply {
    HTTPReply(status: status, body: Array(content.text().utf8))
  }

  private func answer(to call: HTTPCall, _ state: inout State) -> HTTPReply {
    let parts = call.target.revealed.split(separator: "?")[0].split(separator: "/").map(String.init)
    let replaces =
      call.target.revealed.contains("replaceExistingSynonyms=true")
      || call.target.revealed.contains("clearExistingRules=true")
    guard parts.count >= 3, parts[0] == "1", parts[1] == "indexes" else { return Self.reply([:], status: 400) }
    let name = parts[2]
    let body: JSON = if case .json(let sent) = call.body { sent } else { .null }
    switch (call.method, parts.dropFirst(3).first, parts.dropFirst(4).first) {
    case (.get, "settings", _):
      work(&state)
      guard let index = state.indices[name] else { return missing(name) }
      return Self.reply(.object(index.settings))
    case (.get, "task", let id): return status(of: Int(id ?? ""), &state)
    case (.post, "query", _):
      guard let index = state.indices[name] else { return missing(name) }
      return Self.reply(["hits": [], "nbHits": .integer(index.records.count)])
    case (.put, "settings", _):
      let settings = body.objectValue ?? [:]
      return enqueue(&state) { indices in
        indices[name, default: Index()].settings.merge(settings) { $1 }
        if let replicas = settings["replicas"]?.stringListValue { Self.makeReplicas(replicas, of: name, &indices) }
      }
    case (.post, "synonyms", "batch"), (.post, "synonyms", "clear"):
      return enqueue(&state) { indices in
        if replaces || body.arrayValue == nil { indices[name, default: Index()].synonyms = [] }
        indices[name, default: Index()].synonyms += body.arrayValue ?? []
      }
    case (.post, "rules", "batch"), (.post, "rules", "clear"):
      return enqueue(&state) { indices in
        if replaces || body.arrayValue == nil { indices[name, default: Index()].rules = [] }
        indices[name, default: Index()].rules += body.arrayValue ?? []
      }
    case (.post, "batch", _): return batch(body, name, &state)
    case (.post, "operation", _): return move(name, body, &state)
    case (.delete, nil, _): return enqueue(&state) { indices in indices[name] = nil }
    default: return Self.reply(["message": "unknown path", "status": 404], status: 404)
    }
  }

  /// Makes the replicas that there are none of yet, as copies of their primary.
  private static func makeReplicas(_ entries: [String], of primary: String, _ indices: inout [String: Index]) {
    for entry in entries {
      let name = entry.hasPrefix("virtual(") ? String(entry.dropFirst(8).dropLast()) : entry
      guard indices[name]?.settings["primary"] == nil, var replica = indices[primary] else { continue }
      replica.settings["replicas"] = nil
      replica.settings["primary"] = .string(primary)
      indices[name] = replica
    }
  }

  private func missing(_ name: String) -> HTTPReply {
    Self.reply(["message": .string("Index \(name) does not exist"), "status": 404], status: 404)
  }

  private func batch(_ body: JSON, _ name: String, _ state: inout State) -> HTTPReply {
    let requests = body.objectValue?["requests"]?.arrayValue ?? []
    let records = requests.compactMap { request -> JSONObject? in
      guard request.objectValue?["action"] == "addObject" else { return nil }
      return request.objectValue?["body"]?.objectValue
    }
    guard records.count == requests.count, records.count <= 1_000 else { return Self.reply([:], status: 400) }
    return enqueue(&state) { indices in
      for record in records {
        indices[name, default: Index()].records[record["objectID"]?.stringValue ?? ""] = record
      }
    }
  }

  private func move(_ name: String, _ body: JSON, _ state: inout State) -> HTTPReply {
    guard state.indices[name] != nil else { return missing(name) }
    guard body.objectValue?["operation"] == "move", let destination = body.objectValue?["destination"]?.stringValue,
      state.indices[name]?.settings["replicas"] == nil, state.indices[destination]?.settings["primary"] == nil
    else { return Self.reply(["message": "cannot move", "status": 400], status: 400) }
    return enqueue(&state) { indices in
      guard var moved = indices.removeValue(forKey: name) else { return }
      // The index keeps the replicas that stand by its name, and they get its records.
      moved.settings["replicas"] = indices[destination]?.settings["replicas"]
      for replica in moved.settings["replicas"]?.stringListValue ?? [] { indices[replica]?.records = moved.records }
      indices[destination] = moved
    }
  }

  private func enqueue(
    _ state: inout State, _ apply: @escaping @Sendable (inout [String: Index]) -> Void
  ) -> HTTPReply {
    state.lastTask += 1
    state.queue.append(Task(id: state.lastTask, questions: questions, apply: apply))
    state.longestQueue = max(state.longestQueue, state.queue.count)
    return Self.reply(["taskID": .integer(state.lastTask), "updatedAt": "2026-01-01T00:00:00.000Z"])
  }

  private func status(of id: Int?, _ state: inout State) -> HTTPReply {
    guard let id else { return Self.reply([:], status: 400) }
    work(&state)
    let isDone = !state.queue.contains { $0.id == id }
    return Self.reply(["status": isDone ? "published" : "notPublished"])
  }

  private func work(_ state: inout State) {
    if let first = state.queue.first, first.questions <= 0 {
      first.apply(&state.indices)
      state.queue.removeFirst()
    } else if !state.queue.isEmpty {
      state.queue[0].questions -= 1
    }
  }
}

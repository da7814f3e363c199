import SearchBackends
import SearchDialects
import SearchModel
import Synchronization

/// Answers the calls of Typesense's API from a script, and keeps what was asked.
final class ScriptedTypesense: HTTPCaller {
  /// What answers a call, nil to answer as an empty server would.
  typealias Script = @Sendable (HTTPCall) -> HTTPReply?

  private let script: Script
  private let log = Mutex<[HTTPCall]>([])

  init(_ script: @escaping Script = { _ in nil }) {
    self.script = script
  }

  var calls: [HTTPCall] { log.withLock { $0 } }
  /// The calls as `GET /path`.
  var lines: [String] { calls.map { "\($0.method.rawValue) \($0.target.revealed)" } }

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    log.withLock { $0.append(call) }
    if Task.isCancelled { return HTTPOutcome(.failure(SearchError(.cancelled, "given up")), attempts: 0) }
    return HTTPOutcome(.success(script(call) ?? Self.reply(to: call)), attempts: 1)
  }

  /// What the script answers, as part of another.
  func reply(to call: HTTPCall) -> HTTPReply? { script(call) }

  private static func reply(to call: HTTPCall) -> HTTPReply {
    if call.method == .get { return HTTPReply(status: 404, json: ["message": "Not Found"]) }
    if case .jsonLines(let lines)? = call.body {
      let answers = Array(repeating: "{\"success\":true}", count: lines.count).joined(separator: "\n")
      return HTTPReply(status: 200, body: Array(answers.utf8))
    }
    // What an alias was put onto.
    if call.target.revealed.hasPrefix("/aliases/"), case .json(let body)? = call.body {
      return HTTPReply(status: 200, json: body)
    }
    return HTTPReply(status: 200, json: [:])
  }
}

extension HTTPReply {
  init(status: Int, json: JSON) {
    self.init(status: status, body: Array(json.text().utf8))
  }
}

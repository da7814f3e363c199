import SearchDialects
import SearchModel

/// Carries calls, and loses the answers to some of them.
struct AnswerLoser: HTTPCaller {
  let caller: any HTTPCaller
  /// The beginning of the calls whose answers get lost, as `METHOD /path`.
  let lost: String
  /// Whether such a call is sent once more, and that answer comes.
  var isRepeated = true
  /// Whether who asks knows of that.
  var isKnown = true
  /// What happens between the two.
  var meanwhile: HTTPCall?

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard "\(call.method.rawValue) \(call.target.revealed)".hasPrefix(lost) else { return await caller.send(call) }
    _ = await caller.send(call)
    if let meanwhile { _ = await caller.send(meanwhile) }
    guard isRepeated else {
      return HTTPOutcome(.failure(SearchError(.connect, "the connection broke off")), attempts: 1)
    }
    return HTTPOutcome(await caller.send(call).result, attempts: isKnown ? 2 : 1)
  }
}

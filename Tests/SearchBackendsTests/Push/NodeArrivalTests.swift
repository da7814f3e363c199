import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

struct NodeArrivalTests {
  @Test func allNodesAreAskedUntilEachShowsTheIndex() {
    var state = NodeArrival(nodeCount: 3)
    #expect(state.waiting == [0, 1, 2] && !state.isSettled(after: .zero))
    state.note(.arrived, of: 0, after: .zero)
    state.note(.behind("x"), of: 1, after: .zero)
    state.note(.arrived, of: 2, after: .zero)
    #expect(state.waiting == [1] && !state.isSettled(after: .seconds(10_000)))
    state.note(.arrived, of: 1, after: .seconds(20))
    #expect(state.waiting.isEmpty && state.isSettled(after: .seconds(20)))
  }

  @Test func silentNodeIsGivenUpAfterAWhileAndOnlyWhenItWasAskedOften() {
    var state = NodeArrival(nodeCount: 2)
    state.note(.arrived, of: 0, after: .zero)
    state.note(.silent("refused"), of: 1, after: .seconds(1))
    #expect(!state.isSettled(after: .seconds(100)))
    state.note(.silent("refused"), of: 1, after: .seconds(2))
    state.note(.silent("refused"), of: 1, after: .seconds(3))
    #expect(!state.isSettled(after: .seconds(5)))
    #expect(state.isSettled(after: .seconds(6)))
    // It comes back and lags behind.
    state.note(.behind("x"), of: 1, after: .seconds(6))
    #expect(!state.isSettled(after: .seconds(200)))
    state.note(.silent("refused"), of: 1, after: .seconds(7))
    #expect(!state.isSettled(after: .seconds(200)))
  }

  @Test func silenceOfAllIsWaitedForLonger() {
    var state = NodeArrival(nodeCount: 2)
    for node in 0..<2 { for second in 0..<5 { state.note(.silent("x"), of: node, after: .seconds(second)) } }
    #expect(!state.isSettled(after: .seconds(29)))
    #expect(state.isSettled(after: .seconds(30)))
  }
}

/// Uploads to clusters whose nodes lag, stay behind, die or never answer. The time passes by waiting only.
struct TypesenseArrivalTests {
  /// A node that answers questions about the alias one after the other, the last one for ever.
  private final class Node: HTTPCaller {
    let asked = Mutex(0)
    private let script: [Result<JSON, SearchError>]

    init(_ script: [Result<JSON, SearchError>]) { self.script = script }

    func send(_ call: HTTPCall) async -> HTTPOutcome {
      let number = asked.withLock { asked in
        defer { asked += 1 }
        return asked
      }
      return HTTPOutcome(
        script[min(number, script.count - 1)].map { content in
          content == .null
            ? HTTPReply(status: 404, json: ["message": "Not Found"]) : HTTPReply(status: 200, json: content)
        }, attempts: 1)
    }
  }

  private static let there: Result<JSON, SearchError> = .success(["name": "films_multihits_7", "num_documents": 2])
  private static let fewer: Result<JSON, SearchError> = .success(["name": "films_multihits_7", "num_documents": 1])
  private static let before: Result<JSON, SearchError> = .success(["name": "films_multihits_1", "num_documents": 9])
  private static let nothing: Result<JSON, SearchError> = .success(.null)
  private static let refused: Result<JSON, SearchError> = .failure(SearchError(.connect, "the connection was refused"))

  private func push(_ nodes: [Node]) async throws -> PushResult {
    let cluster = ScriptedTypesense { call in
      call.method == .get && call.target.revealed.contains("_multihits_")
        ? HTTPReply(status: 200, json: ["name": "films_multihits_7", "num_documents": 2]) : nil
    }
    let named = nodes.enumerated().map { TypesenseNode(name: "n\($0.offset + 1)", caller: $0.element) }
    let pusher = TypesensePusher(
      caller: cluster, makeStamp: { "7" }, nodes: named, arrivalTimeout: .seconds(60), sleep: { _ in })
    return try await pusher.push(
      IndexUpload(name: "films", records: RecordsInMemory([["objectID": "a"], ["objectID": "b"]])), progress: { _ in })
  }

  @Test func nodesThatLagAreWaitedFor() async throws {
    let nodes = [
      Node([Self.there]), Node([Self.nothing, Self.before, Self.fewer, Self.there]), Node([Self.refused, Self.there]),
    ]
    let result = try await push(nodes)
    #expect(result.unfinished == nil && result.warnings.isEmpty)
    expectEqual(nodes.map { $0.asked.withLock { $0 } }, [1, 4, 2])
  }

  @Test(arguments: [
    (Self.nothing, "it does not know the index"), (Self.before, "it shows the index before it"),
    (Self.fewer, "it holds 1 of 2 records"),
    (.failure(SearchError(.badResponse, "the answer is not HTTP")), "the answer is not HTTP"),
  ])
  func nodeThatNeverGetsThereIsNamed(answer: Result<JSON, SearchError>, reason: String) async throws {
    let result = try await push([Node([Self.there]), Node([answer])])
    expectEqual(result.unfinished?.contains("60 s later not every node shows it: n2 (\(reason));"), true)
    expectEqual(result.records, 2)
  }

  @Test func nodeThatIsGoneIsAWarning() async throws {
    let gone = Node([Self.refused])
    let result = try await push([Node([Self.nothing, Self.there]), gone, Node([Self.there])])
    #expect(result.unfinished == nil)
    expectEqual(result.warnings.count, 1)
    expectEqual(result.warnings.first?.hasPrefix("No answer came from n2 (the connection was refused)"), true)
    #expect(gone.asked.withLock { $0 } >= NodeArrival.silenceCount)
  }

  @Test func nodeThatDiesWhileItIsWaitedForIsAWarning() async throws {
    let result = try await push([Node([Self.there]), Node([Self.nothing, Self.nothing, Self.refused])])
    #expect(result.unfinished == nil && result.warnings.count == 1)
  }

  @Test func silenceOfAllNodesIsNotTakenForSuccess() async throws {
    let result = try await push([Node([Self.refused]), Node([Self.refused])])
    expectEqual(result.unfinished?.contains("no node answers any more"), true)
  }

  @Test(arguments: [
    JSON.null, [], ["name": 3], ["name": "films_multihits_7"], ["name": "films_multihits_7", "num_documents": "2"],
    ["name": "films_multihits_7", "num_documents": -2], ["name": "films_multihits_7", "num_documents": 1e308],
    ["name": "films_multihits_7", "num_documents": .integer(.max)],
  ])
  func anyOtherAnswerIsNoArrival(content: JSON) {
    let outcome = HTTPOutcome(.success(HTTPReply(status: 200, json: content)), attempts: 1)
    let goal = TypesensePusher.Goal(alias: "films", collection: "films_multihits_7", records: 2)
    guard case .behind = TypesensePusher.answer(in: outcome, to: goal) else {
      Issue.record("\(content.text()) was taken for an arrival")
      return
    }
  }
}

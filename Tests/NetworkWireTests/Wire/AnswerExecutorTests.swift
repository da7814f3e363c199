import LoopbackServers
import SearchBackends
import SearchDialects
import Testing

@testable import NetworkWire

/// Which threads go on with tasks that waited for answers.
struct AnswerExecutorTests {
  private static func ask(_ url: String) async throws(WireFailure) -> HTTPReply {
    try await CurlWire().exchange(
      WireRequest(
        method: .post, url: GuardedText(url), body: Array("{}".utf8), connectTimeout: .seconds(60),
        timeout: .seconds(60)))
  }

  /// How many of some answers were taken up by a thread that reads answers.
  private func takenUpWhereRead(_ answers: Int, of size: Int, on executor: (any TaskExecutor)?) async throws -> Int {
    let server = try LoopbackServer { _ in [.answer(200, String(repeating: "a", count: size))] }
    defer { server.stop() }
    let url = server.url
    return try await Task(executorPreference: executor) {
      var count = 0
      for _ in 0..<answers {
        let reply = try await Self.ask(url)
        #expect(reply.body.count == size)
        if ReadingThread.current != nil { count += 1 }
      }
      return count
    }.value
  }

  @Test func aSmallAnswerIsTakenUpByTheThreadThatReadIt() async throws {
    let largest = AnswerExecutor.largestAnswer
    // Tests that run beside this one may read an answer, or have another one taken up, now and then.
    #expect(try await takenUpWhereRead(50, of: 2, on: AnswerExecutor.shared) > 0)
    #expect(try await takenUpWhereRead(50, of: largest, on: AnswerExecutor.shared) > 0)
    #expect(try await takenUpWhereRead(50, of: largest + 1, on: AnswerExecutor.shared) == 0)
    #expect(try await takenUpWhereRead(50, of: 2, on: nil) == 0)
  }

  @Test func tasksOfAnyNumberGoOn() async throws {
    let server = try LoopbackServer { request in [.answer(200, request.target)] }
    defer { server.stop() }
    let url = server.url
    let replies = await Task(executorPreference: AnswerExecutor.shared) {
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<20 {
          group.addTask {
            for place in 0..<25 {
              let target = "/\(task)/\(place)"
              guard let reply = try? await Self.ask(url + target), reply.body == Array(target.utf8) else {
                return false
              }
            }
            return true
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }.value
    #expect(replies == Array(repeating: true, count: 20))
  }
}

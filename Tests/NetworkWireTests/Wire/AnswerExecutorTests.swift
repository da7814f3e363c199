import LoopbackServers
import SearchBackends
import SearchDialects
import TestSupport
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

  /// Whether one of some answers was taken up by a thread that reads answers; the first that was ends this.
  ///
  /// The answers come late, so that who asked waits for them. Where others keep the processor busy, that is not sure:
  /// who asked may not have begun to wait, or a test beside this one may read the answer.
  private func isOneTakenUpWhereRead(
    of answers: Int, _ size: Int, on executor: (any TaskExecutor)?
  ) async throws -> Bool {
    let server = try LoopbackServer { _ in
      [.wait(milliseconds: 5), .answer(200, String(repeating: "a", count: size))]
    }
    defer { server.stop() }
    let url = server.url
    return try await Task(executorPreference: executor) {
      for _ in 0..<answers {
        let reply = try await Self.ask(url)
        expectEqual(reply.body.count, size)
        if ReadingThread.current != nil { return true }
      }
      return false
    }.value
  }

  @Test func aSmallAnswerIsTakenUpByTheThreadThatReadIt() async throws {
    let largest = ReadingLoad.mostBytes
    #expect(try await isOneTakenUpWhereRead(of: 5000, 2, on: AnswerExecutor.shared))
    #expect(try await isOneTakenUpWhereRead(of: 5000, largest, on: AnswerExecutor.shared))
    #expect(try await !isOneTakenUpWhereRead(of: 50, largest + 1, on: AnswerExecutor.shared))
    #expect(try await !isOneTakenUpWhereRead(of: 50, 2, on: nil))
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
    expectEqual(replies, Array(repeating: true, count: 20))
  }
}

import Foundation
import TestSupport
import Testing

@testable import NetworkWire

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a thread that reads answers goes on with itself.
struct ReadingThreadTests {
  private static var thisThread: String { "\(pthread_self())" }

  /// On which of three tasks, each of which takes some time, a thread goes on in one turn.
  private func tasksGoneOnWith(taking time: Duration, longestTurn: Duration) async -> [Bool] {
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    let (tasks, own) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let turn = ReadingThread(longestTurn: longestTurn).run { (Self.turn(on: $0, taking: time), Self.thisThread) }
        continuation.resume(returning: turn)
        // Another thread could get its name.
        end.wait()
      }
    }
    var results: [Bool] = []
    for task in tasks { results.append(await task.value == own) }
    return results
  }

  private static func turn(on thread: ReadingThread, taking time: Duration) -> [Task<String, Never>] {
    var tasks: [Task<String, Never>] = []
    for _ in 0..<3 {
      thread.handOut(1) {
        tasks.append(
          Task(executorPreference: AnswerExecutor.shared) {
            let end = ContinuousClock.now + time
            while .now < end {}
            return thisThread
          })
      }
    }
    #expect(!thread.isIdle)
    thread.goOn()
    #expect(thread.isIdle)
    return tasks
  }

  @Test func quickTasksOfATurnAllGoOnThere() async {
    expectEqual(await tasksGoneOnWith(taking: .zero, longestTurn: .seconds(600)), [true, true, true])
  }

  /// Answers would not be read meanwhile, and the time of requests would run out.
  @Test func tasksBehindOneThatTakesLongGoOnElsewhere() async {
    expectEqual(
      await tasksGoneOnWith(taking: .milliseconds(5), longestTurn: .milliseconds(1)), [true, false, false])
  }
}

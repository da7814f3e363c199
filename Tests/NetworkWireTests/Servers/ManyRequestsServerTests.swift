import Foundation
import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// A hundred thousand requests: nothing of them may stay.
@Suite(
  .enabled(
    if: ForeignProgram.isAlone && FileManager.default.fileExists(atPath: "/proc/self/statm"),
    "needs /proc, and no test beside it, see scripts/servers.sh"))
struct ManyRequestsServerTests {
  /// The pages of memory that the process uses, and its open descriptors.
  private func usage() throws -> (pages: Int, descriptors: Int) {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    return (try #require(numbers.count > 1 ? Int(numbers[1]) : nil), descriptors)
  }

  private func ask(_ count: Int, _ url: String) async throws {
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for worker in 0..<16 {
        tasks.addTask {
          for number in 0..<count / 16 {
            // Some go wrong, so that their ends are seen to as well.
            let path = number % 50 == worker ? "/close" : "/"
            let request = WireRequest(
              method: .post, url: GuardedText(url + path), body: Array("{}".utf8), connectTimeout: .seconds(60),
              timeout: .seconds(60))
            let reply = try? await CurlWire().exchange(request)
            if path == "/" { expectEqual(reply?.status, 200) }
          }
        }
      }
      try await tasks.waitForAll()
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func memoryAndDescriptorsDoNotGrow() async throws {
    let server = try LoopbackServer(keepsRequests: false) { request in
      request.target == "/close" ? [.close] : [.answer(200, String(repeating: "x", count: 2_000))]
    }
    defer { server.stop() }
    try await ask(20_000, server.url)
    let before = try usage()
    try await ask(100_000, server.url)
    let after = try usage()
    // 8 MiB of pages of 4 KiB: less than a hundred bytes a request.
    #expect(after.pages - before.pages < 2_048, "\(before) \(after)")
    #expect(after.descriptors - before.descriptors < 40, "\(before) \(after)")
  }
}

import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// How a section ends whose backend misbehaves: the table of docs/backends.md.
  struct FaultTests {
    /// A way in which a backend misbehaves, and what its section ends in.
    struct Fault: Sendable, CustomTestStringConvertible {
      var name: String
      var code: String
      var isRetryable: Bool
      /// How often it is asked with one retry.
      var attempts: Int
      var steps: @Sendable () -> [LoopbackServer.Step]

      init(
        _ name: String, _ code: String, retryable: Bool = false, attempts: Int = 1,
        _ steps: @escaping @Sendable () -> [LoopbackServer.Step]
      ) {
        self.name = name
        self.code = code
        isRetryable = retryable
        self.attempts = attempts
        self.steps = steps
      }

      var testDescription: String { name }
    }

    private static let good = #"{"hits":[{"objectID":"1","title":"Tom"}],"total":1}"#

    private static func head(_ length: Int?) -> LoopbackServer.Step {
      .text(LoopbackServer.Step.head(200, length: length))
    }

    static let faults: [Fault] = [
      Fault("slow headers", "timeout", retryable: true, attempts: 1) {
        [.wait(milliseconds: forever), .answer(200, good)]
      },
      Fault("slow body", "timeout", retryable: true, attempts: 1) {
        [head(good.utf8.count), .text("{"), .wait(milliseconds: forever), .text(String(good.dropFirst()))]
      },
      Fault("reset in the middle", "connect", retryable: true, attempts: 2) {
        [head(100), .text("{\"hits\""), .reset]
      },
      Fault("truncated JSON", "badResponse") { [.answer(200, String(good.dropLast(9)))] },
      Fault("HTML instead of JSON", "badResponse") {
        [.answer(200, headers: ["Content-Type": "text/html"], "<!doctype html><title>Hello</title>")]
      },
      Fault("announced length too great", "connect", retryable: true, attempts: 2) {
        [head(1_000), .text(good), .close]
      },
      Fault("announced length too small", "badResponse") { [head(20), .text(good), .close] },
      Fault("401", "auth") { [.answer(401, #"{"message":"no such key"}"#)] },
      Fault("403", "forbidden") { [.answer(403, #"{"message":"not allowed"}"#)] },
      Fault("404 of one index", "indexNotFound") { [.answer(404, #"{"message":"no such index"}"#)] },
      Fault("429 without Retry-After", "rateLimited", retryable: true, attempts: 2) { [.answer(429, "{}")] },
      Fault("429 with a short Retry-After", "rateLimited", retryable: true, attempts: 2) {
        [.answer(429, headers: ["Retry-After": "0"], "{}")]
      },
      Fault("429 with a long Retry-After", "rateLimited", retryable: true, attempts: 1) {
        [.answer(429, headers: ["Retry-After": "3600"], "{}")]
      },
      Fault("500", "server", retryable: true, attempts: 2) { [.answer(500, "oops")] },
      Fault("503", "server", retryable: true, attempts: 2) { [.answer(503, "oops")] },
      Fault("a status below 100", "badResponse") {
        [.text("HTTP/1.1 099 Weird\r\nContent-Length: 2\r\n\r\n{}")]
      },
      Fault("a redirect to a port that is none", "badResponse") {
        [.answer(307, headers: ["Location": "http://127.0.0.1:99999/"])]
      },
      Fault("a redirect to nowhere", "badResponse") { [.answer(302, "")] },
      Fault("1 GB answer", "tooLarge") { [head(1 << 30), .flood(0x20)] },
      Fault("deeply nested JSON", "badResponse") {
        [.answer(200, String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))]
      },
    ]

    /// Longer than any timeout.
    private static let forever = 90_000

    /// - Parameter timeout: that of the broken backend: short where it has to be over, else longer than anything takes.
    private static func spec(_ broken: String, _ fine: String, timeout: String) -> String {
      func backend(_ url: String, _ timeout: String) -> String {
        "{ type: http, timeout: \(timeout), retries: 1, request: { url: \"\(url)/{index}?q={query}&page={page}\" },"
          + " response: { hits: \"$.hits\", nbHits: \"$.total\", error: \"$.message\" } }"
      }
      return """
        version: 1
        backends:
          broken: \(backend(broken, timeout))
          fine: \(backend(fine, "60s"))
        backend: fine
        indexModules:
          - { id: one, indexName: one, backend: broken, hit: { title: string } }
          - { id: two, indexName: two, hit: { title: string } }

        """
    }

    private func check(
      _ name: String, broken url: String, code: String, isRetryable: Bool
    ) async throws {
      let fine = try LoopbackServer { _ in [.answer(200, Self.good)] }
      defer { fine.stop() }
      let workspace = try Workspace([
        "search.yaml": Self.spec(url, fine.url, timeout: code == "timeout" ? "1500ms" : "60s")
      ])
      let run = try await workspace.run(["search", "search.yaml", "--format", "json", "tom"])
      expectEqual(run.status, 2, "\(name): \(run.errors)")
      let sections = try Results(run.output).sections
      expectEqual(sections.map(\.status), ["error", "ok"])
      expectEqual(sections[0].error?.code, code, "\(name): \(run.output)")
      expectEqual(sections[0].error?.retryable, isRetryable)
      let alone = try await workspace.run(["search", "search.yaml", "--module", "one", "--format", "json", "tom"])
      expectEqual(alone.status, (["auth", "forbidden"].contains(code) ? 77 : 69))
    }

    @Test(arguments: faults)
    func faultEndsItsSectionInItsErrorAndNoOther(fault: Fault) async throws {
      let broken = try LoopbackServer { _ in fault.steps() }
      defer { broken.stop() }
      try await check(fault.name, broken: broken.url, code: fault.code, isRetryable: fault.isRetryable)
      // Two runs.
      expectEqual(broken.requests.count, 2 * fault.attempts)
    }

    @Test func refusedConnection() async throws {
      try await check(
        "refused", broken: "http://127.0.0.1:\(try LoopbackServer.refusingPort())", code: "connect", isRetryable: true)
    }

    @Test func nameWithoutAddress() async throws {
      try await check("name", broken: "http://nowhere.invalid", code: "dns", isRetryable: true)
    }

    @Test func blackHole() async throws {
      let hole = try BlackHole()
      defer { hole.stop() }
      try await check("hole", broken: "http://127.0.0.1:\(hole.port)", code: "timeout", isRetryable: true)
    }
  }
}

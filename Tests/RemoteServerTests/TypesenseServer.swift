import Foundation
import LoopbackServers
import SearchDialects
import SearchModel
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A real Typesense server on loopback ports of its own, with its records in a temporary folder.
final class TypesenseServer: Sendable {
  /// The server's program, nil where it is not there.
  static let program = ProcessInfo.processInfo.environment["MULTIHITS_TYPESENSE"]

  /// The server of the running suite.
  @TaskLocal static var current: TypesenseServer?

  static let key = "key-of-the-tests"

  let port: Int
  private let process: Process
  private let folder: TemporaryFolder

  /// Starts a server and waits until it takes requests.
  init() async throws {
    let program = try #require(Self.program)
    folder = try TemporaryFolder()
    port = try LoopbackServer.closedPort()
    process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--data-dir", folder.path, "--api-key", Self.key, "--api-address", "127.0.0.1", "--api-port", "\(port)",
      "--peering-address", "127.0.0.1", "--peering-port", "\(try LoopbackServer.closedPort())",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<2_400 {
      let reply = try? await caller().send(HTTPCall(.get, "/health")).result.get()
      if reply?.isSuccess == true { return }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    stop()
    throw CocoaError(.executableLoad)
  }

  /// Ends the server.
  func stop() {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  func caller(key: String = TypesenseServer.key) -> URLSessionCaller {
    URLSessionCaller(base: "http://127.0.0.1:\(port)", key: key)
  }
}

/// Carries calls with Foundation's client.
struct URLSessionCaller: HTTPCaller {
  let base: String
  let key: String

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard let url = URL(string: base + call.target.revealed) else {
      return HTTPOutcome(.failure(SearchError(.badRequest, "no URL: \(call.target.revealed)")), attempts: 0)
    }
    var request = URLRequest(url: url)
    request.httpMethod = call.method.rawValue
    request.timeoutInterval = 10
    request.setValue(key, forHTTPHeaderField: "X-TYPESENSE-API-KEY")
    if let body = call.body {
      request.httpBody = Data(body.bytes)
      request.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
    }
    do {
      let (data, response) = try await URLSession.shared.data(for: request)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      return HTTPOutcome(.success(HTTPReply(status: status, body: Array(data))), attempts: 1)
    } catch {
      return HTTPOutcome(.failure(SearchError(.connect, "\(error)")), attempts: 1)
    }
  }
}

/// Gives the tests of a suite one server.
struct WithTypesense: SuiteTrait, TestScoping {
  var isRecursive: Bool { false }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let server = try await TypesenseServer()
    defer { server.stop() }
    try await TypesenseServer.$current.withValue(server) { try await function() }
  }
}

import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Hosts of HTTP/2 over TLS that are at fault, by a program of Python.
@Suite(.enabled(if: ForeignProgram.areThere("python3", "openssl"), "needs python3 and openssl"))
struct HTTP2FaultServerTests {
  private let folder: TemporaryFolder
  private let wire: CurlWire

  init() throws {
    folder = try TemporaryFolder()
    try ForeignProgram.makeCertificate(in: folder)
    wire = CurlWire(options: NetworkOptions(certificateAuthorityFile: folder["cert.pem"]))
  }

  private func host(_ fault: String) async throws -> (program: ForeignProgram, request: WireRequest) {
    let port = try LoopbackServer.closedPort()
    let tests = #filePath.replacing("NetworkWireTests/Servers/HTTP2FaultServerTests.swift", with: "")
    let program = try await ForeignProgram(
      "python3", [tests + "Fixtures/http2_faults.py", "\(port)", folder["cert.pem"], folder["key.pem"], fault],
      port: port)
    let request = WireRequest(
      method: .post, url: GuardedText("https://127.0.0.1:\(port)/"), body: Array("{}".utf8),
      connectTimeout: .seconds(60), timeout: .seconds(60))
    return (program, request)
  }

  @Test func hostThatEndsSharedConnectionsBehindEachAnswerCostsNoRequest() async throws {
    let (program, request) = try await host("goaway")
    defer { program.stop() }
    let failures = await withTaskGroup(of: Int.self) { tasks in
      for _ in 0..<8 {
        tasks.addTask {
          var failures = 0
          for _ in 0..<100 where (try? await wire.exchange(request))?.body != Array("{}".utf8) { failures += 1 }
          return failures
        }
      }
      return await tasks.reduce(0, +)
    }
    // More than 100 fail when none is sent again, a few when it is not waited for answers of which libcurl tells later.
    expectEqual(failures, 0, "of 800 requests")
  }

  /// When the first connection turns out to speak HTTP/1.1, requests that waited for it are sent on it one by one.
  @Test func connectionsOfAHostWithoutHTTP2AreKept() async throws {
    for _ in 0..<5 {
      let (program, request) = try await host("old")
      defer { program.stop() }
      let connections = await withTaskGroup(of: Set<Int?>.self) { tasks in
        for _ in 0..<8 {
          tasks.addTask {
            var connections: Set<Int?> = []
            for _ in 0..<25 { connections.insert((try? await wire.exchange(request))?.connection) }
            return connections
          }
        }
        return await tasks.reduce(into: Set<Int?>()) { $0.formUnion($1) }
      }
      #expect(!connections.contains(nil), "a request failed")
      #expect(connections.count <= 8, "\(connections.count) connections for 200 requests")
    }
  }

  /// What comes behind a request on a silent connection would wait there for nothing, too.
  @Test(arguments: [1, 8]) func connectionThatFallsSilentCostsTheRequestsThatAreOpenOnIt(taskCount: Int) async throws {
    var (program, request) = try await host("silent")
    defer { program.stop() }
    request.timeout = .seconds(4)
    let failures = await withTaskGroup(of: Int.self) { [request] tasks in
      for _ in 0..<taskCount {
        tasks.addTask {
          var failures = 0
          for _ in 0..<25 where await failure(of: request) != nil { failures += 1 }
          return failures
        }
      }
      return await tasks.reduce(0, +)
    }
    #expect(failures > 0 && failures <= taskCount, "\(failures) of \(25 * taskCount)")
  }

  /// Of several requests on such a connection libcurl ends one, and it sends others there.
  @Test(arguments: [1, 8]) func connectionThatTLSEndsAloneCostsNoRequest(taskCount: Int) async throws {
    let (program, request) = try await host("farewell")
    defer { program.stop() }
    let failures = await failures(of: request, by: wire, taskCount: taskCount)
    #expect(failures.isEmpty)
  }

  /// libcurl 7.88 takes what came of such an answer for all of it. Of some of those that shared the connection it does
  /// say that they were lost.
  @Test(arguments: ["cutting", "breaking"], [1, 8])
  func answersThatAreCutOffWithTheirConnectionAreNotTaken(fault: String, taskCount: Int) async throws {
    let (program, request) = try await host(fault)
    defer { program.stop() }
    let failures = await failures(of: request, by: wire, taskCount: taskCount)
    #expect(failures.count < taskCount && failures.allSatisfy { $0.code == .connect && $0.isRetryable })
  }

  @Test func answersThatAreNoJSONAreWhole() async throws {
    let (program, request) = try await host("talking")
    defer { program.stop() }
    for _ in 0..<10 { try await expectEqual(wire.exchange(request).body, Array("Hello".utf8)) }
  }

  @Test func anAnswerThatIsAlwaysCutOffIsAFaultOfTheNetwork() async throws {
    let (program, request) = try await host("truncating")
    defer { program.stop() }
    let failure = try #require(await failure(of: request))
    #expect(failure.code == .connect && failure.isRetryable, "\(failure)")
  }

  /// Of those that are about to be sent libcurl 7.88 says that the connection could not be set up.
  @Test(.enabled(if: ForeignProgram.areThere("tinyproxy"), "needs tinyproxy, see scripts/servers.sh"))
  func connectionThatEndsBehindAProxyCostsNoRequest() async throws {
    let (program, request) = try await host("closing")
    defer { program.stop() }
    let port = try LoopbackServer.closedPort()
    try folder.write("tinyproxy.conf", "Port \(port)\nListen 127.0.0.1\nAllow 127.0.0.1\n")
    let proxy = try await ForeignProgram("tinyproxy", ["-d", "-c", folder["tinyproxy.conf"]], port: port)
    defer { proxy.stop() }
    let options = NetworkOptions(certificateAuthorityFile: folder["cert.pem"], proxy: "http://127.0.0.1:\(port)")
    let failures = await failures(of: request, by: CurlWire(options: options), taskCount: 8)
    #expect(failures.isEmpty)
  }

  /// The failures of 25 requests in each of some tasks; no request has to wait for most of its time.
  private func failures(of request: WireRequest, by wire: CurlWire, taskCount: Int) async -> [WireFailure] {
    var request = request
    request.timeout = .seconds(20)
    return await withTaskGroup(of: [WireFailure].self) { [request] tasks in
      for _ in 0..<taskCount {
        tasks.addTask {
          var failures: [WireFailure] = []
          for _ in 0..<25 {
            do throws(WireFailure) {
              let body = try await wire.exchange(request).body
              if body != Array("{}".utf8) { failures.append(WireFailure(.badResponse, "not whole")) }
            } catch {
              failures.append(error)
            }
          }
          return failures
        }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
  }

  /// libcurl 7.88 sends several requests at once on a connection of HTTP/1.1 where others of the host speak HTTP/2.
  @Test func hostThatSpeaksHTTP2OnSomeConnectionsAnswersEachRequestByItself() async throws {
    let (program, request) = try await host("mixed")
    defer { program.stop() }
    let wrong = await withTaskGroup(of: [String].self) { tasks in
      for task in 0..<8 {
        tasks.addTask {
          var wrong: [String] = []
          for number in 0..<100 {
            var request = request
            request.body = Array("\(task) \(number)".utf8)
            let body = (try? await wire.exchange(request))?.body
            if body != request.body { wrong.append(body.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
          }
          return wrong
        }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
    #expect(wrong.isEmpty)
  }

  /// libcurl believes the version of an answer, and would send several requests at once on such a connection.
  @Test(arguments: ["misnamed", "disguised"])
  func hostThatCallsHTTP1ByAnotherVersionIsNotBelieved(fault: String) async throws {
    let (program, request) = try await host(fault)
    defer { program.stop() }
    let failures = await withTaskGroup(of: [WireFailure?].self) { tasks in
      for task in 0..<8 {
        tasks.addTask {
          var failures: [WireFailure?] = []
          for number in 0..<10 {
            var request = request
            request.body = Array("\(task) \(number)".utf8)
            failures.append(await failure(of: request))
          }
          return failures
        }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
    expectEqual(Set(failures), [WireFailure(.badResponse, "the answer is not HTTP (it names another version)")])
  }

  /// libcurl asks again by itself then, on a new connection, and gives the rest of the first answer before the second.
  @Test func halfOfAnAnswerIsForgottenWhereTheHostWantsHTTP1() async throws {
    let (program, request) = try await host("halved")
    defer { program.stop() }
    for _ in 0..<5 { try await expectEqual(wire.exchange(request).body, request.body) }
  }

  /// That others are answered meanwhile is a reason to ask again, but not for ever.
  @Test(arguments: [("resetting", 50), ("calming", 1)])
  func requestThatTheHostResetsIsNotSentForEver(fault: String, most: Int) async throws {
    let (program, request) = try await host(fault)
    defer { program.stop() }
    var refused = request
    refused.body = Array("no".utf8)
    // Others ask until it has failed.
    let others = Task {
      await withTaskGroup(of: Void.self) { tasks in
        for _ in 0..<7 {
          tasks.addTask {
            for _ in 0..<2_000 where !Task.isCancelled { _ = try? await wire.exchange(request) }
          }
        }
      }
    }
    await expectEqual(failure(of: refused)?.code, .connect)
    others.cancel()
    await others.value
    let count = try await Int(String(decoding: wire.exchange(request).body, as: UTF8.self)) ?? .max
    #expect(count >= 1 && count <= most, "it was sent \(count) times")
  }

  private func failure(of request: WireRequest) async -> WireFailure? {
    do throws(WireFailure) {
      _ = try await wire.exchange(request)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["malformed", "endless"]) func answerBesideTheRulesIsNoFaultOfTheNetwork(_ fault: String)
    async throws
  {
    let (program, request) = try await host(fault)
    defer { program.stop() }
    let failure = try #require(await failure(of: request))
    #expect(failure.code == .badResponse && !failure.isRetryable, "\(failure)")
  }

  @Test(arguments: ["updates", "empty"]) func hostThatSendsWithoutEndHoldsUpNobody(_ fault: String) async throws {
    let (program, request) = try await host(fault)
    defer { program.stop() }
    let (other, otherRequest) = try await host("goaway")
    defer { other.stop() }
    async let flooded = failure(of: request)
    for _ in 0..<100 { try await expectEqual(wire.exchange(otherRequest).status, 200) }
    // Within the time of the request, which would be over otherwise.
    let failure = try #require(await flooded)
    #expect(failure.code == .badResponse && failure.message.contains("without end"), "\(failure)")
  }
}

import LoopbackServers
import Synchronization
import TestSupport
import Testing

@testable import SearchServer

/// How many connections there are, and how they end with the server.
extension HTTPListenerTests {
  @Test func aConnectionBeyondTheLimitWaitsUntilAnotherEnds() async throws {
    let waiting = Atomic(0)
    let handler: HTTPListener.Handler = { request in
      if request.path == "/waiting" { waiting.add(1, ordering: .relaxed) }
      return await Self.echo(request)
    }
    var limits = Self.patientLimits
    limits.connectionCount = 1
    try await listening(limits, handler: handler) { port in
      let first = try #require(LoopbackClient(port: port))
      first.send(Self.request("GET /1 HTTP/1.1"))
      #expect(await first.read(until: "[]", seconds: Self.patience).text.hasSuffix("GET /1  []"))
      let second = try #require(LoopbackClient(port: port))
      second.send(Self.request("GET /waiting HTTP/1.1"))
      for number in 2...20 {
        first.send(Self.request("GET /\(number) HTTP/1.1"))
        #expect(await first.read(until: "[]", seconds: Self.patience).text.hasSuffix("GET /\(number)  []"))
      }
      expectEqual(waiting.load(ordering: .relaxed), 0)
      first.finishSending()
      #expect(await second.read(until: "[]", seconds: Self.patience).text.hasSuffix("GET /waiting  []"))
    }
  }

  @Test func aConnectionOnWhichNothingIsAskedEndsWithTheServer() async throws {
    let listener = try await HTTPListener(
      host: "127.0.0.1", port: 0, limits: Self.patientLimits, handler: Self.echo)
    let idle = try #require(LoopbackClient(port: listener.port))
    // What the system has taken and the listener has not would be reset.
    idle.send(Self.request("GET /a HTTP/1.1"))
    #expect(await idle.read(until: "[]", seconds: Self.patience).text.hasSuffix("GET /a  []"))
    await listener.end()
    #expect(await idle.read(seconds: Self.patience) == ("", true))
  }

  @Test func theEndWaitsForNobodyWhoseTimeIsOver() async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let (never, held) = AsyncStream<Void>.makeStream()
    defer { held.finish() }
    let listener = try await HTTPListener(
      host: "127.0.0.1", port: 0, limits: ServerLimits(endSeconds: 1),
      handler: { request in
        arrival.yield()
        for await _ in never {}
        return await Self.echo(request)
      })
    let client = try #require(LoopbackClient(port: listener.port))
    client.send(Self.request("GET / HTTP/1.1"))
    for await _ in arrivals { break }
    await listener.end()
    #expect(await client.read(seconds: Self.patience) == ("", true))
  }

  @Test func theEndOfAServerMayBeAskedForOftenAndBeforeAnybodyWaits() async {
    let end = ServerEnd()
    end.ask()
    end.ask()
    await end.wait()
    await end.wait()
  }
}

import FileSystem
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

/// Which connections are ended while one call goes on.
struct FloodGuardTests {
  /// Longer than a guard needs to take what goes on for a flood.
  private static let timeOfSeveralLooks = Duration.seconds(2)

  /// Two ends of a connection.
  private static func pair() throws -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    try #require(socketpair(AF_UNIX, stream, 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func connectionThatIsReadWithoutEndIsEnded() throws {
    // A connection that the other end closed is an error then.
    signal(SIGPIPE, SIG_IGN)
    let (flooded, flooding) = try Self.pair()
    let (quiet, answering) = try Self.pair()
    defer { for socket in [flooded, flooding, quiet, answering] { close(socket) } }
    let floods = FloodGuard()
    for socket in [flooded, quiet] { floods.open(socket) }
    expectEqual(send(answering, "answer", 6, 0), 6)
    let writer = WorkerThread {
      let bytes = [UInt8](repeating: 0, count: 1_000)
      while send(flooding, bytes, bytes.count, 0) > 0 {}
    }
    var bytes = [UInt8](repeating: 0, count: 700)
    guard let writer else {
      Issue.record("the system has no thread left")
      return
    }
    floods.guarding { while recv(flooded, &bytes, bytes.count, 0) > 0 {} }
    writer.join()
    #expect(floods.takeEnded() && !floods.takeEnded())
    expectEqual(recv(quiet, &bytes, bytes.count, 0), 6)
    expectEqual(send(answering, "answer", 6, 0), 6)
    expectEqual(recv(quiet, &bytes, bytes.count, 0), 6)
  }

  @Test func longAnswerEndsNothing() throws {
    let (ours, theirs) = try Self.pair()
    defer { for socket in [ours, theirs] { close(socket) } }
    let floods = FloodGuard()
    floods.open(ours)
    var bytes = [UInt8](repeating: 0, count: 1_000)
    floods.guarding {
      let end = ContinuousClock.now + Self.timeOfSeveralLooks
      var count = 0
      while .now < end {
        count += 1
        if send(theirs, bytes, count % 7, 0) > 0, count % 11 == 0 { _ = recv(ours, &bytes, bytes.count, 0) }
        floods.noteAnswer()
        usleep(100)
      }
    }
    #expect(!floods.takeEnded())
    expectEqual(send(theirs, "answer", 6, Int32(MSG_DONTWAIT)), 6)
  }

  @Test func shortCallsEndNothing() throws {
    let (ours, theirs) = try Self.pair()
    defer { for socket in [ours, theirs] { close(socket) } }
    let floods = FloodGuard()
    floods.open(ours)
    let end = ContinuousClock.now + Self.timeOfSeveralLooks
    var bytes = [UInt8](repeating: 0, count: 7)
    while .now < end {
      _ = send(theirs, "answer", 6, 0)
      floods.guarding { _ = recv(ours, &bytes, bytes.count, 0) }
      usleep(100)
    }
    #expect(!floods.takeEnded())
    expectEqual(send(theirs, "answer", 6, 0), 6)
  }
}

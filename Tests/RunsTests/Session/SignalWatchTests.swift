import FileSystem
import Synchronization
import Testing

@testable import Runs

/// Watches over a pipe that stands for signals.
struct SignalWatchTests {
  @Test(arguments: [Duration.zero, .milliseconds(30)]) func actsSomeTimeAfterTheSignal(delay: Duration) async throws {
    let signals = try #require(WakePipe())
    defer { signals.end() }
    let start = ContinuousClock.now
    let end: ContinuousClock.Instant = await withCheckedContinuation { continuation in
      let watch = SignalWatch(signals, delay: delay) { continuation.resume(returning: .now) }
      #expect(watch != nil)
      signals.wakeUp()
    }
    #expect(end - start >= delay)
  }

  @Test func eachWatchSeesASignalThatCameBefore() async throws {
    let signals = try #require(WakePipe())
    defer { signals.end() }
    signals.wakeUp()
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        _ = SignalWatch(signals, delay: .zero) { continuation.resume() }
      }
    }
  }

  @Test func doesNothingOnceItIsCancelled() async throws {
    let signals = try #require(WakePipe())
    defer { signals.end() }
    let hasActed = Mutex(false)
    let cancelled = SignalWatch(signals, delay: .milliseconds(20)) { hasActed.withLock { $0 = true } }
    cancelled?.cancel()
    let cancelledLate = SignalWatch(signals, delay: .seconds(600)) { hasActed.withLock { $0 = true } }
    signals.wakeUp()
    // This one acts later than those would.
    await withCheckedContinuation { continuation in
      _ = SignalWatch(signals, delay: .milliseconds(60)) { continuation.resume() }
    }
    cancelledLate?.cancel()
    #expect(!hasActed.withLock { $0 })
  }
}

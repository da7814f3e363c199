import FileSystem
import Testing

@testable import NetworkWire

/// Which changes a wait that has begun does not notice.
struct CurlWatchTests {
  // As libcurl has them.
  private static let (reading, writing, nothing): (Int32, Int32, Int32) = (1, 2, 4)

  private let pipe: WakePipe
  private let watch: CurlWatch

  init() throws {
    pipe = try #require(WakePipe())
    watch = CurlWatch(pipe)
    watch.watch(700, for: Self.reading)
    watch.setTime(60_000)
    _ = watch.beginWait()
  }

  @Test func nextRequestOnAKeptConnectionIsNoticed() {
    defer { pipe.end() }
    watch.watch(700, for: Self.nothing)
    watch.watch(700, for: Self.reading)
    #expect(!watch.takeLateness())
  }

  @Test func newSocketIsNotNoticed() {
    defer { pipe.end() }
    watch.watch(701, for: Self.reading)
    #expect(watch.takeLateness())
    #expect(!watch.takeLateness())
  }

  @Test func whereNoWaitGoesOnNothingIsLate() {
    defer { pipe.end() }
    watch.endWait()
    watch.watch(701, for: Self.reading)
    #expect(!watch.takeLateness())
    _ = watch.beginWait()
    #expect(!watch.takeLateness())
  }

  @Test func otherEventsOfASocketAreNotNoticed() {
    defer { pipe.end() }
    watch.watch(700, for: Self.writing)
    #expect(watch.takeLateness())
  }

  @Test func socketThatWasClosedIsAnotherOne() {
    defer { pipe.end() }
    #expect(watch.isWanted(700))
    watch.forget(700)
    watch.watch(700, for: Self.reading)
    #expect(!watch.isWanted(700))
    #expect(watch.takeLateness())
    _ = watch.beginWait()
    #expect(watch.isWanted(700))
  }

  @Test func idleSocketOnWhichSomethingHappensIsForgotten() {
    defer { pipe.end() }
    watch.watch(700, for: Self.nothing)
    #expect(!watch.isWanted(700))
    watch.watch(700, for: Self.reading)
    #expect(watch.takeLateness())
  }

  @Test func onlyAnEarlierTimeIsLate() {
    defer { pipe.end() }
    watch.setTime(70_000)
    #expect(!watch.takeLateness())
    watch.setTime(-1)
    #expect(!watch.takeLateness())
    watch.setTime(30_000)
    #expect(watch.takeLateness())
  }

  /// With nothing under way the end of the last wait remains, so that the next request need not wake the thread.
  @Test func timeThatIsGoneKeepsItsEnd() {
    defer { pipe.end() }
    watch.setTime(-1)
    _ = watch.beginWait()
    watch.setTime(60_000)
    #expect(!watch.takeLateness())
  }

  @Test func waitEndsWithTheTime() {
    defer { pipe.end() }
    watch.forget(700)
    watch.setTime(20)
    let start = ContinuousClock.now
    let (happened, endedAtOnce) = watch.beginWait().events()
    #expect(happened.isEmpty && !endedAtOnce)
    #expect(.now - start >= .milliseconds(20))
    #expect(watch.takeTime() && !watch.takeTime())
  }

  @Test func waitForWhatIsThereEndsAtOnce() {
    defer { pipe.end() }
    watch.forget(700)
    pipe.wakeUp()
    #expect(watch.beginWait().events().endedAtOnce)
    watch.setTime(1)
    #expect(!watch.beginWait().events().endedAtOnce)
  }

  @Test func waitEndsWithOurTimeWhichIsNotOfLibcurl() {
    defer { pipe.end() }
    watch.forget(700)
    watch.setOurTime(.now + .milliseconds(20))
    #expect(watch.takeLateness())
    #expect(watch.beginWait().events().happened.isEmpty)
    #expect(!watch.takeTime())
    watch.setOurTime(nil)
    _ = watch.beginWait()
    #expect(!watch.takeLateness())
  }
}

import TestSupport
import Testing

@testable import SearchGraph

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DebouncerTests {
  private let clock = ManualClock()
  private let fired = Recorder<String>()
  private let debouncer: Debouncer<ManualClock>

  init() {
    debouncer = Debouncer(delay: .milliseconds(300), clock: clock)
  }

  private func call(_ value: String, at milliseconds: Int) {
    clock.advance(to: .milliseconds(milliseconds))
    debouncer.call { [fired] in fired.record(value) }
  }

  @Test func onlyTheLastCallOfEachBurstFires() async {
    for (index, milliseconds) in [100, 200, 300, 400, 500, 900, 1000, 1100, 1500].enumerated() {
      call("call \(index + 1)", at: milliseconds)
    }
    clock.advance(to: .milliseconds(1800))
    await fired.wait(forCount: 3)
    expectEqual(fired.values, ["call 5", "call 8", "call 9"])
    #expect(!debouncer.isPending)
  }

  @Test func nothingFiresBeforeTheDelayIsOver() async {
    call("early", at: 0)
    await clock.waitForSleepers(until: [.milliseconds(300)])
    call("late", at: 100)
    clock.advance(to: .milliseconds(300))
    await clock.waitForSleepers(until: [.milliseconds(400)])
    #expect(fired.values.isEmpty)
    #expect(debouncer.isPending)
    clock.advance(to: .milliseconds(400))
    await fired.wait(forCount: 1)
    expectEqual(fired.values, ["late"])
  }

  @Test func trapTheSameValueTwiceWithinTheDelayIsNotLost() async {
    call("tom", at: 0)
    call("tom", at: 100)
    clock.advance(to: .milliseconds(400))
    await fired.wait(forCount: 1)
    expectEqual(fired.values, ["tom"])
  }

  @Test func aCallAtTheDeadlineBeginsANewBurst() async {
    call("first", at: 0)
    call("second", at: 300)
    expectEqual(fired.values, ["first"])
    clock.advance(to: .milliseconds(600))
    await fired.wait(forCount: 2)
    expectEqual(fired.values, ["first", "second"])
  }

  @Test func aCancelledCallNeverFiresAndTheNextOneDoes() async {
    call("cancelled", at: 0)
    await clock.waitForSleepers(until: [.milliseconds(300)])
    debouncer.cancel()
    #expect(!debouncer.isPending)
    await clock.waitForSleepers(until: [])
    call("next", at: 100)
    await clock.waitForSleepers(until: [.milliseconds(400)])
    clock.advance(to: .milliseconds(400))
    await fired.wait(forCount: 1)
    expectEqual(fired.values, ["next"])
  }

  @Test func flushingRunsThePendingCallOnce() async {
    call("pending", at: 0)
    debouncer.flush()
    debouncer.flush()
    expectEqual(fired.values, ["pending"])
    await clock.waitForSleepers(until: [])
    clock.advance(to: .seconds(1))
    expectEqual(fired.values, ["pending"])
  }

  @Test func anOperationMayCallItsOwnDebouncer() async {
    debouncer.call { [debouncer, fired] in
      fired.record("outer")
      debouncer.call { fired.record("inner") }
    }
    clock.advance(to: .milliseconds(300))
    await fired.wait(forCount: 1)
    #expect(debouncer.isPending)
    clock.advance(to: .milliseconds(600))
    await fired.wait(forCount: 2)
    expectEqual(fired.values, ["outer", "inner"])
  }

  @Test func aZeroDelayRunsAtTheNextTurn() async {
    let immediate = Debouncer(delay: .zero, clock: clock)
    immediate.call { [fired] in fired.record("now") }
    #expect(fired.values.isEmpty)
    await fired.wait(forCount: 1)
  }

  @Test func aDebouncerThatGoesAwayEndsItsSleepAndDropsItsCall() async {
    weak var gone: Debouncer<ManualClock>?
    weak var captured: Recorder<String>?
    do {
      let debouncer = Debouncer(delay: .milliseconds(300), clock: clock)
      let recorder = Recorder<String>()
      debouncer.call { recorder.record("never") }
      await clock.waitForSleepers(until: [.milliseconds(300)])
      gone = debouncer
      captured = recorder
    }
    #expect(gone == nil)
    #expect(captured == nil)
    await clock.waitForSleepers(until: [])
  }

  @Test func trapWhatFiresRunsInTheCallersActorAndNotOnTheMainOne() async {
    await expectEqual(Typist(clock: clock).typeAndWait(), ["typed"])
  }
}

/// An actor of its own that owns a debouncer.
private actor Typist {
  private let clock: ManualClock
  private let debouncer: Debouncer<ManualClock>
  private var fired: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  init(clock: ManualClock) {
    self.clock = clock
    debouncer = Debouncer(delay: .milliseconds(100), clock: clock)
  }

  func typeAndWait() async -> [String] {
    debouncer.call { self.record("typed") }
    await withCheckedContinuation { continuation in
      waiting = continuation
      clock.advance(to: .milliseconds(100))
    }
    return fired
  }

  private func record(_ value: String) {
    preconditionIsolated()
    fired.append(value)
    waiting?.resume()
  }
}

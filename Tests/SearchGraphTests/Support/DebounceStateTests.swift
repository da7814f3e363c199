import TestSupport
import Testing

@testable import SearchGraph

private typealias Instant = ManualClock.Instant

private func at(_ milliseconds: Int) -> Instant {
  Instant(offset: .milliseconds(milliseconds))
}

struct DebounceStateTests {
  @Test func theFirstCallOfABurstSleepsAndTheOthersMoveTheDeadline() {
    var state = DebounceState<Instant>(delay: .milliseconds(300))
    let sleeps = [100, 200].map { state.call(at: at($0)) }
    expectEqual(sleeps, [at(400), nil])
    expectEqual(state.deadline, at(500))
    let wakes = [400, 500, 501].map { state.wake(at: at($0)) }
    expectEqual(wakes, [.sleep(until: at(500)), .fire, .end])
  }

  @Test func aCancelledCallDoesNotFire() {
    var state = DebounceState<Instant>(delay: .milliseconds(300))
    _ = state.call(at: at(0))
    let cancellations = [state.cancel(), state.cancel()]
    expectEqual(cancellations, [true, false])
    let wake = state.wake(at: at(300))
    expectEqual(wake, .end)
    let sleep = state.call(at: at(310))
    expectEqual(sleep, at(610))
  }

  @Test func aDeadlineEndsTheBurstHoweverLateTheSleeperIs() {
    var state = DebounceState<Instant>(delay: .milliseconds(300))
    _ = state.call(at: at(0))
    let expiries = [299, 300, 300].map { state.expire(at: at($0)) }
    expectEqual(expiries, [false, true, false])
  }

  /// Of random calls exactly those fire that are followed by none within the delay, whenever the sleepers wake up.
  @Test(arguments: 0..<200)
  func whichCallsFireDependsOnTheirInstantsAlone(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var instants: [Int] = [0]
    for _ in 1..<40 { instants.append(instants[instants.count - 1] + Int.random(in: 0...500, using: &generator)) }
    let expected = instants.indices.filter { $0 + 1 == instants.count || instants[$0 + 1] - instants[$0] >= 300 }

    var state = DebounceState<Instant>(delay: .milliseconds(300))
    var fired: [Int] = []
    var pending: Int?
    var alarm: Instant?
    func run() {
      if let call = pending { fired.append(call) }
      pending = nil
    }
    func wake(at now: Instant) {
      switch state.wake(at: now) {
      case .fire: run()
      case .sleep(let deadline): alarm = deadline
      case .end: break
      }
    }
    for (call, instant) in instants.enumerated() {
      // A sleeper may wake up long after its alarm.
      while let due = alarm, due <= at(instant), Bool.random(using: &generator) {
        alarm = nil
        wake(at: at(instant))
      }
      if state.expire(at: at(instant)) {
        run()
        alarm = nil
      }
      if let deadline = state.call(at: at(instant)) { alarm = deadline }
      pending = call
    }
    while let due = alarm {
      alarm = nil
      wake(at: due)
    }
    expectEqual(fired, expected)
  }
}

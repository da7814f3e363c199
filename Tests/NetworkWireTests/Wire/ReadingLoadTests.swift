import TestSupport
import Testing

@testable import NetworkWire

/// Which answers a thread goes on with that reads them.
struct ReadingLoadTests {
  private let most = ReadingLoad.mostBytes

  @Test func itTakesAnswersUntilTheirBytesAreTooMany() {
    var load = ReadingLoad()
    expectEqual([most / 2, most / 2 + 1, most / 2, 1, 0].map { load.take($0) }, [true, false, true, false, true])
    load.beginTurn()
    expectEqual([most + 1, most, 1].map { load.take($0) }, [false, true, false])
  }

  @Test func itTakesOneAnswerWhereAnswersAreThereWheneverItLooks() {
    var load = ReadingLoad()
    /// How many of some small answers it takes in a turn.
    func taken() -> Int {
      load.beginTurn()
      return (0..<5).count { _ in load.take(0) }
    }
    for _ in 0..<7 { load.noteWait(endedAtOnce: true) }
    expectEqual(taken(), 5)
    load.noteWait(endedAtOnce: true)
    expectEqual(taken(), 1)
    load.noteWait(endedAtOnce: false)
    expectEqual(taken(), 5)
  }

  @Test func aLagIsMadeUpForAfterSomeWaits() {
    var load = ReadingLoad()
    for _ in 0..<1000 { load.noteWait(endedAtOnce: true) }
    var waits = 0
    repeat {
      load.beginTurn()
      load.noteWait(endedAtOnce: false)
      waits += 1
    } while !(load.take(1) && load.take(1)) && waits < 100
    expectEqual(waits, 9)
    for _ in 0..<1000 { load.noteWait(endedAtOnce: false) }
    for _ in 0..<8 { load.noteWait(endedAtOnce: true) }
    load.beginTurn()
    expectEqual([1, 1].map { load.take($0) }, [true, false])
  }
}

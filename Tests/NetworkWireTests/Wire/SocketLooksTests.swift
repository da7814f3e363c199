import Testing

@testable import NetworkWire

struct SocketLooksTests {
  private let start = ContinuousClock.now

  private func moment(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  @Test func periodIsOverWithTheFirstLookBehindItsEnd() {
    var looks = SocketLooks()
    looks.begin(at: moment(0))
    let period = looks.period(of: .milliseconds(5), from: moment(1))
    #expect(!looks.isOver(period))
    looks.begin(at: moment(2))
    looks.begin(at: moment(4))
    #expect(!looks.isOver(period), "the time is not over")
    looks.begin(at: moment(6))
    #expect(looks.isOver(period))
  }

  @Test func threadThatComesLateLooksTwiceAllTheSame() {
    var looks = SocketLooks()
    let period = looks.period(of: .milliseconds(5), from: moment(1))
    looks.begin(at: moment(100))
    #expect(!looks.isOver(period), "what the first look finds may be told in the second")
    looks.begin(at: moment(101))
    #expect(looks.isOver(period))
  }

  @Test func lookThatBeganBeforeTheEndDoesNotCountHoweverLongItTook() {
    var looks = SocketLooks()
    let period = looks.period(of: .milliseconds(5), from: moment(1))
    for time in 1...5 { looks.begin(at: moment(time)) }
    #expect(!looks.isOver(period))
  }
}

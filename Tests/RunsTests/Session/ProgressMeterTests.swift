import TestSupport
import Testing

@testable import Runs

struct ProgressMeterTests {
  /// The line of a run that does as many queries a second, at its last second.
  private func line(perSecond rate: Int, seconds: Int, total: Int?, failed: Int = 0) -> String? {
    var meter = ProgressMeter(total: total, interval: .zero, waits: false)
    var line: String?
    for second in 0...seconds {
      line = meter.line(count: second * rate, failedCount: failed, at: .seconds(second))
    }
    return line
  }

  @Test func aRunSaysHowFarItIsHowFastAndHowLong() {
    expectEqual(
      line(perSecond: 400, seconds: 3, total: 9_600, failed: 3),
      "1200 of 9600 queries, 3 with an error, 400/s, 21 s left")
  }

  @Test func theEndIsUnknownWithoutATotal() {
    expectEqual(line(perSecond: 400, seconds: 3, total: nil), "1200 queries, 400/s")
  }

  @Test func rateAndEndWaitUntilTheyAreKnown() {
    expectEqual(line(perSecond: 100, seconds: 0, total: 1_000), "0 of 1000 queries")
    expectEqual(line(perSecond: 100, seconds: 1, total: 1_000), "100 of 1000 queries, 100/s")
    expectEqual(line(perSecond: 100, seconds: 2, total: 1_000), "200 of 1000 queries, 100/s, 8 s left")
    expectEqual(line(perSecond: 100, seconds: 10, total: 1_000), "1000 of 1000 queries, 100/s")
  }

  @Test(arguments: [
    (121, "119 s"), (122, "2 min"), (123, "3 min"), (7_142, "119 min"), (7_143, "2 h 0 min"), (18_302, "5 h 5 min"),
  ])
  func longTimesAreInLargeUnits(total: Int, expected: String) {
    expectEqual(line(perSecond: 1, seconds: 2, total: total), "2 of \(total) queries, 1.0/s, \(expected) left")
  }

  @Test func theRateIsThatOfTheLastSeconds() {
    var meter = ProgressMeter(total: nil, interval: .zero, waits: false)
    for second in 0...20 { _ = meter.line(count: second * 100, failedCount: 0, at: .seconds(second)) }
    var line: String?
    for second in 21...40 { line = meter.line(count: 2_000 + (second - 20) * 2, failedCount: 0, at: .seconds(second)) }
    expectEqual(line, "2040 queries, 2.0/s")
  }

  @Test func whatAnEarlierRunDidIsNoSpeed() {
    var meter = ProgressMeter(total: 6_000, interval: .zero, waits: false)
    _ = meter.line(count: 5_000, failedCount: 0, at: .milliseconds(10))
    expectEqual(
      meter.line(count: 5_020, failedCount: 0, at: .milliseconds(2_010)), "5020 of 6000 queries, 10/s, 98 s left")
  }

  @Test func linesKeepTheirDistance() {
    var meter = ProgressMeter(total: nil, interval: .seconds(10), waits: true)
    let times = (0...250).filter { tenth in
      meter.line(count: tenth, failedCount: 0, at: .milliseconds(tenth * 100)) != nil
    }
    expectEqual(times, [100, 200])
  }

  @Test func aRunThatStandsStillHasNoEnd() {
    var meter = ProgressMeter(total: 100, interval: .zero, waits: false)
    for second in 0...12 { _ = meter.line(count: 50, failedCount: 0, at: .seconds(second)) }
    expectEqual(meter.line(count: 50, failedCount: 0, at: .seconds(13)), "50 of 100 queries, 0.0/s")
  }
}

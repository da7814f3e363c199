import Diagnostics

/// Says how far a run is, how fast it goes and when it will end. It knows no clock: the time comes with each call, as
/// what has passed since the run began.
package struct ProgressMeter: Sendable {
  /// What the rate is taken over.
  private static let window = Duration.seconds(5)
  /// The least time between two remembered points of a run.
  private static let grain = Duration.milliseconds(250)
  /// Before a rate is worth telling.
  private static let firstRate = Duration.seconds(1)
  /// Before an end is worth telling.
  private static let firstEnd = Duration.seconds(2)

  private let total: Int?
  private let interval: Duration
  private var nextLine: Duration
  /// Points of the run, the first at most a window old or the last before it.
  private var points: [(time: Duration, count: Int)] = []

  /// A meter of a run that begins.
  ///
  /// - Parameters:
  ///   - total: how many queries the run has; nil where that is not known.
  ///   - interval: how long there is nothing new to say after a line.
  ///   - waits: whether that holds for the first line, too.
  package init(total: Int?, interval: Duration, waits: Bool) {
    self.total = total
    self.interval = interval
    nextLine = waits ? interval : .zero
  }

  /// Takes note of queries that are done; the line that is due then, nil for none.
  ///
  /// - Parameters:
  ///   - count: how many queries are done, those of an earlier run too.
  ///   - failedCount: how many of them have a section in error.
  ///   - time: how long the run has lasted.
  package mutating func line(count: Int, failedCount: Int, at time: Duration) -> String? {
    note(count, at: time)
    guard time >= nextLine else { return nil }
    nextLine = time + interval
    var text = total.map { "\(count) of \($0) queries" } ?? count.counted("query", "queries")
    if failedCount > 0 { text += ", \(failedCount) with an error" }
    guard let rate = rate(count, at: time) else { return text }
    text += ", \(Self.text(rate: rate))/s"
    guard let total, count < total, rate > 0, time >= Self.firstEnd else { return text }
    return "\(text), \(Self.text(seconds: Double(total - count) / rate)) left"
  }

  private mutating func note(_ count: Int, at time: Duration) {
    if points.last.map({ time - $0.time >= Self.grain }) ?? true { points.append((time, count)) }
    while points.count > 1, time - points[1].time >= Self.window { points.removeFirst() }
  }

  /// How many queries a second were done of late; nil as long as too little is known.
  private func rate(_ count: Int, at time: Duration) -> Double? {
    guard let first = points.first, time - first.time >= Self.firstRate else { return nil }
    return Double(count - first.count) / ((time - first.time) / .seconds(1))
  }

  /// A rate in whole queries, below ten with a tenth.
  private static func text(rate: Double) -> String {
    let tenths = Int((min(rate, 1e9) * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
  }

  /// A time in its largest units: `21 s`, `12 min`, `3 h 5 min`.
  private static func text(seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    if seconds < 120 { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

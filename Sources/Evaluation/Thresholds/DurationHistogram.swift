import Histogram
import SpecLoader

/// Durations counted so that percentiles of any number of them are known to within a thousandth, in bounded memory.
struct DurationHistogram: Sendable {
  /// What takes longer, some eleven days, is counted as this, in microseconds.
  private static let longest = 1e12

  /// In microseconds; made for the first duration, since most tables stay empty.
  private var counts: Histogram<UInt64>?
  private var sampleCount = 0
  private var weight = 0
  private var sum = 0.0
  private var maximum = 0.0

  /// Counts a duration.
  ///
  /// - Parameter times: how often it counts.
  mutating func add(_ milliseconds: Double, count times: Int) {
    guard milliseconds.isFinite, milliseconds >= 0, times > 0 else { return }
    // The histogram adds without looking, so its total stays within the largest number.
    let times = min(times, Int.max - weight)
    var counts = counts.take() ?? Histogram<UInt64>(numberOfSignificantValueDigits: .three)
    counts.record(UInt64(min(milliseconds * 1_000, Self.longest)), count: UInt64(times))
    self.counts = counts
    sampleCount += 1
    weight += times
    sum += milliseconds * Double(times)
    maximum = max(maximum, milliseconds)
  }

  /// A statistic of the durations, in milliseconds; nil when there are too few of them for it.
  func value(of statistic: Measure.Statistic) -> Double? {
    guard sampleCount > 0 else { return nil }
    return switch statistic {
    case .mean: sum / Double(weight)
    case .max: maximum
    case .p50: percentile(50, leastCount: 1)
    case .p90: percentile(90, leastCount: 10)
    case .p95: percentile(95, leastCount: 20)
    case .p99: percentile(99, leastCount: 100)
    }
  }

  /// The duration that so many of a hundred do not exceed.
  ///
  /// - Parameter leastCount: with fewer durations, the percentile is that of a single one and says nothing.
  private func percentile(_ percent: Double, leastCount: Int) -> Double? {
    guard sampleCount >= leastCount, let counts else { return nil }
    return min(Double(counts.valueAtPercentile(percent)) / 1_000, maximum)
  }
}

import SearchModel
import SpecLoader

/// Durations counted in buckets of whole microseconds, each at most a 128th as wide as what falls into it, so that
/// percentiles of any number of durations are known to within one percent.
struct DurationHistogram: Sendable {
  /// How many bits of a duration tell its bucket.
  private static let precision = 8
  /// What takes longer, some eleven days, is counted as this, in microseconds.
  private static let longest = 1e12

  private var buckets: [Int: Int] = [:]
  private var sampleCount = 0
  private var weight = 0
  private var sum = 0.0
  private var maximum = 0.0

  /// Counts a duration.
  ///
  /// - Parameter times: how often it counts.
  mutating func add(_ milliseconds: Double, count times: Int) {
    guard milliseconds.isFinite, milliseconds >= 0, times > 0 else { return }
    let bucket = Self.bucket(ofMicroseconds: Int(min(milliseconds * 1_000, Self.longest)))
    buckets[bucket] = saturatingSum(buckets[bucket] ?? 0, times)
    sampleCount += 1
    weight = saturatingSum(weight, times)
    sum += milliseconds * Double(times)
    maximum = max(maximum, milliseconds)
  }

  /// A statistic of the durations, in milliseconds; nil when there are too few of them for it.
  func value(of statistic: Measure.Statistic) -> Double? {
    guard sampleCount > 0 else { return nil }
    return switch statistic {
    case .mean: sum / Double(weight)
    case .max: maximum
    case .p50: percentile(0.50, leastCount: 1)
    case .p90: percentile(0.90, leastCount: 10)
    case .p95: percentile(0.95, leastCount: 20)
    case .p99: percentile(0.99, leastCount: 100)
    }
  }

  /// The duration that a share of all do not exceed.
  ///
  /// - Parameter leastCount: with fewer durations, the percentile is that of a single one and says nothing.
  private func percentile(_ share: Double, leastCount: Int) -> Double? {
    guard sampleCount >= leastCount else { return nil }
    let rank = (share * Double(weight)).rounded(.up)
    var seen = 0.0
    for bucket in buckets.keys.sorted() {
      seen += Double(buckets[bucket] ?? 0)
      if seen >= rank { return min(Double(Self.microseconds(ofBucket: bucket)) / 1_000, maximum) }
    }
    return maximum
  }

  /// The bucket of a duration: its first bits, and how many follow them.
  private static func bucket(ofMicroseconds duration: Int) -> Int {
    let shift = max(0, Int.bitWidth - duration.leadingZeroBitCount - precision)
    return shift << precision | duration >> shift
  }

  /// The longest duration of a bucket.
  private static func microseconds(ofBucket bucket: Int) -> Int {
    let shift = bucket >> precision
    let mask = 1 << precision - 1
    return (bucket & mask + 1) << shift - 1
  }
}

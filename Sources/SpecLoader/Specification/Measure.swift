/// What a threshold bounds.
package enum Measure: Sendable, Hashable {
  /// The share of sections without a row; of pages without one, where no module is named.
  case empty
  /// The share of sections, or of queries with a section, that ended in an error.
  case errors
  /// The share of queries with a condition that does not hold.
  case failed
  /// How many records match, on average.
  case hits
  /// How many queries there are.
  case queries
  /// The share of the first ten rows that the baseline has, too, on average.
  case overlap
  /// The rank-biased overlap with the baseline, on average.
  case rankBiasedOverlap
  /// The share of queries with other rows, or rows in another order, than in the baseline.
  case changed
  /// The share of queries that got worse since the baseline.
  case worse
  /// A statistic of the duration of queries, in milliseconds.
  case latency(Statistic)
  /// A measure of judged results by its ir_measures name.
  case relevance(String)

  /// A number that stands for many.
  package enum Statistic: String, Sendable, Hashable, CaseIterable {
    case mean, p50, p90, p95, p99, max
  }

  /// What the bounds of a measure are written in.
  package enum Unit: Sendable, Hashable {
    /// A share from 0 to 1, or a percentage.
    case share
    /// A number.
    case number
    /// A duration with its unit.
    case duration
  }

  /// The measures that need nothing but the results of a run, as they are written.
  package static let names =
    ["empty", "errors", "failed", "nbHits", "queries", "overlap@10", "rbo", "changed", "worse"]
    + Statistic.allCases.map { "\($0.rawValue)(latency)" }

  /// Reads the name of a measure; nil for an unknown one.
  package init?(_ name: String) {
    switch name {
    case "empty": self = .empty
    case "errors": self = .errors
    case "failed": self = .failed
    case "nbHits": self = .hits
    case "queries": self = .queries
    case "overlap@10": self = .overlap
    case "rbo": self = .rankBiasedOverlap
    case "changed": self = .changed
    case "worse": self = .worse
    default:
      if let statistic = Statistic.allCases.first(where: { "\($0.rawValue)(latency)" == name }) {
        self = .latency(statistic)
      } else if Self.relevanceNames.contains(where: { Self.name(name, is: $0) }) {
        self = .relevance(name)
      } else {
        return nil
      }
    }
  }

  /// Whether it is measured beside a baseline.
  package var needsBaseline: Bool {
    switch self {
    case .overlap, .rankBiasedOverlap, .changed, .worse: true
    case .empty, .errors, .failed, .hits, .queries, .latency, .relevance: false
    }
  }

  /// What the bounds are written in.
  package var unit: Unit {
    switch self {
    case .empty, .errors, .failed, .overlap, .rankBiasedOverlap, .changed, .worse, .relevance: .share
    case .hits, .queries: .number
    case .latency: .duration
    }
  }

  /// The measures of judged results, by the names that ir_measures gives them.
  private static let relevanceNames = [
    "nDCG", "AP", "RR", "P", "R", "Success", "Judged", "ERR", "RBP", "SetF", "Rprec",
  ]

  /// Whether a name is that of a measure, perhaps with parameters in parentheses and a depth behind `@`.
  private static func name(_ name: String, is measure: String) -> Bool {
    guard name.hasPrefix(measure) else { return false }
    guard let next = name.dropFirst(measure.count).first else { return true }
    return next == "@" || next == "("
  }
}

extension Measure {
  /// A bound as it is written: `0.05`, `5%`, `50ms`.
  ///
  /// - Returns: a share, a number or milliseconds; nil for another unit than the measure has.
  package func bound(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    switch unit {
    case .share:
      let share = text.hasSuffix("%") ? Self.number(text.dropLast()).map { $0 / 100 } : Self.number(text[...])
      return share.flatMap { $0 <= 1 ? $0 : nil }
    case .number: return Self.number(text[...])
    case .duration:
      let units: [(suffix: String, milliseconds: Double)] = [("ms", 1), ("s", 1_000), ("m", 60_000)]
      guard let unit = units.first(where: { text.hasSuffix($0.suffix) }) else { return nil }
      return Self.number(text.dropLast(unit.suffix.count)).map { $0 * unit.milliseconds }
    }
  }

  /// A number that is finite and not below zero; nil for anything else.
  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

import Diagnostics
import Presentation
import SearchModel
import SpecLoader

/// What was measured for one threshold.
struct ThresholdTally: Sendable {
  var threshold: Threshold
  var measure: Measure
  /// How often the queries were asked.
  var weight = 0.0
  /// The weighted sum of what is measured.
  var sum = 0.0
  var queryCount = 0
  var durations = DurationHistogram()

  /// Nothing measured.
  init(threshold: Threshold, measure: Measure) {
    self.threshold = threshold
    self.measure = measure
  }
}

extension ThresholdTally {
  /// Measures a query that counts.
  mutating func add(_ query: JudgedQuery) {
    if case .latency = measure {
      // The sections of a module that is asked nothing have no duration.
      let sections = query.sections.filter { threshold.module.map($0.module.hasSameBytes) ?? false }
      guard let milliseconds = threshold.module == nil ? query.milliseconds : sections.first?.milliseconds else {
        return
      }
      queryCount += 1
      durations.add(milliseconds, count: query.count)
      return
    }
    guard let value = value(of: query) else { return }
    queryCount += 1
    weight += Double(query.count)
    sum += value * Double(query.count)
  }

  /// What is measured of a query; nil when there is nothing to measure, as in a hidden section.
  private func value(of query: JudgedQuery) -> Double? {
    let sections =
      threshold.module.map { module in query.sections.filter { $0.module.hasSameBytes(as: module) } } ?? query.sections
    switch measure {
    case .queries: return 1
    case .failed:
      let outcomes = query.expectations.filter { threshold.module.map($0.module.hasSameBytes) ?? true }
      guard !outcomes.isEmpty else { return nil }
      return outcomes.contains { $0.status == .failed || $0.status == .error } ? 1 : 0
    case .empty:
      let answered = sections.filter { $0.status == .ok || $0.status == .empty }
      guard !answered.isEmpty else { return nil }
      return answered.allSatisfy { $0.status == .empty } ? 1 : 0
    case .errors:
      let asked = sections.filter { $0.status != .hidden }
      guard !asked.isEmpty else { return nil }
      return asked.contains { $0.status == .error } ? 1 : 0
    case .hits:
      let counts = sections.compactMap { $0.status == .hidden ? nil : $0.nbHits }
      guard !counts.isEmpty else { return nil }
      return counts.reduce(0) { $0 + Double($1) }
    case .overlap: return mean(of: changes(of: query).compactMap(\.overlap))
    case .rankBiasedOverlap: return mean(of: changes(of: query).compactMap(\.rankBiasedOverlap))
    case .changed: return share(of: [.changed, .better, .worse], in: query)
    case .worse: return share(of: [.worse], in: query)
    case .latency, .relevance: return nil
    }
  }

  /// How the sections that count stand beside the baseline.
  private func changes(of query: JudgedQuery) -> [BaselineChange] {
    (query.changes ?? []).filter { change in threshold.module.map(change.module.hasSameBytes) ?? true }
  }

  /// Whether a section that the baseline has is among some; nil when it has none.
  private func share(of tiers: Set<BaselineChange.Tier>, in query: JudgedQuery) -> Double? {
    let known = changes(of: query).filter { $0.tier != .new }
    guard !known.isEmpty else { return nil }
    return known.contains { tiers.contains($0.tier) } ? 1 : 0
  }

  private func mean(of values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private var observed: Double? {
    guard queryCount > 0 else { return nil }
    return switch measure {
    case .queries: sum
    case .latency(let statistic): durations.value(of: statistic)
    default: sum / weight
    }
  }

  /// What came of the threshold.
  var outcome: ThresholdOutcome {
    let place = threshold.module.map { " in \($0)" } ?? ""
    let tags = threshold.tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    let subject = "\(threshold.measure)\(place)\(tags.isEmpty ? "" : " of \(tags)")"
    let missed: ThresholdOutcome.Status = threshold.severity == .fail ? .failed : .warned
    guard let observed else {
      let message =
        queryCount > 0
        ? "\(subject): \(queryCount) queries are too few for it"
        : "\(subject): no query was measured"
      return ThresholdOutcome(
        threshold: threshold, status: missed, observed: nil, margin: nil, queryCount: queryCount, message: message)
    }
    let below = threshold.minimum.map { observed - $0 }
    let above = threshold.maximum.map { $0 - observed }
    let margin = [below, above].compactMap { $0 }.min()
    let holds = (margin ?? 0) >= 0
    let bound: String
    if let below, below < 0 || (above ?? .infinity) > below {
      bound = "\(holds ? "at least" : "less than") \(shown(threshold.minimum ?? 0))"
    } else {
      bound = "\(holds ? "at most" : "more than") \(shown(threshold.maximum ?? 0))"
    }
    return ThresholdOutcome(
      threshold: threshold, status: holds ? .passed : missed, observed: observed, margin: margin,
      queryCount: queryCount, message: "\(subject) is \(shown(observed)), \(bound)")
  }

  /// A value in the unit of the measure.
  private func shown(_ value: Double) -> String {
    switch measure.unit {
    case .share: "\(Self.decimal(value * 100)) %"
    case .number: Self.decimal(value)
    case .duration: "\(Self.decimal(value)) ms"
    }
  }

  /// A number with two decimals, without zeros at its end.
  private static func decimal(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

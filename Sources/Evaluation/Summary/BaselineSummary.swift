/// How the queries of a run stand beside a baseline, weighted by how often they were asked.
package struct BaselineSummary: Sendable, Hashable {
  /// The day on which the baseline was made; nil for a saved run, which does not say it.
  package var day: String?
  /// What is to be known of the baseline, a sentence each.
  package var remarks: [String]
  /// How often the queries were asked that the baseline has, too.
  package private(set) var demand = 0.0
  /// How often those were asked of which a section came out in each way; the worst one counts.
  package private(set) var demandByTier: [BaselineChange.Tier: Double] = [:]
  /// How often those were asked of which a section came out empty that was not.
  package private(set) var emptyDemand = 0.0
  /// How many queries the baseline does not have.
  package private(set) var newCount = 0
  /// The first queries that the baseline has and the run does not.
  package var missing: [String] = []
  /// How many queries the baseline has and the run does not; nil when only some queries were to run.
  package var missingCount: Int?

  /// How many queries the baseline holds; nil when it was not read to its end.
  package var queryCount: Int?

  /// A summary without a query.
  package init(day: String?, remarks: [String]) {
    self.day = day
    self.remarks = remarks
  }

  /// Counts a query.
  mutating func add(_ query: JudgedQuery) {
    guard let tier = query.tier else { return }
    guard tier != .new else {
      newCount += 1
      return
    }
    knownCount += 1
    let count = Double(query.count)
    demand += count
    demandByTier[tier, default: 0] += count
    if query.changes?.contains(where: \.cameOutEmpty) == true { emptyDemand += count }
  }

  /// How many of the run's queries the baseline holds.
  package private(set) var knownCount = 0

  /// How the run stands beside the baseline, in one sentence.
  package var sentence: String {
    let name = day.map { "the baseline of \($0)" } ?? "the baseline"
    guard demand > 0 else { return "No query of the run is in \(name)." }
    func share(_ part: Double) -> String {
      let percent = (part / demand * 1_000).rounded() / 10
      return (Int(exactly: percent).map(String.init) ?? "\(percent)") + " %"
    }
    func share(of tier: BaselineChange.Tier) -> String { share(demandByTier[tier, default: 0]) }
    return "Beside \(name), \(share(of: .better)) of the demand got better, \(share(of: .worse)) worse,"
      + " \(share(emptyDemand)) came out empty, and \(share(of: .changed)) changed otherwise."
  }
}

extension JudgedQuery {
  /// What became of the query since the baseline: the worst of its sections; nil without a baseline.
  package var tier: BaselineChange.Tier? {
    guard let changes, !changes.isEmpty else { return nil }
    let tiers = Set(changes.map(\.tier))
    if tiers == [.new] { return .new }
    return [.worse, .better, .changed].first(where: tiers.contains) ?? .same
  }
}

package import Evaluation
import Presentation
package import SearchModel

/// What a comparison came to over all queries.
package struct ComparisonSummary: Sendable, Hashable {
  /// Counts and means of a module, or of all of them, in which each query counts as often as it was asked, or once.
  package struct Shares: Sendable, Hashable {
    /// How many pairs of sections were compared; those of queries on one side only count, too.
    package private(set) var compared = 0
    /// How many of them can change: all but those that are empty or hidden on both sides.
    package private(set) var shown = 0
    /// How many of them changed.
    package private(set) var changed = 0
    /// How many of them are identical.
    package private(set) var identical = 0
    /// How many pairs have measures.
    package private(set) var measured = 0
    private var overlapSum = 0.0
    private var rankBiasedOverlapSum = 0.0

    /// The mean overlap of the pairs that have one; nil when none has.
    package var meanOverlap: Double? { measured > 0 ? overlapSum / Double(measured) : nil }
    /// The mean rank-biased overlap of the pairs that have one; nil when none has.
    package var meanRankBiasedOverlap: Double? { measured > 0 ? rankBiasedOverlapSum / Double(measured) : nil }
    /// The changed among the compared pairs in percent; nil when none was compared.
    package var changedPercent: Double? { Self.percent(changed, of: compared) }
    /// The identical among the compared pairs in percent; nil when none was compared.
    package var identicalPercent: Double? { Self.percent(identical, of: compared) }

    private static func percent(_ part: Int, of whole: Int) -> Double? {
      whole > 0 ? Double(part) * 100 / Double(whole) : nil
    }

    /// Counts a section so many times.
    mutating func add(_ section: SectionComparison, count: Int) {
      if section.isCompared { compared = saturatingSum(compared, count) }
      if section.isShown { shown = saturatingSum(shown, count) }
      if section.isChanged { changed = saturatingSum(changed, count) }
      if section.change == .identical { identical = saturatingSum(identical, count) }
      guard let overlap = section.overlap, let rankBiasedOverlap = section.rankBiasedOverlap else { return }
      measured = saturatingSum(measured, count)
      overlapSum += overlap * Double(count)
      rankBiasedOverlapSum += rankBiasedOverlap * Double(count)
    }
  }

  /// What a module, or all of them, came to.
  @dynamicMemberLookup
  package struct Counts: Sendable, Hashable {
    /// The counts in which each query counts once.
    package private(set) var shares = Shares()
    /// The counts in which each query counts as often as it was asked.
    package private(set) var demand = Shares()
    /// How many pairs were not compared, because both sides ended in the same error.
    package private(set) var failed = 0
    /// How many ids went, over all queries.
    package private(set) var lost = 0
    /// How many ids came.
    package private(set) var new = 0
    /// How many ids have another rank.
    package private(set) var moved = 0
    /// How many sections of each side ended in an error.
    package private(set) var errors: [ComparisonSide: Int] = [:]

    /// One of the counts in which each query counts once.
    package subscript<Value>(dynamicMember path: KeyPath<Shares, Value>) -> Value { shares[keyPath: path] }

    /// The counts in which each query counts once, or as often as it was asked.
    func shares(byDemand: Bool) -> Shares { byDemand ? demand : shares }

    mutating func add(_ section: SectionComparison, count: Int) {
      shares.add(section, count: 1)
      demand.add(section, count: count)
      if !section.isCompared { failed += 1 }
      lost += section.changes.lost.count
      new += section.changes.new.count
      moved += section.changes.moved.count
      if section.left?.status == .error { errors[.left, default: 0] += 1 }
      if section.right?.status == .error { errors[.right, default: 0] += 1 }
    }
  }

  /// How many queries there are on both sides together.
  package private(set) var queryCount = 0
  /// How many of them have a changed section.
  package private(set) var changedQueryCount = 0
  /// How often all queries were asked.
  package private(set) var demand = 0
  /// How often those with a changed section were asked.
  package private(set) var changedDemand = 0
  /// Whether a query was asked more than once.
  package private(set) var isWeighted = false
  /// How many queries one side alone has.
  package private(set) var onlyCounts: [ComparisonSide: Int] = [:]
  /// How many results of a saved run were left out, because they repeat a query.
  package internal(set) var duplicateCounts: [ComparisonSide: Int] = [:]
  /// Over all modules.
  package private(set) var total = Counts()
  /// By module, in order of first appearance.
  package private(set) var modules: ExactDictionary<Counts> = [:]
  /// The modules that one side alone has, in order of first appearance. They count nowhere.
  package private(set) var unpairedModules: [ComparisonSide: ExactSet] = [:]
  private var tally = SectionTally()

  /// A comparison of nothing.
  package init() {}

  /// Counts a query.
  package mutating func add(_ comparison: QueryComparison) {
    queryCount += 1
    if comparison.count != 1 { isWeighted = true }
    demand = saturatingSum(demand, comparison.count)
    if comparison.isChanged {
      changedQueryCount += 1
      changedDemand = saturatingSum(changedDemand, comparison.count)
    }
    if let side = comparison.onlySide { onlyCounts[side, default: 0] += 1 }
    for section in comparison.sections {
      total.add(section, count: comparison.count)
      modules[section.module, default: Counts()].add(section, count: comparison.count)
    }
    for (side, names) in comparison.unpairedModules { unpairedModules[side, default: []].formUnion(names) }
    tally += comparison.tally
  }

  /// How the sections of both sides ended.
  package var outcome: RunOutcome {
    RunOutcome(
      queries: queryCount, answered: tally.answeredCount, errors: tally.errorCount, refusedKeys: tally.refusedKeyCount,
      truncated: tally.truncatedCount)
  }
}

import SearchModel

@testable import IndexSettings

extension PlainSearchRun {
  /// A record that rules put at a place among the hits.
  struct PromotedRecord {
    let record: PlainRankedRecord
    let objectID: String
    /// The place among the groups of hits, from 0.
    let place: Int
    /// The number of the rule.
    let rule: Int
  }

  /// The numbers of the records that rules hide, with the number of the first rule that does.
  static func hiddenRecords(of rules: RuleOutcome, in index: PlainIndex) -> [Int: Int] {
    rules.hidings.reduce(into: [:]) { hidden, hiding in
      guard let number = index.number(of: hiding.objectID), hidden[number] == nil else { return }
      hidden[number] = hiding.rule
    }
  }

  /// The records that are promoted, by their places, and why others are not.
  ///
  /// A promoted record is a hit, whether it matches or not. Of two rules that promote one record, that of the higher
  /// precedence counts; of records with one position the one with the smaller id gets it and the others follow. A
  /// hidden record is not promoted: our decision, as the documentation of Algolia leaves it open.
  func promotedRecords() -> (
    records: [PromotedRecord], obstacles: [(promotion: RuleOutcome.Promotion, obstacle: PromotionObstacle)]
  ) {
    var candidates: [(promotion: RuleOutcome.Promotion, number: Int)] = []
    var obstacles: [(RuleOutcome.Promotion, PromotionObstacle)] = []
    for promotion in rules.promotions {
      let number = index.number(of: promotion.objectID)
      if let obstacle = obstacle(to: promotion, of: number, besides: candidates.map(\.number)) {
        obstacles.append((promotion, obstacle))
      } else if let number {
        candidates.append((promotion, number))
      }
    }
    candidates.sort { left, right in
      left.promotion.position == right.promotion.position
        ? utf8Precedes(left.promotion.objectID, right.promotion.objectID)
        : left.promotion.position < right.promotion.position
    }
    var next = 0
    let records = candidates.map { promotion, number in
      let place = max(promotion.position, next)
      next = place + 1
      return PromotedRecord(
        record: promoted(number), objectID: promotion.objectID, place: place, rule: promotion.rule)
    }
    return (records, obstacles)
  }

  /// Why a record is not promoted, nil when it is.
  private func obstacle(
    to promotion: RuleOutcome.Promotion, of number: Int?, besides promoted: [Int]
  ) -> PromotionObstacle? {
    guard let number else { return .unknownRecord }
    if hiddenRecords[number] != nil { return .hidden }
    if promoted.contains(number) { return .promotedBefore }
    if promotion.isFiltered, !filters.accepts(number) { return .filters }
    let isGrouped = options.distinctCount > 0
    return isGrouped && promoted.contains { index.groups[$0] == index.groups[number] } ? .groupPromotedBefore : nil
  }

  /// A promoted record as a hit: as it matches, else without any match.
  private func promoted(_ number: Int) -> PlainRankedRecord {
    var record = ranked.first { $0.record == number } ?? judged(number, PlainMatch())
    record.isPromoted = true
    return record
  }
}

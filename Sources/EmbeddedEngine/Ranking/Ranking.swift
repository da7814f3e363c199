/// Orders the records that a query matches, criterion by criterion.
struct Ranking {
  private let criteria: Criteria
  private let order: [RankingCriterion]
  private let sortOrders: [AttributeOrder: SortOrder]

  init(_ criteria: Criteria) {
    self.criteria = criteria
    order = criteria.options.criteria
    var sortOrders = criteria.index.sortOrders
    for case .sort(let order) in order where sortOrders[order] == nil {
      sortOrders[order] = SortOrder(order, records: criteria.index.records)
    }
    self.sortOrders = sortOrders
  }

  /// Sorts records; those that no criterion tells apart keep the order of the index.
  func sort(_ records: inout [RankedRecord]) {
    for place in records.indices { records[place].key = order.map { key($0, of: records[place]) } }
    records.sort { left, right in
      for (first, second) in zip(left.key, right.key) where first != second { return first < second }
      return left.record < right.record
    }
  }

  /// A criterion's value as the sort reads it: lower is better.
  func key(_ criterion: RankingCriterion, of record: RankedRecord) -> Int {
    switch criterion {
    case .words, .filters, .exact: -(value(criterion, of: record) ?? 0)
    default: value(criterion, of: record) ?? SortOrder.missing
    }
  }

  /// A criterion's value as Algolia counts it; for an attribute's order the place in it, nil without the attribute.
  func value(_ criterion: RankingCriterion, of record: RankedRecord) -> Int? {
    switch criterion {
    case .typo: criteria.typo(record)
    case .geo: criteria.geo(record)
    case .words: criteria.words(record)
    case .filters: criteria.filters(record)
    case .proximity: criteria.proximity(record)
    case .attribute: criteria.attribute(record)
    case .exact: criteria.exact(record)
    case .custom: nil
    case .sort(let order): sortOrders[order]?.place(of: record.record)
    }
  }
}

import SearchModel

@testable import IndexSettings

/// A record that a query matches, or that a rule promotes, with what the criteria judge.
struct PlainRankedRecord {
  /// The number of the record in the index.
  let record: Int
  var match: PlainMatch
  /// The sum of its filters' scores.
  var filterScore = 0
  /// The nearest of its places, for a search around a place.
  var nearest: NearestPlace?
  /// Whether a rule put it in its place.
  var isPromoted = false
}

/// Orders the records that a query matches, criterion by criterion.
struct PlainRanking {
  private let criteria: PlainCriteria
  private let sortOrders: [AttributeOrder: PlainSortOrder]

  init(_ criteria: PlainCriteria) {
    self.criteria = criteria
    let index = criteria.index
    var sortOrders: [AttributeOrder: PlainSortOrder] = [:]
    for case .sort(let order) in criteria.options.criteria + (index.relevantSort?.orders ?? []).map({ .sort($0) }) {
      sortOrders[order] = PlainSortOrder(order, records: index.records)
    }
    self.sortOrders = sortOrders
  }

  /// Sorts records; those that no criterion tells apart stand by their falling ids.
  func sorted(_ records: [PlainRankedRecord]) -> [PlainRankedRecord] {
    let index = criteria.index
    let keys = records.map { record in
      criteria.options.criteria.map { key($0, of: record) } + [index.idPlaces[record.record]]
    }
    return records.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { records[$0] }
  }

  /// A criterion's value as the sort reads it: lower is better.
  func key(_ criterion: RankingCriterion, of record: PlainRankedRecord) -> Int {
    switch criterion {
    case .words, .filters, .exact: -(value(criterion, of: record) ?? 0)
    default: value(criterion, of: record) ?? PlainSortOrder.missing
    }
  }

  /// A criterion's value as Algolia counts it; for an attribute's order the place in it, nil without the attribute.
  func value(_ criterion: RankingCriterion, of record: PlainRankedRecord) -> Int? {
    switch criterion {
    case .typo: criteria.typo(record)
    case .geo: criteria.geo(record)
    case .words: criteria.words(record)
    case .filters: criteria.filters(record)
    case .proximity: criteria.proximity(record)
    case .attribute: criteria.attribute(record)
    case .exact: criteria.exact(record)
    case .custom: nil
    case .sort(let order): sortOrders[order]?.places[record.record]
    }
  }
}

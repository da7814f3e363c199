import OrderedCollections
import SearchModel

@testable import IndexSettings

/// Counts facet values and their statistics over matching records.
struct PlainFacetCounter {
  let index: PlainIndex
  let options: SearchOptions

  /// The attributes asked for that are counted, `*` being all, in the order asked.
  private var attributes: [String] {
    let counted = index.faceting.attributes.filter(index.faceting.isCounted)
    let all = counted.flatMap { [$0] + index.facetMembers(of: $0) }
    let asked = options.values.facets.flatMap { $0 == "*" ? all : [$0] }
    return OrderedSet(asked.filter(index.faceting.isCounted)).elements
  }

  /// Adds the counts to a response.
  ///
  /// - Parameters:
  ///   - records: all matching records.
  ///   - kept: those that are left when groups are cut down to their best.
  func count(records: [PlainRankedRecord], kept: [PlainRankedRecord], into response: inout SearchResponse) {
    let order = FacetOrder(rawValue: options.string("sortFacetValuesBy")) ?? .count
    let keepsAllTypos = options.typoTolerance != .min && options.typoTolerance != .strict
    for attribute in attributes {
      guard let column = index.facetColumn(attribute) else { continue }
      let isAfterDistinct = options.flag("facetingAfterDistinct") || index.faceting.isCountedAfterDistinct(attribute)
      let counted = isAfterDistinct && keepsAllTypos ? kept : records
      let facets = order.sorted(Self.facets(in: column, of: counted)).prefix(
        min(options.integer("maxValuesPerFacet"), 1_000))
      if !facets.isEmpty { response.facets[attribute] = Array(facets) }
      response.facetStats[attribute] = statistics(of: attribute, records: counted)
    }
  }

  /// The values of a column that occur among records, with their counts; values that print alike (`1` and `"1"`) are
  /// one.
  static func facets(in column: PlainFacetColumn, of records: [PlainRankedRecord]) -> [Facet] {
    var counts = column.values.map { _ in 0 }
    for record in records {
      for value in column.rows[record.record] { counts[value] += 1 }
    }
    var facets: ExactDictionary<Int> = [:]
    for (value, count) in zip(column.values, counts) where count > 0 { facets[value.text, default: 0] += count }
    return facets.map { Facet(value: $0.key, count: $0.value) }
  }

  /// The statistics of an attribute's numbers, added up in the order that records have without a query; nil without
  /// any.
  private func statistics(of attribute: String, records: [PlainRankedRecord]) -> FacetStats? {
    let path = FieldPath(attribute)
    let inOrder = records.map(\.record).sorted { index.staticRanks[$0] < index.staticRanks[$1] }
    let numbers = inOrder.flatMap { record in
      index.records[record].plainValues(at: path).compactMap(\.doubleValue)
    }
    guard let first = numbers.first else { return nil }
    let sum = numbers.reduce(0, +)
    let (least, greatest, mean) = (
      numbers.reduce(first, min), numbers.reduce(first, max), sum / Double(numbers.count)
    )
    // Algolia prints what it calculates with six digits, unless it calculates with integers.
    guard numbers.contains(where: { $0 != $0.rounded() }) else {
      return FacetStats(min: least, max: greatest, avg: mean.rounded(.towardZero), sum: sum)
    }
    let printed = [least, greatest, mean, sum].map(PlainNumbers.sixDigits)
    return FacetStats(min: printed[0], max: printed[1], avg: printed[2], sum: printed[3])
  }
}

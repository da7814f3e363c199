import OrderedCollections
import SearchModel

/// Counts facet values and their statistics over matching records.
struct FacetCounter {
  let index: EmbeddedIndex
  let options: SearchOptions

  /// The attributes asked for that are counted, `*` being all, in the order asked.
  var attributes: [String] {
    let counted = index.faceting.attributes.filter(index.faceting.isCounted)
    var attributes: OrderedSet<String> = []
    for name in options.values.facets {
      if name == "*" {
        attributes.append(contentsOf: counted)
      } else if index.faceting.isCounted(name) {
        attributes.append(name)
      }
    }
    return attributes.elements
  }

  /// Adds the counts to a response.
  ///
  /// - Parameters:
  ///   - records: all matching records.
  ///   - kept: those that are left when groups are cut down to their best.
  func count(records: [RankedRecord], kept: [RankedRecord], into response: inout SearchResponse) {
    let order = FacetOrder(rawValue: options.string("sortFacetValuesBy")) ?? .count
    for attribute in attributes {
      guard let column = index.facetColumns[attribute] else { continue }
      let isAfterDistinct =
        options.isFacetingAfterDistinct
        || (index.faceting.isCountedAfterDistinct(attribute) && options.typoTolerance != .min
          && options.typoTolerance != .strict)
      let counted = isAfterDistinct ? kept : records
      let facets = Self.merged(Self.counts(in: column, of: counted), column: column)
      let listed = order.sorted(facets).prefix(options.integer("maxValuesPerFacet"))
      if !listed.isEmpty { response.facets[attribute] = Array(listed) }
      response.facetStats[attribute] = statistics(of: attribute, records: counted)
    }
  }

  /// How many of the records have each value of a column, by the value's number.
  static func counts(in column: FacetColumn, of records: [RankedRecord]) -> [Int] {
    var counts = Array(repeating: 0, count: column.values.count)
    for record in records {
      for value in column.rows[record.record] { counts[Int(value)] += 1 }
    }
    return counts
  }

  /// Facets of the values that occur; values that print alike (`1` and `"1"`) are one.
  static func merged(_ counts: [Int], column: FacetColumn) -> [Facet] {
    var facets: OrderedDictionary<String, Int> = [:]
    for (value, count) in zip(column.values, counts) where count > 0 { facets[value.text, default: 0] += count }
    return facets.map { Facet(value: $0.key, count: $0.value) }
  }

  /// The statistics of an attribute's numbers, nil without any.
  private func statistics(of attribute: String, records: [RankedRecord]) -> FacetStats? {
    guard let column = index.facetColumns[attribute], column.values.contains(where: { $0.number != nil }) else {
      return nil
    }
    let path = FieldPath(attribute)
    var stats: FacetStats?
    var count = 0
    for record in records.sorted(by: { $0.record < $1.record }) {
      for number in index.records[record.record].values(at: path).compactMap(\.doubleValue) {
        var next = stats ?? FacetStats(min: number, max: number, avg: 0, sum: 0)
        next.min = min(next.min, number)
        next.max = max(next.max, number)
        next.sum += number
        stats = next
        count += 1
      }
    }
    guard var stats else { return nil }
    stats.avg = stats.sum / Double(count)
    return stats
  }
}

import SearchModel

extension StoredNumbers {
  /// The statistics of the numbers of documents, nil without any.
  ///
  /// - Parameter documents: the documents in the order of their records, since a sum of doubles depends on its order.
  func statistics(over documents: some Sequence<DocumentID>) -> FacetStats? {
    var statistics = NumberStatistics()
    for document in documents {
      rows.forEachElement(of: rows.rows[Int(document)]) { statistics.add(layout.double($0)) }
    }
    return statistics.result
  }
}

/// Adds up numbers one by one.
struct NumberStatistics {
  private var stats: FacetStats?
  private var count = 0

  mutating func add(_ number: Double) {
    var next = stats ?? FacetStats(min: number, max: number, avg: 0, sum: 0)
    next.min = min(next.min, number)
    next.max = max(next.max, number)
    next.sum += number
    stats = next
    count += 1
  }

  /// The statistics, nil without a number.
  var result: FacetStats? {
    guard var stats else { return nil }
    stats.avg = stats.sum / Double(count)
    return stats
  }
}

import SearchModel

extension StoredFacet {
  /// Counts the values over documents.
  func counts(over documents: DocumentSet) -> FacetCounts {
    var counts = [Int](repeating: 0, count: valueCount)
    for document in documents { count(document, into: &counts) }
    return FacetCounts(counts)
  }

  /// Counts the values over documents, each of which is listed once.
  func counts(over documents: [DocumentID]) -> FacetCounts {
    var counts = [Int](repeating: 0, count: valueCount)
    for document in documents { count(document, into: &counts) }
    return FacetCounts(counts)
  }

  private func count(_ document: DocumentID, into counts: inout [Int]) {
    rows.forEachElement(of: rows.rows[Int(document)]) { element in
      if element < UInt64(counts.count) { counts[Int(element)] += 1 }
    }
  }

  /// The facets of counts: values of one text are one facet.
  ///
  /// - Parameters:
  ///   - order: how they are sorted.
  ///   - limit: how many are listed.
  func facets(_ counts: FacetCounts, by order: FacetOrder, limit: Int) -> [Facet] {
    orderedValues(counts, by: order).prefix(max(limit, 0)).map { Facet(value: text(of: $0.value), count: $0.count) }
  }

  /// All values that occur, in order; of values of one text the first stands for all.
  func orderedValues(_ counts: FacetCounts, by order: FacetOrder) -> [(value: Int, count: Int)] {
    let merged = merged(counts)
    guard order == .count else { return merged }
    // Values are numbered in the order of their texts.
    return merged.sorted { $0.count == $1.count ? $0.value < $1.value : $0.count > $1.count }
  }

  /// The counts with values of one text added up.
  private func merged(_ counts: FacetCounts) -> [(value: Int, count: Int)] {
    var merged: [(value: Int, count: Int)] = []
    for entry in counts.entries {
      if let last = merged.last, bytes(of: last.value).elementsEqual(bytes(of: entry.value)) {
        merged[merged.count - 1].count += entry.count
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}

extension FacetCounts {
  fileprivate init(_ counts: [Int]) {
    entries = counts.enumerated().compactMap { $0.element > 0 ? ($0.offset, $0.element) : nil }
  }
}

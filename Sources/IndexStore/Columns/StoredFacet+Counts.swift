package import SearchModel

extension StoredFacet {
  /// From so many codes on, codes are counted in a table only when there are enough documents to fill it.
  private static let mostTabled = 1 << 14

  /// Counts the values over documents.
  package func counts(over documents: DocumentSet) -> FacetCounts {
    counts(over: documents, count: documents.count) { $0.count(documents, column.codes) }
  }

  /// Counts the values over documents, each of which is listed once.
  package func counts(over documents: [DocumentID]) -> FacetCounts {
    counts(over: documents, count: documents.count) { $0.count(documents, column.codes) }
  }

  /// Whether any of the documents has a value.
  package func hasValues(among documents: some Sequence<DocumentID>) -> Bool {
    let (codes, limit) = (column.codes, UInt64(valueCount))
    return documents.contains { document in codes.containsElement(of: codes[document]) { $0 < limit } }
  }

  /// Counts the values over some documents, in a table that a body fills or one by one.
  private func counts(
    over documents: some Sequence<DocumentID>, count: @autoclosure () -> Int, fill: (inout CodeHistogram) -> Void
  ) -> FacetCounts {
    let codeCount = valueCount + 1 + column.codes.listCount
    guard codeCount <= Self.mostTabled || count() > codeCount / 8 else {
      return FacetCounts(occurring: values(of: documents))
    }
    var histogram = CodeHistogram(codeCount: codeCount)
    fill(&histogram)
    return counts(of: histogram)
  }

  /// Each value as often as documents have it.
  private func values(of documents: some Sequence<DocumentID>) -> [UInt64] {
    let (codes, limit) = (column.codes, UInt64(valueCount))
    var values: [UInt64] = []
    for document in documents {
      codes.forEachElement(of: codes[document]) { element in
        if element < limit { values.append(element) }
      }
    }
    return values
  }

  private func counts(of histogram: CodeHistogram) -> FacetCounts {
    let codes = column.codes
    let singles = histogram.counts[1..<valueCount + 1]
    guard codes.listCount > 0, valueCount == codes.valueCount else { return FacetCounts(singles) }
    var counts = Array(singles)
    for list in 0..<codes.listCount {
      let count = histogram.counts[valueCount + 1 + list]
      guard count > 0 else { continue }
      codes.forEachElement(of: codes.firstListCode &+ UInt64(list)) { element in
        if element < UInt64(counts.count) { counts[Int(element)] &+= count }
      }
    }
    return FacetCounts(counts)
  }
}

extension StoredFacet {
  /// The facets of counts: values of one text are one facet.
  ///
  /// - Parameters:
  ///   - order: how they are sorted.
  ///   - limit: how many are listed.
  package func facets(_ counts: FacetCounts, by order: FacetOrder, limit: Int) -> [Facet] {
    let entries = merged(counts)
    // Values are numbered in the order of their texts.
    let listed = order == .count ? Self.mostFrequent(of: entries, limit: limit) : Array(entries.prefix(max(limit, 0)))
    return listed.map { Facet(value: text(of: Int($0.value)), count: Int($0.count)) }
  }

  /// All values that occur, in order; of values of one text the first stands for all.
  package func orderedValues(_ counts: FacetCounts, by order: FacetOrder) -> [(value: Int, count: Int)] {
    let entries = merged(counts)
    let sorted = order == .count ? Self.mostFrequent(of: entries, limit: .max) : entries
    return sorted.map { (Int($0.value), Int($0.count)) }
  }

  /// The values with the highest counts; of equal counts those that come first.
  private static func mostFrequent(of entries: [FacetCounts.Entry], limit: Int) -> [FacetCounts.Entry] {
    // Lower keys are better.
    func key(_ place: Int) -> UInt64 { UInt64(~entries[place].count) << 32 | UInt64(place) }
    var keys: [UInt64]
    if limit >= entries.count / 2 {
      keys = entries.indices.map(key)
      RadixOrder.sort(&keys)
    } else {
      var best = LeastNumbers(limit: limit)
      for place in entries.indices { best.insert(key(place)) }
      keys = best.sorted()
    }
    return keys.prefix(max(limit, 0)).map { entries[Int($0 & 0xFFFF_FFFF)] }
  }

  /// The counts with values of one text added up.
  private func merged(_ counts: FacetCounts) -> [FacetCounts.Entry] {
    // Values of one kind have different texts.
    guard kinds.count > 0 else { return counts.entries }
    var merged: [FacetCounts.Entry] = []
    merged.reserveCapacity(counts.entries.count)
    for entry in counts.entries {
      if let last = merged.indices.last, haveOneText(merged[last].value, entry.value) {
        merged[last].count += entry.count
      } else {
        merged.append(entry)
      }
    }
    return merged
  }

  private func haveOneText(_ left: UInt32, _ right: UInt32) -> Bool {
    // Values of one text are neighbours, of different kinds.
    guard right &- left < 5, kinds[Int(left)] != kinds[Int(right)] else { return false }
    return bytes(of: Int(left)).elementsEqual(bytes(of: Int(right)))
  }
}

/// Keeps the least of many numbers.
struct LeastNumbers {
  private let limit: Int
  /// A heap with the greatest number first.
  private var heap: [UInt64] = []

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  @inline(__always)
  mutating func insert(_ number: UInt64) {
    if heap.count == limit {
      guard limit > 0, number < heap[0] else { return }
      heap[0] = number
      sink()
    } else {
      heap.append(number)
      rise()
    }
  }

  private mutating func rise() {
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child] < heap[child + 1] { child += 1 }
      guard heap[place] < heap[child] else { return }
      heap.swapAt(place, child)
      place = child
    }
  }

  /// The numbers that were kept, ascending.
  func sorted() -> [UInt64] { heap.sorted() }
}

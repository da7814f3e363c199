/// How many documents have each value of a facet, of the values that occur.
package struct FacetCounts: Sendable {
  /// A value and how many documents have it.
  struct Entry: Sendable, Hashable {
    let value: UInt32
    var count: UInt32
  }

  /// The values that occur, ascending.
  let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// - Parameter counts: the count of each value.
  init(_ counts: some Collection<UInt32>) {
    var entries: [Entry] = []
    for (value, count) in counts.enumerated() where count > 0 {
      entries.append(Entry(value: UInt32(truncatingIfNeeded: value), count: count))
    }
    self.entries = entries
  }

  /// - Parameter values: each value as often as it occurs.
  init(occurring values: consuming [UInt64]) {
    RadixOrder.sort(&values)
    var entries: [Entry] = []
    for value in values {
      if let last = entries.indices.last, entries[last].value == value {
        entries[last].count += 1
      } else {
        entries.append(Entry(value: UInt32(truncatingIfNeeded: value), count: 1))
      }
    }
    self.entries = entries
  }
}

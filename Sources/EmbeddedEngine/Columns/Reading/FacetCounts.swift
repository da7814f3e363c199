/// How many documents have each value of a facet, of the values that occur.
struct FacetCounts: Sendable {
  /// The values that occur, ascending, with their counts.
  let entries: [(value: Int, count: Int)]

  /// The count of a value.
  subscript(value: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].value < value { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].value == value ? entries[low].count : 0
  }
}

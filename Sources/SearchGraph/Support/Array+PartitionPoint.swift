extension Array {
  /// How many elements at the start fulfil a condition that none of the following does. Complexity: logarithmic.
  func partitionPoint(where precedes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if precedes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

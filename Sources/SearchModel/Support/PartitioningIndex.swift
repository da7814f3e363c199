extension Range where Bound: BinaryInteger {
  /// The first number for which a condition holds that holds for all after it as well; the end when it holds for none.
  ///
  /// - Complexity: O(log *n*) in the length of the range.
  @inlinable
  package func partitioningIndex(where holds: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index of an element for which a condition holds that holds for all after it as well; the end when it
  /// holds for none.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitioningIndex { holds(self[$0]) }
  }
}

extension Range where Bound: BinaryInteger {
  /// The first number for which a condition holds that holds for all behind it as well; the end when it holds for none.
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

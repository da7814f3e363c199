import SearchModel

extension [Range<Int>] {
  /// Whether one of the ranges, which ascend and lie apart, has a place of another one.
  ///
  /// - Complexity: O(log *n*) in their number.
  func overlaps(_ range: Range<Int>) -> Bool {
    let next = indices.partitioningIndex { self[$0].upperBound > range.lowerBound }
    return next < count && self[next].overlaps(range)
  }

  /// The places of these ranges and of others, as ranges that ascend and lie apart.
  func union(_ others: [Range<Int>]) -> [Range<Int>] {
    var union: [Range<Int>] = []
    for range in (self + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.last, range.lowerBound <= last.upperBound {
        union[union.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        union.append(range)
      }
    }
    return union
  }
}

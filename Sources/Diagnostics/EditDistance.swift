/// How far two texts are from each other.
package enum EditDistance {
  /// The optimal string alignment distance: insertions, removals, replacements and swaps of neighbours, no part edited twice.
  ///
  /// - Complexity: time of the product of the lengths, space of one of them.
  package static func between<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}

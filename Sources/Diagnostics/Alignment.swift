/// The fewest edits that make one text of another: insertions, removals, replacements and swaps of neighbours, no part
/// edited twice (optimal string alignment).
///
/// It records every step, so that it can list the edits. To test many words for nearness only, `EditDistance` of the
/// query's words stops early.
package struct Alignment<Element: Equatable> {
  /// What is done to the first text.
  package enum Edit {
    case replacement
    case removal
    case insertion
    case swap
  }

  private let source: [Element]
  private let target: [Element]
  /// The edits between the beginnings of both texts: a row for each beginning of the target.
  private var costs: [Int]

  /// Aligns two texts.
  ///
  /// - Complexity: time and space of the product of the lengths.
  package init(from source: [Element], to target: [Element]) {
    self.source = source
    self.target = target
    let width = source.count + 1
    costs = Array(repeating: 0, count: (target.count + 1) * width)
    for row in 0...target.count {
      for column in 0...source.count {
        let place = row * width + column
        guard row > 0, column > 0 else {
          costs[place] = row + column
          continue
        }
        let replaced = costs[place - width - 1] + (target[row - 1] == source[column - 1] ? 0 : 1)
        costs[place] = min(replaced, costs[place - 1] + 1, costs[place - width] + 1)
        if areSwapped(row, column) { costs[place] = min(costs[place], costs[place - 2 * width - 2] + 1) }
      }
    }
  }

  private func areSwapped(_ row: Int, _ column: Int) -> Bool {
    row > 1 && column > 1 && target[row - 1] == source[column - 2] && target[row - 2] == source[column - 1]
  }

  /// How many edits it takes. Where both texts begin or end alike, none is needed.
  ///
  /// - Complexity: time and space of the product of the lengths of what is between.
  @_specialize(where Element == UInt8)
  @_specialize(where Element == Unicode.Scalar)
  package static func distance(from source: [Element], to target: [Element]) -> Int {
    var (source, target) = (source[...], target[...])
    while let first = source.first, first == target.first {
      (source, target) = (source.dropFirst(), target.dropFirst())
    }
    while let last = source.last, last == target.last { (source, target) = (source.dropLast(), target.dropLast()) }
    if source.isEmpty || target.isEmpty { return source.count + target.count }
    return Alignment(from: Array(source), to: Array(target)).costs.last ?? 0
  }

  /// The edits in the order of the texts.
  package var edits: [Edit] {
    let width = source.count + 1
    var edits: [Edit] = []
    var (row, column) = (target.count, source.count)
    while row > 0 || column > 0 {
      let place = row * width + column
      if row > 0, column > 0, target[row - 1] == source[column - 1], costs[place] == costs[place - width - 1] {
        (row, column) = (row - 1, column - 1)
      } else if areSwapped(row, column), costs[place] == costs[place - 2 * width - 2] + 1 {
        edits.append(.swap)
        (row, column) = (row - 2, column - 2)
      } else if row > 0, column > 0, costs[place] == costs[place - width - 1] + 1 {
        edits.append(.replacement)
        (row, column) = (row - 1, column - 1)
      } else if column > 0, costs[place] == costs[place - 1] + 1 {
        edits.append(.removal)
        column -= 1
      } else {
        edits.append(.insertion)
        row -= 1
      }
    }
    return edits.reversed()
  }
}

/// A typo of a query word, as against the word of a record that it matches.
public enum TypoEdit: String, Sendable, Hashable {
  /// Another letter stands in the place of one.
  case substitution
  /// A letter of the record's word is not there.
  case missingLetter = "missing letter"
  /// There is a letter that the record's word has not.
  case extraLetter = "extra letter"
  /// Two neighbouring letters stand in the other order.
  case swappedLetters = "swapped letters"

  /// The fewest typos that make one word of another, in the order of their letters.
  ///
  /// It counts as ``EditDistance`` does, and remembers all rows, as only what is shown to people goes through it.
  static func edits(from word: some Sequence<Unicode.Scalar>, to query: some Sequence<Unicode.Scalar>) -> [TypoEdit] {
    let (word, query) = (Array(word), Array(query))
    let width = word.count + 1
    var costs = Array(repeating: 0, count: (query.count + 1) * width)
    func areSwapped(_ row: Int, _ column: Int) -> Bool {
      row > 1 && column > 1 && query[row - 1] == word[column - 2] && query[row - 2] == word[column - 1]
    }
    for row in 0...query.count {
      for column in 0...word.count {
        let place = row * width + column
        guard row > 0, column > 0 else {
          costs[place] = row + column
          continue
        }
        let replaced = costs[place - width - 1] + (query[row - 1] == word[column - 1] ? 0 : 1)
        costs[place] = min(replaced, costs[place - 1] + 1, costs[place - width] + 1)
        if areSwapped(row, column) { costs[place] = min(costs[place], costs[place - 2 * width - 2] + 1) }
      }
    }
    var edits: [TypoEdit] = []
    var (row, column) = (query.count, word.count)
    while row > 0 || column > 0 {
      let place = row * width + column
      if row > 0, column > 0, query[row - 1] == word[column - 1], costs[place] == costs[place - width - 1] {
        (row, column) = (row - 1, column - 1)
      } else if areSwapped(row, column), costs[place] == costs[place - 2 * width - 2] + 1 {
        edits.append(.swappedLetters)
        (row, column) = (row - 2, column - 2)
      } else if row > 0, column > 0, costs[place] == costs[place - width - 1] + 1 {
        edits.append(.substitution)
        (row, column) = (row - 1, column - 1)
      } else if column > 0, costs[place] == costs[place - 1] + 1 {
        edits.append(.missingLetter)
        column -= 1
      } else {
        edits.append(.extraLetter)
        row -= 1
      }
    }
    return edits.reversed()
  }
}

import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

struct EditDistanceTests {
  /// The whole table of distances between beginnings, as the textbook has it.
  private func table(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> [[Int]] {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    for row in 1...left.count {
      for column in 1...right.count {
        let substitution = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        table[row][column] = min(substitution, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table
  }

  @Test(arguments: 1...40)
  func bandEqualsTheWholeTable(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var distance = EditDistance()
    for _ in 0..<500 {
      let query = random.word(1...9, of: "abc")
      let word = random.word(1...11, of: "abcd")
      let limit = Int.random(in: 0...2, using: &random)
      let isPrefix = Bool.random(using: &random)
      let queryWord = QueryWord(
        word: Word(query), range: 0..<query.count, isPrefix: isPrefix, typoAllowance: limit)
      let match = distance.match(queryWord, Word(word))
      let table = table(query, word)
      let surcharge = query[0] == word[0] ? 0 : EditDistance.firstLetterSurcharge
      let whole = table[query.count][word.count]
      let prefix = table[query.count].dropFirst().min() ?? 0
      let context: Comment = "seed \(seed): \(query) \(word) limit \(limit) prefix \(isPrefix)"
      expectEqual(match?.whole, (whole <= limit ? whole + (whole > 0 ? surcharge : 0) : nil), context)
      expectEqual(match?.prefix, (isPrefix && prefix <= limit ? prefix + (prefix > 0 ? surcharge : 0) : nil), context)
      if let match, match.prefix != nil {
        expectEqual(table[query.count][match.prefixLength], prefix, context)
      }
    }
  }
}

/// How a query word matches a record word: with how many typos as a whole, and as a beginning.
package struct WordMatch: Hashable {
  /// The typos of the whole word, nil when it is too different.
  package var whole: Int?
  /// The typos of the best beginning, nil when no beginning is near enough or beginnings do not count.
  package var prefix: Int?
  /// How many letters of the record word the best beginning has.
  package var prefixLength = 0
}

/// Counts the typos between words: missing, extra, swapped and substituted letters (optimal string alignment).
///
/// Only a band as wide as the allowance is computed; the rows are kept between calls.
package struct EditDistance {
  /// What a typo that touches the first letter adds to the count.
  package static let firstLetterSurcharge = 1

  private var previous: [Int] = []
  private var current: [Int] = []
  private var beforePrevious: [Int] = []

  package init() {}

  /// Matches a query word against a record word, nil when neither the whole nor a beginning is near enough.
  package mutating func match(_ query: QueryWord, _ word: Word) -> WordMatch? {
    guard !word.isPlaceholder else { return nil }
    let limit = query.typoAllowance
    let missing = (query.word.mask & ~word.mask).nonzeroBitCount
    guard missing <= limit, word.scalars.count + limit >= query.word.scalars.count else { return nil }
    if !query.isPrefix, word.scalars.count > query.word.scalars.count + limit { return nil }
    let found =
      limit == 0
      ? Self.exactMatch(query.word.scalars, word.scalars, isPrefix: query.isPrefix)
      : distances(query.word.scalars, word.scalars, limit: limit, isPrefix: query.isPrefix)
    guard var match = found, query.word.scalars.first != word.scalars.first else { return found }
    // Words whose first letters differ have a typo there, so both counts are at least 1.
    match.whole = match.whole.map { $0 + Self.firstLetterSurcharge }
    match.prefix = match.prefix.map { $0 + Self.firstLetterSurcharge }
    return match
  }

  private static func exactMatch(_ query: [Unicode.Scalar], _ word: [Unicode.Scalar], isPrefix: Bool) -> WordMatch? {
    guard isPrefix || query.count == word.count, word.starts(with: query) else { return nil }
    return WordMatch(
      whole: query.count == word.count ? 0 : nil, prefix: isPrefix ? 0 : nil, prefixLength: query.count)
  }

  private mutating func distances(
    _ query: [Unicode.Scalar], _ word: [Unicode.Scalar], limit: Int, isPrefix: Bool
  ) -> WordMatch? {
    let length = query.count
    let tooFar = limit + 1
    if current.count <= length {
      current = Array(repeating: tooFar, count: length + 1)
      previous = current
      beforePrevious = current
    }
    for row in 0...length { previous[row] = min(row, tooFar) }
    var match = WordMatch()
    // An empty beginning of the record word would be a match of nothing.
    for column in 1...max(1, min(word.count, length + limit)) where column <= word.count {
      let low = max(1, column - limit)
      let high = min(length, column + limit)
      current[0] = min(column, tooFar)
      if low > 1 { current[low - 1] = tooFar }
      var best = current[0]
      if low <= high {
        for row in low...high {
          let isSame = query[row - 1] == word[column - 1]
          var cost = previous[row - 1] + (isSame ? 0 : 1)
          cost = min(cost, current[row - 1] + 1, previous[row] + 1)
          if row > 1, column > 1, query[row - 1] == word[column - 2], query[row - 2] == word[column - 1] {
            cost = min(cost, beforePrevious[row - 2] + 1)
          }
          current[row] = min(cost, tooFar)
          best = min(best, current[row])
        }
      }
      if high < length { current[high + 1] = tooFar }
      if high == length, current[length] <= limit {
        // Of equally good beginnings the longest one shows best what was meant.
        if isPrefix, current[length] <= match.prefix ?? limit {
          match.prefix = current[length]
          match.prefixLength = column
        }
        if column == word.count { match.whole = current[length] }
      }
      if best > limit { break }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return match.whole == nil && match.prefix == nil ? nil : match
  }
}

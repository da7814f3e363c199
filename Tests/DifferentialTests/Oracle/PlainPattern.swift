@testable import IndexSettings

/// A word of a query, or several joined into one, as words of records are compared with it.
struct PlainPattern {
  /// How it matches a word: with how many typos as a whole, and as a beginning.
  struct Match: Hashable {
    /// nil when the whole word is too different.
    var whole: Int?
    /// nil when no beginning is near enough or beginnings do not count.
    var prefix: Int?
    /// How many letters of the word the best beginning has, of equals the longest.
    var prefixLength = 0
  }

  let letters: [Unicode.Scalar]
  var typoAllowance = 0
  let isPrefix: Bool

  init(_ word: QueryWord) {
    letters = word.word.scalars
    typoAllowance = word.typoAllowance
    isPrefix = word.isPrefix
  }

  /// Neighbouring words as one, without typos.
  init(joining words: ArraySlice<QueryWord>) {
    letters = words.flatMap(\.word.scalars)
    isPrefix = words.last?.isPrefix ?? false
  }

  /// How it matches a word, nil when not at all; a typo in the first letter counts one more.
  func match(_ word: PlainVocabulary.Word) -> Match? {
    if word.isPlaceholder { return nil }
    guard typoAllowance > 0 else {
      guard isPrefix ? word.scalars.starts(with: letters) : word.scalars == letters else { return nil }
      return Match(
        whole: word.scalars == letters ? 0 : nil, prefix: isPrefix ? 0 : nil, prefixLength: letters.count)
    }
    // Words whose lengths differ by more have more typos.
    if word.scalars.count + typoAllowance < letters.count { return nil }
    if !isPrefix, word.scalars.count > letters.count + typoAllowance { return nil }
    let typos = typosOfBeginnings(of: word.scalars)
    let surcharge = letters.first == word.scalars.first ? 0 : 1
    var match = Match()
    if typos[word.scalars.count] <= typoAllowance { match.whole = typos[word.scalars.count] + surcharge }
    // An empty beginning would be a match of nothing.
    if isPrefix, !word.scalars.isEmpty, let best = typos.dropFirst().min(), best <= typoAllowance {
      match.prefix = best + surcharge
      match.prefixLength = typos.lastIndex(of: best) ?? 0
    }
    return match.whole == nil && match.prefix == nil ? nil : match
  }

  /// The typos of each beginning of a word, from the empty one to the whole: the last row of the textbook's table of
  /// missing, extra, swapped and substituted letters (optimal string alignment).
  private func typosOfBeginnings(of word: [Unicode.Scalar]) -> [Int] {
    var beforeLast: [Int] = []
    var last = Array(0...word.count)
    for (row, letter) in letters.enumerated() {
      var current = [row + 1]
      for (column, other) in word.enumerated() {
        var typos = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == word[column - 1], letters[row - 1] == other {
          typos = min(typos, beforeLast[column - 1] + 1)
        }
        current.append(typos)
      }
      (beforeLast, last) = (last, current)
    }
    return last
  }
}

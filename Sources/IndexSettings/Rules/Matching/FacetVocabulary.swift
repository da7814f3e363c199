/// The words of a facet's values, each once.
struct FacetVocabulary: Sendable {
  private var words: [[Unicode.Scalar]] = []
  private var numbers: [[Unicode.Scalar]: Int] = [:]
  /// The words in the order of their letters: those of one beginning stand side by side.
  private var order: [Int] = []

  /// The number of a word, which it gets when it is new; ``sort()`` comes after the last one.
  mutating func add(_ word: [Unicode.Scalar]) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  mutating func sort() {
    order = words.indices.sorted { words[$0].lexicographicallyPrecedes(words[$1]) }
  }

  func number(of word: [Unicode.Scalar]) -> Int? { numbers[word] }

  /// The words that a query word stands for with the typos that it is allowed.
  ///
  /// Words whose beginning is too different already are passed over together.
  func words(near typed: QueryWord) -> [Int] {
    guard typed.typoAllowance > 0 else { return [] }
    var distance = EditDistance()
    var beginnings = BeginningDistances(to: typed.word.scalars, limit: typed.typoAllowance)
    var near: [Int] = []
    var place = 0
    while place < order.count {
      let word = words[order[place]]
      if let length = beginnings.hopelessLength(of: word) {
        let hopeless = word.prefix(length)
        place = firstPlace(after: place) { !words[order[$0]].starts(with: hopeless) }
        continue
      }
      if distance.match(typed, Word(word))?.whole != nil { near.append(order[place]) }
      place += 1
    }
    return near
  }

  /// The first place after one from which on a condition holds. It is near or far, so the steps grow before they are
  /// halved.
  private func firstPlace(after start: Int, where holds: (Int) -> Bool) -> Int {
    var (low, step) = (start, 1)
    while order.count - low > step, !holds(low + step) {
      low += step
      step *= 2
    }
    var high = order.count - low > step ? low + step : order.count
    low += 1
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// How far the beginnings of words are from a query word, for words that come in the order of their letters: what a
/// word has in common with the one before is not computed again.
private struct BeginningDistances {
  private let query: [Unicode.Scalar]
  private let limit: Int
  private var word: [Unicode.Scalar] = []
  /// For each beginning of the word, the empty one first, its distances from the beginnings of the query word.
  private var rows: [[Int]]

  init(to query: [Unicode.Scalar], limit: Int) {
    self.query = query
    self.limit = limit
    rows = [Array(0...query.count)]
  }

  /// How many letters of a word are enough to see that no word which begins with them is near enough; nil when all of
  /// them are not.
  mutating func hopelessLength(of next: [Unicode.Scalar]) -> Int? {
    let common = zip(word, next).prefix { $0 == $1 }.count
    rows.removeLast(rows.count - 1 - min(common, rows.count - 1))
    word = next
    while rows.count <= next.count {
      if isHopeless(rows[rows.count - 1]) { return rows.count - 1 }
      addRow()
    }
    return isHopeless(rows[rows.count - 1]) ? rows.count - 1 : nil
  }

  private func isHopeless(_ row: [Int]) -> Bool { row.allSatisfy { $0 > limit } }

  private mutating func addRow() {
    let column = rows.count
    let last = rows[column - 1]
    var row = [column]
    row.reserveCapacity(last.count)
    for place in 1..<last.count {
      let isSame = query[place - 1] == word[column - 1]
      var cost = min(last[place - 1] + (isSame ? 0 : 1), row[place - 1] + 1, last[place] + 1)
      if place > 1, column > 1, query[place - 1] == word[column - 2], query[place - 2] == word[column - 1] {
        cost = min(cost, rows[column - 2][place - 2] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
}

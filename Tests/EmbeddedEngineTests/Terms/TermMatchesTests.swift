import Testing

@testable import EmbeddedEngine

struct TermMatchesTests {
  /// The letters that the words of a vocabulary are made of.
  private static let alphabets = [
    "ab", "abc", "abcdefghij", "abcdefghijklmnopqrstuvwxyz0123456789", "aàâbçdéèêë", "абвгдежз", "東京大阪ab", "🙂🙃👍🏽ab",
    "aéб東🙂",
  ]

  private func cost(of match: WordMatch?) -> [Int8] {
    [Int8(match?.whole ?? -1), Int8(match?.prefix ?? -1)]
  }

  /// Compares what is found with every word of the vocabulary, one by one.
  private func expectSameCosts(
    _ table: TermTable, _ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool, _ context: String,
    _ distance: inout EditDistance
  ) {
    let query = QueryWord(
      word: Word(word), range: 0..<word.count, isPrefix: isPrefix, typoAllowance: allowance)
    let matches = table.matches(word, allowance: allowance, isPrefix: isPrefix)
    var last: TermID = 0
    for run in matches.runs {
      #expect(!run.terms.isEmpty && run.terms.lowerBound >= last, "\(context): runs ascend")
      last = run.terms.upperBound
    }
    for term in 0..<TermID(table.count) {
      let expected = distance.match(
        query, Word(table.scalars(of: term), isPlaceholder: table.placeholders.contains(term)))
      let found = matches.cost(of: term)
      if [found?.whole ?? -1, found?.prefix ?? -1] != cost(of: expected) {
        Issue.record(
          "\(context): \(word) allowance \(allowance) prefix \(isPrefix), \(table.scalars(of: term)): \(String(describing: found)) instead of \(cost(of: expected))"
        )
        return
      }
    }
  }

  /// A word with some of its letters missing, added, swapped or changed, or a beginning of it.
  private func variation(
    of word: [Unicode.Scalar], alphabet: String, _ random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    var word = word
    for _ in 0..<Int.random(in: 0...3, using: &random) where word.count > 1 {
      let place = Int.random(in: 0..<word.count, using: &random)
      let letter = random.word(1...1, of: alphabet)[0]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: word.remove(at: place)
      case 1: word.insert(letter, at: place)
      case 2: word[place] = letter
      case 3: word.swapAt(place, max(0, place - 1))
      default: word = Array(word.prefix(max(1, place)))
      }
    }
    return word
  }

  @Test(arguments: 1...45)
  func typosAreCountedAsEditDistanceDoes(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = Self.alphabets[seed % Self.alphabets.count]
    let words = (0..<[5, 70, 200, 400][seed % 4]).map { _ in random.word(1...12, of: alphabet) }
    let texts = Set(words.map { String(String.UnicodeScalarView($0)) })
    let table = try makeTermTable(Array(texts), placeholders: seed % 3 == 0 ? ["a", "ab", "été"] : [])
    var distance = EditDistance()
    for _ in 0..<30 {
      let origin =
        Bool.random(using: &random) ? words.randomElement(using: &random) ?? [] : random.word(1...12, of: alphabet)
      let word = variation(of: origin, alphabet: alphabet, &random)
      expectSameCosts(
        table, word, allowance: Int.random(in: 0...2, using: &random), isPrefix: Bool.random(using: &random),
        "seed \(seed)",
        &distance)
    }
  }
}

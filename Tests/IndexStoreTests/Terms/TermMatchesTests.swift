import TestSupport
import Testing

@testable import IndexSettings
@testable import IndexStore

struct TermMatchesTests {
  /// The letters that the words of a vocabulary are made of.
  private static let alphabets = [
    "ab", "abc", "abcdefghij", "abcdefghijklmnopqrstuvwxyz0123456789", "aàâbçdéèêë", "абвгдежз", "東京大阪ab",
    "🙂🙃👍🏽ab", "aéб東🙂",
  ]

  /// Compares what is found with what ``EditDistance`` says of every word of the vocabulary, one by one.
  private func expectSameCosts(
    _ table: TermTable, _ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool, _ context: String
  ) {
    var distance = EditDistance()
    let query = QueryWord(
      word: Word(word), range: 0..<word.count, isPrefix: isPrefix, typoAllowance: allowance)
    let matches = table.matches(word, allowance: allowance, isPrefix: isPrefix)
    var end: TermID = 0
    for run in matches.runs {
      #expect(!run.terms.isEmpty && run.terms.lowerBound >= end, "\(context): runs ascend")
      end = run.terms.upperBound
    }
    for term in 0..<TermID(table.count) {
      let scalars = table.scalars(of: term)
      let candidate = Word(scalars, isPlaceholder: table.placeholders.contains(term))
      let match = distance.match(query, candidate)
      let expected = [match?.whole ?? -1, match?.prefix ?? -1]
      let cost = matches.cost(of: term)
      let found = [Int(cost?.whole ?? -1), Int(cost?.prefix ?? -1)]
      guard found != expected else { continue }
      let (left, right) = (String(String.UnicodeScalarView(word)), String(String.UnicodeScalarView(scalars)))
      Issue.record("\(context): \(left) allowance \(allowance) prefix \(isPrefix), \(right): \(found), not \(expected)")
      return
    }
  }

  /// A word with some of its letters missing, added, swapped or changed, or a beginning of it.
  private func variation(
    of word: [Unicode.Scalar], alphabet: String, _ random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    var word = word
    for _ in 0..<Int.random(in: 0...3, using: &random) where word.count > 1 {
      let place = Int.random(in: 0..<word.count, using: &random)
      let letters = random.word(1...1, of: alphabet)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: word.remove(at: place)
      case 1: word.insert(contentsOf: letters, at: place)
      case 2: word.replaceSubrange(place...place, with: letters)
      case 3: word.swapAt(place, max(0, place - 1))
      default: word = Array(word.prefix(max(1, place)))
      }
    }
    return word
  }

  private func expectSameCosts(
    seed: Int, wordCount: Int, lengths: ClosedRange<Int>, alphabet: String, queries: Int, allowances: ClosedRange<Int>
  ) throws {
    var random = SeededGenerator(seed: seed)
    let words = Set((0..<wordCount).map { _ in random.word(lengths, of: alphabet) }).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let table = try makeTermTable(
      words.map { String(String.UnicodeScalarView($0)) }, placeholders: seed % 3 == 0 ? ["a", "ab", "été"] : [])
    for _ in 0..<queries {
      let isKnown = Int.random(in: 0..<4, using: &random) > 0
      let origin = isKnown ? words.randomElement(using: &random) ?? [] : random.word(lengths, of: alphabet)
      expectSameCosts(
        table, variation(of: origin, alphabet: alphabet, &random),
        allowance: Int.random(in: allowances, using: &random), isPrefix: Bool.random(using: &random), "seed \(seed)")
    }
  }

  @Test(arguments: 1...90)
  func typosAreCountedAsEditDistanceDoes(seed: Int) throws {
    try expectSameCosts(
      seed: seed, wordCount: [5, 40, 70, 150][seed % 4], lengths: 1...11,
      alphabet: Self.alphabets[seed % Self.alphabets.count], queries: 30, allowances: 0...2)
  }

  @Test(arguments: 1...18)
  func typosInLongerWordsOfLargerVocabulariesAreCounted(seed: Int) throws {
    try expectSameCosts(
      seed: seed, wordCount: TermGrams.smallestTable + 100, lengths: 8...14,
      alphabet: Self.alphabets[seed % Self.alphabets.count], queries: 14, allowances: 2...2)
  }

  @Test(arguments: 1...8)
  func typosInVeryLongWordsAreCounted(seed: Int) throws {
    let longest = [18...21, 38...43, 60...80, 250...300][seed % 4]
    try expectSameCosts(
      seed: seed, wordCount: 20, lengths: longest, alphabet: seed > 4 ? "abé東" : "ab", queries: 10, allowances: 1...2)
  }

  @Test func otherMatchesReplaceWhatOverlaps() {
    var matches = TermMatches()
    matches.append(0..<10, whole: -1, prefix: 2)
    matches.append(12..<14, whole: 1, prefix: 1)
    var others = TermMatches()
    others.append(3..<4, whole: 2, prefix: 2)
    others.append(8..<13, whole: 0, prefix: 0)
    others.append(20..<21, whole: 1, prefix: -1)
    let expected: [TermMatches.Run] = [
      .init(terms: 0..<3, whole: -1, prefix: 2), .init(terms: 3..<4, whole: 2, prefix: 2),
      .init(terms: 4..<8, whole: -1, prefix: 2), .init(terms: 8..<13, whole: 0, prefix: 0),
      .init(terms: 13..<14, whole: 1, prefix: 1), .init(terms: 20..<21, whole: 1, prefix: -1),
    ]
    expectEqual(matches.replacing(with: others).runs, expected)
    expectEqual(matches.replacing(with: TermMatches()), matches)
    expectEqual(TermMatches().replacing(with: others), others)
  }

  @Test func neighboursThatMatchAlikeAreOneRun() {
    var matches = TermMatches()
    matches.append(0..<2, whole: -1, prefix: 1)
    matches.append(2..<3, whole: -1, prefix: 1)
    matches.append(4..<5, whole: -1, prefix: 1)
    matches.append(5..<6, whole: 1, prefix: 1)
    matches.append(6..<7, whole: -1, prefix: -1)
    expectEqual(matches.runs.map(\.terms), [0..<3, 4..<5, 5..<6])
    #expect(matches.cost(of: 3) == nil)
    expectEqual(matches.cost(of: 5).map { [$0.whole, $0.prefix] }, [1, 1])
  }
}

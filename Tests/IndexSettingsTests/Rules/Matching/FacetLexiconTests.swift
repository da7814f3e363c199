import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import IndexSettings

struct FacetLexiconTests {
  private static let tokenizer = Tokenizer()

  /// A query as rules see it.
  private static func query(_ text: String, synonyms: [Synonym] = []) -> RuleQuery {
    let parameters: SearchParameters = ["query": .string(text), "minWordSizefor1Typo": 2, "minWordSizefor2Typos": 4]
    let table = SynonymTable(synonyms) { tokenizer.queryTokens(of: $0).map(\.word) }
    let finder = AlternativeFinder(
      synonyms: table, lexicon: Lexicon(Normalizer()), pluralLanguages: [], exactAlternatives: [])
    return RuleQuery(
      parameters, options: SearchOptions(settings: [:], query: parameters), tokenizer: tokenizer, finder: finder)
  }

  /// The values that stand at a place of a query, found by comparing each of them with all that may stand there.
  private static func plainNamings(
    of values: [String], in query: RuleQuery, from start: Int, alternatives: Bool
  ) -> [String] {
    var distance = EditDistance()
    func ends(_ words: ArraySlice<[Unicode.Scalar]>, _ place: Int) -> Set<Int> {
      guard let word = words.first else { return [place] }
      guard place < query.words.count else { return [] }
      let typed = query.words[place]
      var found: Set<Int> = []
      let isTypo = typed.typoAllowance > 0 && distance.match(typed, Word(word))?.whole != nil
      if typed.word.scalars == word || (alternatives && isTypo) { found.formUnion(ends(words.dropFirst(), place + 1)) }
      for other in query.alternatives
      where alternatives && other.queryWords.lowerBound == place && words.starts(with: other.words) {
        found.formUnion(ends(words.dropFirst(other.words.count), other.queryWords.upperBound))
      }
      return found
    }
    let entries = values.enumerated().map { ($0.offset, $0.element, tokenizer.queryTokens(of: $0.element).map(\.word)) }
    return entries.sorted { (-$0.2.count, $0.0) < (-$1.2.count, $1.0) }.flatMap { _, value, words in
      ends(words[...], start).sorted().map { "\(value) to \($0)" }
    }
  }

  @Test(arguments: 0..<60)
  func namesWhatComparingEachValueFinds(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func word() -> String {
      String((0..<Int.random(in: 1...6, using: &random)).map { _ in "aabbc".randomElement(using: &random) ?? "a" })
    }
    func text() -> String { (0..<Int.random(in: 1...3, using: &random)).map { _ in word() }.joined(separator: " ") }
    var values: [String] = []
    for value in (0..<80).map({ _ in text() }) where !values.contains(value) { values.append(value) }
    let synonyms = (0..<4).map { Synonym(objectID: "s\($0)", kind: .synonym([word(), text(), values[$0]])) }
    let query = Self.query("\(text()) \(values[9]) \(text())", synonyms: synonyms)
    let lexicon = FacetLexicon(values, tokenizer: Self.tokenizer)
    for (start, alternatives) in query.words.indices.flatMap({ [($0, false), ($0, true)] }) {
      let found = lexicon.namings(in: query, from: start, alternatives: alternatives)
      let expected = Self.plainNamings(of: values, in: query, from: start, alternatives: alternatives)
      expectEqual(found.flatMap { naming in naming.values.map { "\($0) to \(naming.end)" } }, expected)
    }
  }

  @Test func valuesOfTheSameWordsAreNamedTogether() {
    let lexicon = FacetLexicon(["Amélie", "!", "Bo", "AMELIE", "Amélie"], tokenizer: Self.tokenizer)
    let found = lexicon.namings(in: Self.query("amelie"), from: 0, alternatives: false)
    expectEqual(found.map(\.values), [["Amélie", "AMELIE"]])
  }

  @Test func valuesAreReadOnceAndOnlyWhenTheWordsOfAPatternStandInTheQuery() throws {
    let reads = Mutex<[String]>([])
    let rules = (0..<3).map { number -> JSON in
      let condition: JSON = ["pattern": .string("{facet:g} w\(number)"), "anchoring": "contains"]
      return [
        "objectID": .string("r\(number)"), "conditions": [condition], "consequence": ["userData": ["a": 1]],
      ]
    }
    let book = RuleBook(
      RuleSet(try Rule.list(of: rules), now: 0), tokenizer: Self.tokenizer, synonyms: SynonymTable([]) { _ in [] },
      languages: Lexicon(Normalizer())
    ) { attribute in
      reads.withLock { $0.append(attribute) }
      return ["red"]
    }
    #expect(book.outcome(of: ["query": "red shoe"], settings: [:], at: 0).applied.isEmpty)
    expectEqual(reads.withLock { $0 }, [])
    for number in 0..<3 {
      expectEqual(book.outcome(of: ["query": .string("red w\(number)")], settings: [:], at: 0).applied.count, 1)
    }
    expectEqual(reads.withLock { $0 }, ["g"])
  }
}

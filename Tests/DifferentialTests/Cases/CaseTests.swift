import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

/// The engine and the oracle give the same answers to the same questions, byte for byte.
struct CaseTests {
  @Test func theEngineAnswersAsTheOracleDoes() async {
    let run = DifferentialRun.fromEnvironment(cases: 500)
    let outcome = await run.outcome()
    if run.countsStatistics { print(outcome.statistics.report) }
    let message = """
      \(outcome.numbers.count) of \(run.cases.count) cases of seed \(run.seed) differ: \
      \(outcome.numbers.prefix(20)). \(outcome.differences.first?.description ?? "")
      """
    #expect(outcome.numbers.isEmpty, Comment(rawValue: message))
  }

  @Test func casesThatOtherMistakesMadeWrongAreRight() throws {
    #expect(!FoundCases.all.isEmpty)
    for text in FoundCases.all {
      let asked = try DifferentialCase(text)
      let comparison = Comparison(asked.index, engine: .product)
      #expect(comparison.oracle != nil, "\(text)")
      #expect(comparison.difference(in: asked) == nil, "\(text)")
    }
  }

  /// An engine with a mistake in it is caught, and what it is caught by is made small.
  @Test func aMistakeIsFoundAndItsCaseMadeSmall() async throws {
    let run = DifferentialRun(engine: .reversing, cases: 0..<80, workers: 1)
    let difference = try #require(await run.outcome().differences.first)
    let smallest = difference.smallest.content
    expectEqual(smallest["records"]?.arrayValue?.count, 2)
    #expect(Set(smallest.keys).isSubset(of: ["records", "query"]))
    #expect(Comparison(smallest, engine: .reversing).difference(in: difference.smallest) != nil)
    #expect(Comparison(smallest, engine: .oracle).difference(in: difference.smallest) == nil)
    let printed = try DifferentialCase(difference.smallest.text)
    #expect(printed.text.utf8.elementsEqual(difference.smallest.text.utf8))
  }

  @Test(arguments: 1...20)
  func casesCanBePrintedAndReadAgain(seed: Int) throws {
    var generator = CaseGenerator(seed: seed, index: 0)
    let asked = generator.question(0, of: nil)
    let printed = asked.text
    #expect(try DifferentialCase(printed).text.utf8.elementsEqual(printed.utf8), "seed \(seed)")
    let isReadable = DifferentialCase.source(asked.index) != nil
    #expect(isReadable, "seed \(seed): \(printed)")
  }

  @Test func theSameNumbersMakeTheSameCase() {
    var first = CaseGenerator(seed: 3, index: 5)
    var second = CaseGenerator(seed: 3, index: 5)
    _ = second.question(1, of: nil)
    expectEqual(first.question(4, of: nil).text, second.question(4, of: nil).text)
  }

  @Test func everyParameterIsDrawn() {
    let names = Set(SearchParameter.all.map(\.name))
    expectEqual(Set(CaseGenerator.samplers.keys).union(["query"]), names)
  }
}

extension SearchEngine {
  /// The oracle, with the hits of a page the wrong way round.
  fileprivate static let reversing = SearchEngine { source throws(SearchError) in
    ReversedIndex(index: try SearchEngine.oracle.build(source))
  }
}

private struct ReversedIndex: SearchedIndex {
  let index: any SearchedIndex

  func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse {
    var response = try index.search(parameters)
    response.hits.reverse()
    return response
  }

  func searchFacetValues(
    attribute: String, facetQuery: String, maxFacetHits: Int, parameters: SearchParameters
  ) throws(SearchError) -> SearchResponse {
    try index.searchFacetValues(
      attribute: attribute, facetQuery: facetQuery, maxFacetHits: maxFacetHits, parameters: parameters)
  }

  func explain(objectID: String, parameters: SearchParameters) throws(SearchError) -> RecordExplanation {
    try index.explain(objectID: objectID, parameters: parameters)
  }

  func explainRules(_ parameters: SearchParameters) throws(SearchError) -> [RuleExplanation] {
    try index.explainRules(parameters)
  }
}

import SearchDialects
import SearchModel
import TestSupport
import Testing

struct TypesenseRefusalTests {
  private let dialect = TypesenseSubject.dialect()

  @Test func everyQueryParameterIsTranslatedOrRefused() {
    // Values that ask for something, so that nothing is left to chance when parameters are added.
    for parameter in SearchParameter.all where parameter.isQueryParameter {
      guard let value = parameter.defaultValue else { continue }
      let refusal = dialect.refusal(of: .parameter(name: parameter.name, value: value))
      #expect(refusal == nil, "the default of \(parameter.name) is refused")
    }
  }

  @Test(
    arguments: [
      "similarQuery", "optionalWords", "ignorePlurals", "removeStopWords", "naturalLanguages", "ruleContexts",
      "optionalFilters", "sumOrFiltersScores", "relevancyStrictness", "allowTyposOnNumericTokens",
      "disableExactOnAttributes", "alternativesAsExact", "minProximity", "attributeCriteriaComputedByMinProximity",
      "minimumAroundRadius", "replaceSynonymsInHighlight", "responseFields", "synonyms",
      "facetingAfterDistinct",
    ])
  func whatHasNoEqualIsRefusedByName(name: String) throws {
    let parameter = try #require(SearchParameter.byName[name])
    let example: JSON = parameter.example == true && parameter.defaultValue == true ? false : parameter.example
    let refusal = try #require(dialect.refusal(of: .parameter(name: name, value: example)))
    #expect(refusal.contains("'\(name)'") || refusal.contains("'\(name): \(example.text())'"))
  }

  @Test(
    arguments: [
      ("queryType", "prefixAll"), ("typoTolerance", "strict"), ("exactOnSingleWordQuery", "word"),
      ("ranking", ["words", "typo"]),
      ("ranking", ["typo", "desc(a)", "geo", "words", "filters", "proximity", "attribute", "exact"]),
      ("aroundPrecision", [["from": 0, "value": 10]]), ("filters", "genre:a<score=2>"),
      ("facetFilters", ["objectID:-1"]), ("attributesToSnippet", [":3"]),
    ] as [(String, JSON)])
  func someValuesHaveNoEqual(name: String, value: JSON) {
    #expect(dialect.refusal(of: .parameter(name: name, value: value)) != nil)
  }

  @Test func whatIsRefusedAtRunTimeIsUnsupported() throws {
    let plan = dialect.plan([TypesenseSubject.request(["optionalWords": ["x"]])], strategy: .none)
    #expect(plan.calls.isEmpty)
    expectEqual(plan.refusals[0]?.code, .unsupported)
    expectEqual(plan.refusals[0]?.message, "Typesense has no 'optionalWords': all words must match")
  }

  @Test func ordersBeforeAndBehindTheTextHaveEquals() {
    for ranking: JSON in [
      ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"],
      ["desc(a)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"],
      ["custom", "asc(a)"],
    ] {
      #expect(dialect.refusal(of: .parameter(name: "ranking", value: ranking)) == nil)
    }
  }
}

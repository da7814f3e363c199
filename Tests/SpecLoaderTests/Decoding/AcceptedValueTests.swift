import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Every default and every word that Algolia's description of its interface allows.
struct AcceptedValueTests {
  private static let both = """
    attributesToRetrieve: ['*'], ranking: [typo, geo, words, filters, proximity, attribute, exact, custom],
    relevancyStrictness: 100, attributesToHighlight: [a], attributesToSnippet: ['a:10'], highlightPreTag: <em>,
    highlightPostTag: </em>, snippetEllipsisText: …, restrictHighlightAndSnippetArrays: false, hitsPerPage: 20,
    minWordSizefor1Typo: 4, minWordSizefor2Typos: 8, typoTolerance: true, allowTyposOnNumericTokens: true,
    disableTypoToleranceOnAttributes: [], ignorePlurals: false, removeStopWords: false, queryLanguages: [],
    decompoundQuery: true, enableRules: true, enablePersonalization: false, queryType: prefixLast,
    removeWordsIfNoResults: none, mode: keywordSearch, semanticSearch: {eventSources: [a]}, advancedSyntax: false,
    optionalWords: [], disableExactOnAttributes: [], exactOnSingleWordQuery: attribute,
    alternativesAsExact: [ignorePlurals, singleWordSynonym], advancedSyntaxFeatures: [exactPhrase, excludeWords],
    distinct: 0, replaceSynonymsInHighlight: false, minProximity: 1, responseFields: ['*'], maxValuesPerFacet: 100,
    sortFacetValuesBy: count, attributeCriteriaComputedByMinProximity: false, renderingContent: {}, enableReRanking: true,
    reRankingApplyFilter: null
    """
  private static let query = """
    similarQuery: '', filters: 'a:b', facetFilters: [[a:b, a:-c], d:e], optionalFilters: [a:b], numericFilters: [[n = 1], n < 2],
    tagFilters: [[x, y], z], sumOrFiltersScores: false, restrictSearchableAttributes: [], facets: [],
    facetingAfterDistinct: false, page: 0, offset: 0, length: 10, aroundLatLng: '', aroundLatLngViaIP: false,
    aroundRadius: 1, aroundPrecision: 10, minimumAroundRadius: 1, insideBoundingBox: [[47.3, 4.9, 47.4, 5.0]],
    insidePolygon: [[47.3, 4.9, 47.4, 5.0, 47.3, 4.8]], naturalLanguages: [], ruleContexts: [], personalizationImpact: 100,
    userToken: u, getRankingInfo: false, synonyms: true, clickAnalytics: false, analytics: true, analyticsTags: [],
    percentileComputation: true, enableABTest: true
    """
  private static let setting = """
    attributesForFaceting: [], replicas: [], paginationLimitedTo: 1000, unretrievableAttributes: [],
    disableTypoToleranceOnWords: [], attributesToTransliterate: [a], camelCaseAttributes: [], decompoundedAttributes: {},
    indexLanguages: [], disablePrefixOnAttributes: [], allowCompressionOfIntegerArray: false,
    numericAttributesForFiltering: [], separatorsToIndex: '', searchableAttributes: [], userData: {},
    customNormalization: {default: {ä: ae}}, attributeForDistinct: a, maxFacetHits: 10, keepDiacriticsOnCharacters: '',
    customRanking: []
    """
  private static let words = [
    "typoTolerance: min", "typoTolerance: strict", "typoTolerance: 'true'", "typoTolerance: 'false'",
    "queryType: prefixAll", "queryType: prefixNone", "removeWordsIfNoResults: lastWords",
    "removeWordsIfNoResults: firstWords", "removeWordsIfNoResults: allOptional", "exactOnSingleWordQuery: none",
    "exactOnSingleWordQuery: word", "sortFacetValuesBy: alpha", "mode: neuralSearch", "ignorePlurals: 'true'",
    "removeStopWords: 'false'", "ignorePlurals: [en, fr]",
    "alternativesAsExact: [multiWordsSynonym, ignoreConjugations]",
    "distinct: true", "distinct: 4", "optionalWords: a", "optionalWords: null", "reRankingApplyFilter: a:b",
    "hitsPerPage: 1000", "maxValuesPerFacet: 1000", "minProximity: 7", "renderingContent: {redirect: {url: u}}",
  ]

  private func errors(query: String = "", settings: String = "") -> [String] {
    read(
      """
      indices: { i: { records: a.json, settings: {\(settings)} } }
      indexModules: [{ indexName: i, query: {\(query)} }]
      """
    ).errors.map(\.message)
  }

  @Test func defaultsAreTaken() {
    expectEqual(errors(query: Self.query + "," + Self.both, settings: Self.setting + "," + Self.both), [])
  }

  @Test func theDefaultsAreThoseOfEveryParameter() {
    func names(_ text: String) -> Set<String> {
      Set(SearchParameter.all.map(\.name).filter { text.contains("\($0):") })
    }
    #expect(
      names(Self.query + Self.both).union(["query", "extensions", "maxFacetHits"]).isSuperset(
        of: SearchParameter.queryNames))
    #expect(names(Self.setting + Self.both).isSuperset(of: SearchParameter.settingNames))
  }

  @Test(arguments: words)
  func wordsAreTakenInQueriesAndInSettings(line: String) {
    expectEqual(errors(query: line), [])
    expectEqual(errors(settings: line), [])
  }

  @Test(
    arguments: [
      "aroundRadius: all", "aroundPrecision: [{from: 0, value: 25}]", "insideBoundingBox: null",
      "insideBoundingBox: '47.3,4.9,47.4,5.0'", "aroundLatLng: '40.71, -74.01'", "facets: ['*']", "length: 0",
      "advancedSyntaxFeatures: [excludeWords]", "optionalFilters: a:b",
    ])
  func otherValuesOfQueriesAreTaken(line: String) {
    expectEqual(errors(query: line), [])
  }
}

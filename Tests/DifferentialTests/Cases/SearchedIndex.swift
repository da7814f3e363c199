import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel

/// What the differential test asks of an index, whichever engine answers.
protocol SearchedIndex: Sendable {
  func search(_ parameters: SearchParameters) throws(SearchError) -> SearchResponse
  func searchFacetValues(
    attribute: String, facetQuery: String, maxFacetHits: Int, parameters: SearchParameters
  ) throws(SearchError) -> SearchResponse
  func explain(objectID: String, parameters: SearchParameters) throws(SearchError) -> RecordExplanation
  func explainRules(_ parameters: SearchParameters) throws(SearchError) -> [RuleExplanation]
}

extension PlainIndex: SearchedIndex {}
extension EmbeddedIndex: SearchedIndex {}

/// What an index is built from.
struct CaseSource {
  var records: [Record]
  var settings: SearchParameters
  var synonyms: [Synonym]
  var rules: RuleSet
  var relevantSort: RelevantSort?
}

/// Builds indices.
struct SearchEngine: Sendable {
  let build: @Sendable (CaseSource) throws(SearchError) -> any SearchedIndex

  /// The engine that is right by definition.
  static let oracle = SearchEngine { source throws(SearchError) in
    try PlainIndex(
      name: "test", records: source.records, settings: source.settings, synonyms: source.synonyms,
      rules: source.rules, relevantSort: source.relevantSort)
  }

  /// The engine under test.
  static let product = SearchEngine { source throws(SearchError) in
    try EmbeddedIndex(
      name: "test", records: source.records, settings: source.settings, synonyms: source.synonyms,
      rules: source.rules, relevantSort: source.relevantSort)
  }
}

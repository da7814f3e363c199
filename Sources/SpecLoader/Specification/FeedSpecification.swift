package import SearchModel

/// What the spec says of a feed beyond its module, as Algolia's compositions have it.
///
/// Source of the members: Algolia's OpenAPI description of compositions.
package struct FeedSpecification: Sendable, Hashable {
  /// Which of two places a record keeps that is found and injected.
  package enum Positioning: String, Sendable, Hashable, CaseIterable {
    /// The higher one.
    case highest
    /// The one where it is injected, even where it is found above.
    case highestInjected
  }

  /// How many groups of items a feed takes.
  package static let mostInjectedItems = 3

  /// The id of the module.
  package var moduleID: String
  /// The groups of records that are put between what is found.
  package var injectedItems: [InjectedItemsSpecification]
  /// What becomes of records that are in two places.
  package var positioning: Positioning
}

/// A group of records that is put between the hits of a feed.
package struct InjectedItemsSpecification: Sendable, Hashable {
  /// Which records of the index are put there.
  package enum Source: Sendable, Hashable {
    /// The best ones that match.
    case search
    /// Those that a request names, as far as they match.
    case external(ordering: Ordering)
  }

  /// The order of records that a request names.
  package enum Ordering: String, Sendable, Hashable, CaseIterable {
    /// The best one first.
    case `default`
    /// As the request names them.
    case userDefined
  }

  /// The name of the group.
  package var key: String
  /// Which records of the index they are.
  package var source: Source
  /// The index.
  package var indexName: String
  /// Search parameters beside those of a request.
  package var parameters: SearchParameters
  /// The place of the first one among all hits, from 0.
  package var position: Int
  /// How many they are at most.
  package var length: Int
  /// Whether each says the name of the group.
  package var addsKey: Bool
  /// What each says besides.
  package var extra: JSONObject

  /// A group of records.
  package init(
    key: String, source: Source, indexName: String, parameters: SearchParameters = [:], position: Int, length: Int,
    addsKey: Bool = false, extra: JSONObject = [:]
  ) {
    self.key = key
    self.source = source
    self.indexName = indexName
    self.parameters = parameters
    self.position = position
    self.length = length
    self.addsKey = addsKey
    self.extra = extra
  }
}

/// The search parameters that descriptions of compositions may have.
package enum CompositionParameters {
  /// Those of injected items.
  package static let injected: ExactSet = [
    "advancedSyntax", "advancedSyntaxFeatures", "allowTyposOnNumericTokens", "alternativesAsExact",
    "attributeCriteriaComputedByMinProximity", "attributesToHighlight", "attributesToRetrieve", "attributesToSnippet",
    "clickAnalytics", "disableExactOnAttributes", "disableTypoToleranceOnAttributes", "distinct", "enableABTest",
    "enablePersonalization", "enableReRanking", "enableRules", "exactOnSingleWordQuery", "facetFilters", "filters",
    "getRankingInfo", "highlightPostTag", "highlightPreTag", "ignorePlurals", "minProximity", "minWordSizefor1Typo",
    "minWordSizefor2Typos", "naturalLanguages", "numericFilters", "optionalFilters", "optionalWords",
    "percentileComputation", "personalizationImpact", "queryLanguages", "queryType", "removeStopWords",
    "removeWordsIfNoResults", "replaceSynonymsInHighlight", "responseFields", "restrictHighlightAndSnippetArrays",
    "restrictSearchableAttributes", "ruleContexts", "snippetEllipsisText", "synonyms", "typoTolerance",
  ]

  /// Those of the hits of a feed.
  package static let main = injected.union([
    "facetingAfterDistinct", "facets", "hitsPerPage", "maxValuesPerFacet", "renderingContent", "sortFacetValuesBy",
    "sumOrFiltersScores",
  ])
}

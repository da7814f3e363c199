import SearchModel

extension TypesenseDialect {
  /// Why Typesense cannot do something, whatever its index; what depends on a collection's schema is found when it is
  /// asked.
  package func refusal(of feature: SearchFeature) -> String? {
    switch feature {
    case .parameter(let name, let value): Self.refusal(ofParameter: name, value)
    case .filter(let filter): TypesenseFilter.refusal(of: filter)
    case .facetAfterDistinct(let attribute): TypesenseRequest.refusal(ofCountingAfterDistinct: attribute)
    case .filterGroup, .disjunctiveFacet, .facetValues, .pages: nil
    }
  }

  private static func refusal(ofParameter name: String, _ value: JSON) -> String? {
    if let harmless = harmlessValues[name] {
      guard !harmless.contains(value) else { return nil }
      return "has no '\(name)'" + (reasons[name].map { ": \($0)" } ?? "")
    }
    switch name {
    case "queryType":
      return value == "prefixAll" ? "completes the last word of a query only, not all: 'queryType'" : nil
    case "typoTolerance":
      return value == "strict" ? "keeps either all numbers of typos or the lowest one: 'typoTolerance: strict'" : nil
    case "exactOnSingleWordQuery":
      return value == "word" ? "knows only whole attributes as exact: 'exactOnSingleWordQuery: word'" : nil
    case "ranking": return value.stringListValue.flatMap(TypesenseRequest.refusal(ofRanking:))
    case "aroundPrecision": return value.integerValue == nil ? "rounds all distances alike: 'aroundPrecision'" : nil
    case "attributesToSnippet":
      let wrong = (value.stringListValue ?? []).first { TypesenseRequest.snippet($0) == nil }
      return wrong.map { "cannot read '\($0)' of 'attributesToSnippet': it is not attribute:words" }
    case "filters":
      guard let text = value.stringValue, let expression = try? FilterExpression(text) else { return nil }
      return refusal(of: expression)
    case "facetFilters": return refusal(ofList: value, .facet)
    case "numericFilters": return refusal(ofList: value, .numeric)
    case "tagFilters": return refusal(ofList: value, .tag)
    case "maxFacetHits", "facetQuery": return nil
    default: return handled.contains(name) || SearchParameter.byName[name] == nil ? nil : "has no '\(name)'"
    }
  }

  private static func refusal(ofList list: JSON, _ kind: FilterListKind) -> String? {
    (try? FilterExpression(list: list, of: kind)).flatMap(refusal)
  }

  private static func refusal(of expression: FilterExpression) -> String? {
    expression.clauses.lazy.flatMap(\.filters).compactMap(TypesenseFilter.refusal).first
  }

  /// Parameters that have no equal, with the values that ask for nothing.
  private static let harmlessValues: ExactDictionary<[JSON]> = [
    "similarQuery": [""], "optionalWords": [[], ""], "ignorePlurals": [false, [], "false"],
    "removeStopWords": [false, [], "false"], "naturalLanguages": [[]], "synonyms": [true], "ruleContexts": [[]],
    "optionalFilters": [[], ""], "sumOrFiltersScores": [false], "relevancyStrictness": [100],
    "allowTyposOnNumericTokens": [true], "disableExactOnAttributes": [[]],
    "alternativesAsExact": [["ignorePlurals", "singleWordSynonym"], ["singleWordSynonym", "ignorePlurals"]],
    "minProximity": [1], "attributeCriteriaComputedByMinProximity": [false], "minimumAroundRadius": [],
    "aroundLatLngViaIP": [false], "replaceSynonymsInHighlight": [false], "responseFields": [["*"], "*"],
    "mode": ["keywordSearch"], "enablePersonalization": [false], "facetingAfterDistinct": [false],
  ]

  private static let reasons: [String: String] = [
    "optionalWords": "all words must match", "ignorePlurals": "it knows no plural forms",
    "removeStopWords": "it knows no stop words", "synonyms": "those of a collection always apply",
    "optionalFilters": "a filter leaves records out",
    "facetingAfterDistinct": "it counts all records or groups, not what is left of groups",
    "minimumAroundRadius": "it chooses no radius by itself",
  ]

  /// Parameters that are translated, and those that change nothing in what is found here: because they are about what
  /// Algolia's service knows of its users (`analytics`), or refine what Typesense does not have (`queryLanguages`).
  private static let handled: Set<String> = [
    "query", "removeWordsIfNoResults", "advancedSyntax", "advancedSyntaxFeatures", "queryLanguages", "decompoundQuery",
    "enableRules", "restrictSearchableAttributes", "attributesToRetrieve", "facets", "maxValuesPerFacet",
    "sortFacetValuesBy", "renderingContent", "minWordSizefor1Typo", "minWordSizefor2Typos",
    "disableTypoToleranceOnAttributes", "distinct", "aroundLatLng", "aroundRadius", "insideBoundingBox",
    "insidePolygon",
    "hitsPerPage", "page", "offset", "length", "attributesToHighlight", "highlightPreTag", "highlightPostTag",
    "snippetEllipsisText", "restrictHighlightAndSnippetArrays", "getRankingInfo", "percentileComputation", "analytics",
    "analyticsTags", "clickAnalytics", "userToken", "personalizationImpact", "enableReRanking",
    "reRankingApplyFilter", "enableABTest", "semanticSearch", "extensions",
  ]
}

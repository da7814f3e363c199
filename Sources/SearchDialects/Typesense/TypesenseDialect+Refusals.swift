package import SearchModel

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

  /// Why Typesense does not do what a setting asks for: what it refuses of a query, and what has no equal among the
  /// settings of a collection.
  package func refusal(ofSetting name: String, _ value: JSON) -> String? {
    if let reason = Self.missingSettings[name] {
      return value.asksForNothing ? nil : "has no '\(name)': \(reason)"
    }
    return Self.refusal(ofParameter: name, value)
  }

  /// Whether a parameter is about what Algolia's service knows of its users, or refines what Typesense does not have.
  package func ignores(_ parameter: String) -> Bool { Self.ignored.contains(parameter) }

  package func refusal(ofAll parameters: SearchParameters) -> (name: String, reason: String)? {
    let hasArea = ["insideBoundingBox", "insidePolygon"].contains { name in
      parameters[name].map { $0 != .null && $0 != [] } ?? false
    }
    return hasArea ? nil : Self.refusalOfRadius(parameters)
  }

  /// The refusal of a place without a radius: Typesense has none of its own.
  static func refusalOfRadius(_ parameters: SearchParameters) -> (name: String, reason: String)? {
    guard let place = parameters["aroundLatLng"]?.stringValue, !place.isEmpty, parameters["aroundRadius"] == nil else {
      return nil
    }
    return ("aroundLatLng", "chooses no radius by itself: 'aroundLatLng' needs 'aroundRadius' beside it")
  }

  private static func refusal(ofParameter name: String, _ value: JSON) -> String? {
    if let harmless = harmlessValues[name] {
      guard !harmless.contains(value) else { return nil }
      // Of a switch, it is the value that has no equal.
      let shown =
        value.boolValue.map { "\(name): \($0)" } ?? (name == "mode" ? "\(name): \(value.scalarText ?? "")" : name)
      return "has no '\(shown)'" + (reasons[name].map { ": \($0)" } ?? "")
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
    default:
      return translated.contains(name) || ignored.contains(name) || SearchParameter.byName[name] == nil
        ? nil : "has no '\(name)'"
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
    "semanticSearch": [[:], ["eventSources": .null], ["eventSources": []]], "reRankingApplyFilter": [[], ""],
    "extensions": [[:]],
  ]

  private static let reasons: [String: String] = [
    "similarQuery": "all words must match", "optionalWords": "all words must match",
    "ignorePlurals": "it knows no plural forms", "removeStopWords": "it knows no stop words",
    "naturalLanguages": "it knows no languages", "synonyms": "those of a collection always apply",
    "ruleContexts": "its rules have no contexts", "optionalFilters": "a filter leaves records out",
    "sumOrFiltersScores": "filters have no scores",
    "relevancyStrictness": "it orders all hits", "allowTyposOnNumericTokens": "numbers are words like others",
    "disableExactOnAttributes": "exactness counts in all fields or in none",
    "alternativesAsExact": "only words themselves are exact", "minProximity": "neighbours are as near as they are",
    "attributeCriteriaComputedByMinProximity": "it has one score for the text",
    "minimumAroundRadius": "it chooses no radius by itself",
    "aroundLatLngViaIP": "a query has no address on the network",
    "replaceSynonymsInHighlight": "the words of a record are shown", "responseFields": "an answer is read whole",
    "mode": "only keywords are searched", "semanticSearch": "only keywords are searched",
    "enablePersonalization": "it knows no users", "reRankingApplyFilter": "it learns no ranking",
    "extensions": "they are Algolia's",
    "facetingAfterDistinct": "it counts all records or groups, not what is left of groups",
  ]

  /// Settings of an index that a collection does not have.
  private static let missingSettings: [String: String] = [
    "attributesToTransliterate": "no other scripts are known",
    "camelCaseAttributes": "words are not cut at capital letters",
    "customNormalization": "letters are folded in one way", "decompoundedAttributes": "no compound words are known",
    "disableTypoToleranceOnWords": "typos are allowed in all words or in none",
    "indexLanguages": "a field has one language, which its schema says",
    "keepDiacriticsOnCharacters": "accents are folded in one way",
    "numericAttributesForFiltering": "all numbers can be compared",
    "userData": "a collection has no data of one's own",
  ]

  /// Parameters that are translated.
  private static let translated: Set<String> = [
    "query", "removeWordsIfNoResults", "advancedSyntax", "advancedSyntaxFeatures", "enableRules",
    "restrictSearchableAttributes", "attributesToRetrieve", "facets", "maxValuesPerFacet", "sortFacetValuesBy",
    "renderingContent", "minWordSizefor1Typo", "minWordSizefor2Typos", "disableTypoToleranceOnAttributes", "distinct",
    "aroundLatLng", "aroundRadius", "insideBoundingBox", "insidePolygon", "hitsPerPage", "page", "offset", "length",
    "attributesToHighlight", "highlightPreTag", "highlightPostTag", "snippetEllipsisText",
    "restrictHighlightAndSnippetArrays", "getRankingInfo",
    // Settings of which an upload or a request is made.
    "searchableAttributes", "attributesForFaceting", "unretrievableAttributes", "customRanking", "ranking",
    "attributeForDistinct", "separatorsToIndex", "replicas", "paginationLimitedTo", "disablePrefixOnAttributes",
  ]

  /// Parameters that change nothing here, and that nothing has to be said of: because they are about what Algolia's
  /// service knows of its users (`analytics`), or refine what Typesense does not have (`queryLanguages`).
  private static let ignored = SearchParameter.namesAboutUsers.union([
    "queryLanguages", "decompoundQuery", "allowCompressionOfIntegerArray",
  ])
}

extension TypesenseDialect {
  /// What Typesense does with a parameter of Algolia's.
  package static func support(of parameter: SearchParameter) -> RemoteSupport {
    if ignored.contains(parameter.name) { return .withoutEffect }
    if missingSettings[parameter.name] != nil || harmlessValues[parameter.name] != nil { return .refused }
    return partlyTranslated.contains(parameter.name) ? .partly : .works
  }

  private static let partlyTranslated: Set<String> = [
    "queryType", "typoTolerance", "exactOnSingleWordQuery", "ranking", "aroundPrecision",
  ]
}

extension SearchParameter {
  /// Every parameter, grouped by what it is about.
  package static let groups: [Group] = [
    Group(title: "The query text", parameters: textParameters),
    Group(title: "Attributes", parameters: attributesParameters),
    Group(title: "Filters", parameters: filtersParameters),
    Group(title: "Facets", parameters: facetsParameters),
    Group(title: "Ranking and typos", parameters: rankingParameters),
    Group(title: "Geo", parameters: geoParameters),
    Group(title: "Pages", parameters: pagesParameters),
    Group(title: "Highlights and snippets", parameters: highlightingParameters),
    Group(title: "Responses", parameters: responsesParameters),
  ]

  /// Every parameter, in the order of the groups.
  package static let all: [SearchParameter] = groups.flatMap(\.parameters)

  private static let textParameters: [SearchParameter] = [
    SearchParameter(
      name: "query", scope: .query, type: .string, defaultValue: "", support: .works,
      summary: "The text to search for.", example: "tom"),
    SearchParameter(
      name: "similarQuery", scope: .query, type: .string, defaultValue: "", support: .works,
      summary: "A text that is searched instead of the query, every word optional, to find similar records.",
      example: "paris hotel"),
    SearchParameter(
      name: "queryType", scope: .both, type: .choice(["prefixLast", "prefixAll", "prefixNone"]),
      defaultValue: "prefixLast", support: .works,
      summary: "Which query words also match as beginnings of words.", example: "prefixAll"),
    SearchParameter(
      name: "removeWordsIfNoResults", scope: .both, type: .choice(["none", "lastWords", "firstWords", "allOptional"]),
      defaultValue: "none", support: .works,
      summary: "Which words to drop when a query finds nothing.", example: "lastWords"),
    SearchParameter(
      name: "optionalWords", scope: .both, type: .strings, defaultValue: [], support: .works,
      summary: "Words that need not match.", example: ["blue"]),
    SearchParameter(
      name: "advancedSyntax", scope: .both, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether quotes ask for a phrase and a leading hyphen excludes a word.", example: true),
    SearchParameter(
      name: "advancedSyntaxFeatures", scope: .both, type: .list(.choice(["exactPhrase", "excludeWords"])),
      defaultValue: ["exactPhrase", "excludeWords"], support: .works,
      summary: "Which parts of the advanced syntax are on.", example: ["exactPhrase"]),
    SearchParameter(
      name: "ignorePlurals", scope: .both, type: .either([.boolean, .strings]), defaultValue: false, support: .works,
      summary:
        "Whether singular and plural forms match each other, or the languages in which they do (embedded: da, de, en, es, fr, it, nb, nl, no, pt, pt-br, sv).",
      example: ["en"]
    ),
    SearchParameter(
      name: "removeStopWords", scope: .both, type: .either([.boolean, .strings]), defaultValue: false, support: .works,
      summary:
        "Whether stop words are dropped from the query, or the languages whose stop words are (embedded: more than forty).",
      example: ["en"]),
    SearchParameter(
      name: "queryLanguages", scope: .both, type: .strings, defaultValue: [], support: .works,
      summary:
        "The languages whose plurals and stop words count where those are only turned on; empty: those of indexLanguages.",
      example: ["en"]),
    SearchParameter(
      name: "indexLanguages", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "The languages of the records, which count where queryLanguages is empty; empty: all that are known.",
      example: ["en"]),
    SearchParameter(
      name: "naturalLanguages", scope: .query, type: .strings, defaultValue: [], support: .works,
      summary:
        "Languages of questions: their plurals and stop words are ignored, and all words may be removed if nothing is found.",
      example: ["en"]),
    SearchParameter(
      name: "decompoundQuery", scope: .both, type: .boolean, defaultValue: true, support: .withoutEffect,
      summary: "Whether compound words of the query are taken apart.", example: false),
    SearchParameter(
      name: "synonyms", scope: .query, type: .boolean, defaultValue: true, support: .works,
      summary: "Whether the index's synonyms apply.", example: false),
    SearchParameter(
      name: "enableRules", scope: .both, type: .boolean, defaultValue: true, support: .works,
      summary: "Whether the index's rules apply.", example: false),
    SearchParameter(
      name: "ruleContexts", scope: .query, type: .strings, defaultValue: [], support: .works,
      summary: "The contexts in which contextual rules apply.", example: ["mobile"]),
  ]

  private static let attributesParameters: [SearchParameter] = [
    SearchParameter(
      name: "searchableAttributes", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary:
        "The attributes to search, most important first; `unordered(a)` ignores the position in the text, `\"a,b\"` ranks two alike. Empty: all.",
      example: ["title", "unordered(cast)"]),
    SearchParameter(
      name: "restrictSearchableAttributes", scope: .query, type: .strings, defaultValue: [], support: .works,
      summary: "The searchable attributes that this query looks at.", example: ["title"]),
    SearchParameter(
      name: "attributesForFaceting", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary:
        "The attributes to filter and count by; `searchable(a)` lets their values be searched, `filterOnly(a)` saves the counts.",
      example: ["searchable(genre)", "filterOnly(year)"]),
    SearchParameter(
      name: "attributesToRetrieve", scope: .both, type: .strings, defaultValue: ["*"], support: .works,
      summary: "The attributes that hits carry; `-a` beside `*` leaves one out.", example: ["*", "-summary"]),
    SearchParameter(
      name: "unretrievableAttributes", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes that hits never carry.", example: ["cost"]),
    SearchParameter(
      name: "camelCaseAttributes", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes whose camelCase words can also be found by their parts.", example: ["code"]),
    SearchParameter(
      name: "decompoundedAttributes", scope: .setting, type: .object, defaultValue: [:], support: .withoutEffect,
      summary: "Attributes whose compound words are taken apart, by language.",
      example: ["de": ["name"]]),
    SearchParameter(
      name: "attributesToTransliterate", scope: .setting, type: .strings, defaultValue: nil, support: .withoutEffect,
      summary: "Attributes with Japanese text that is also searchable in other scripts.",
      example: ["name"]),
    SearchParameter(
      name: "keepDiacriticsOnCharacters", scope: .setting, type: .string, defaultValue: "", support: .works,
      summary: "Characters that keep their diacritics.", example: "øé"),
    SearchParameter(
      name: "customNormalization", scope: .setting, type: .object, defaultValue: [:], support: .works,
      summary: "Characters that are replaced before words are compared, by attribute group `default`.",
      example: ["default": ["ä": "ae"]]),
    SearchParameter(
      name: "separatorsToIndex", scope: .setting, type: .string, defaultValue: "", support: .works,
      summary: "Punctuation that can be searched for.", example: "+#"),
  ]

  private static let filtersParameters: [SearchParameter] = [
    SearchParameter(
      name: "filters", scope: .query, type: .string, defaultValue: nil, support: .works,
      summary: "Conditions in Algolia's filter syntax.", example: "genre:Drama AND year >= 1990"),
    SearchParameter(
      name: "facetFilters", scope: .query, type: .nestedStrings, defaultValue: nil, support: .works,
      summary: "Facet conditions as a list; inner lists are ORs. One text with commas and parentheses is a list, too.",
      example: ["genre:Drama", ["year:1999", "year:2000"]]),
    SearchParameter(
      name: "numericFilters", scope: .query, type: .nestedStrings, defaultValue: nil, support: .works,
      summary: "Numeric conditions as a list; inner lists are ORs.", example: ["year >= 1990"]),
    SearchParameter(
      name: "tagFilters", scope: .query, type: .nestedStrings, defaultValue: nil, support: .works,
      summary: "Tags that `_tags` must hold; inner lists are ORs.", example: ["classic"]),
    SearchParameter(
      name: "optionalFilters", scope: .query, type: .nestedStrings, defaultValue: nil, support: .works,
      summary: "Conditions that rank records higher and leave none out.", example: ["genre:Drama<score=2>"]),
    SearchParameter(
      name: "sumOrFiltersScores", scope: .query, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether the scores of an OR's filters add up instead of the highest counting.", example: true),
    SearchParameter(
      name: "numericAttributesForFiltering", scope: .setting, type: .strings, defaultValue: nil, support: .works,
      summary: "The attributes that numeric filters may use; `equalOnly(a)` allows only = and !=. Absent: all.",
      example: ["year"]),
  ]

  private static let facetsParameters: [SearchParameter] = [
    SearchParameter(
      name: "facets", scope: .query, type: .strings, defaultValue: [], support: .works,
      summary: "The attributes to count values of; `*` is all that are declared for faceting.",
      example: ["genre", "year"]),
    SearchParameter(
      name: "maxValuesPerFacet", scope: .both, type: .integer(0...Int.max), defaultValue: 100, support: .works,
      summary: "How many values a facet lists; more than 1000 are read as 1000.", example: 10),
    SearchParameter(
      name: "sortFacetValuesBy", scope: .both, type: .choice(["count", "alpha"]), defaultValue: "count",
      support: .works,
      summary: "Whether facet values stand by count or by name.", example: "alpha"),
    SearchParameter(
      name: "maxFacetHits", scope: .both, type: .integer(1...100), defaultValue: 10, support: .works,
      summary: "How many values a search in facet values returns.", example: 5),
    SearchParameter(
      name: "facetingAfterDistinct", scope: .query, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether facets count groups instead of records.", example: true),
    SearchParameter(
      name: "renderingContent", scope: .both, type: .object, defaultValue: [:], support: .works,
      summary: "What a user interface may do, such as the order of facets; passed through.",
      example: ["facetOrdering": ["facets": ["order": ["genre"]]]]),
  ]

  private static let rankingParameters: [SearchParameter] = [
    SearchParameter(
      name: "ranking", scope: .both, type: .strings,
      defaultValue: ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"], support: .works,
      summary:
        "The criteria that order hits, each breaking the ties of those before; `asc(a)` and `desc(a)` sort by an attribute.",
      example: ["desc(year)", "typo", "custom"]),
    SearchParameter(
      name: "customRanking", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes that break the last ties.", example: ["desc(rating)"]),
    SearchParameter(
      name: "relevancyStrictness", scope: .both, type: .integer(0...100), defaultValue: 100, support: .works,
      summary: "How strictly a virtual replica keeps to the most relevant hits: 100 shows the best alone, 0 shows all.",
      example: 50),
    SearchParameter(
      name: "replicas", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Indices with the same records and another order; `virtual(a)` sorts the most relevant hits only.",
      example: ["movies_by_year"]),
    SearchParameter(
      name: "typoTolerance", scope: .both, type: .either([.boolean, .choice(["min", "strict"])]), defaultValue: true,
      support: .works,
      summary: "Whether words match with typos; `min` and `strict` keep only the best typo counts.", example: "min"),
    SearchParameter(
      name: "minWordSizefor1Typo", scope: .both, type: .integer(0...Int.max), defaultValue: 4, support: .works,
      summary: "How many letters a word needs to match with one typo.", example: 3),
    SearchParameter(
      name: "minWordSizefor2Typos", scope: .both, type: .integer(0...Int.max), defaultValue: 8, support: .works,
      summary: "How many letters a word needs to match with two typos.", example: 7),
    SearchParameter(
      name: "allowTyposOnNumericTokens", scope: .both, type: .boolean, defaultValue: true, support: .works,
      summary: "Whether numbers match with typos.", example: false),
    SearchParameter(
      name: "disableTypoToleranceOnAttributes", scope: .both, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes in which words match without typos only.", example: ["isbn"]),
    SearchParameter(
      name: "disableTypoToleranceOnWords", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Words that match without typos only.", example: ["iphone"]),
    SearchParameter(
      name: "disablePrefixOnAttributes", scope: .setting, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes in which words match whole only.", example: ["isbn"]),
    SearchParameter(
      name: "disableExactOnAttributes", scope: .both, type: .strings, defaultValue: [], support: .works,
      summary: "Attributes that the exact criterion leaves out.", example: ["summary"]),
    SearchParameter(
      name: "exactOnSingleWordQuery", scope: .both, type: .choice(["attribute", "none", "word"]),
      defaultValue: "attribute", support: .works,
      summary: "What is exact for a query of one word.", example: "word"),
    SearchParameter(
      name: "alternativesAsExact", scope: .both,
      type: .list(.choice(["ignorePlurals", "singleWordSynonym", "multiWordsSynonym", "ignoreConjugations"])),
      defaultValue: ["ignorePlurals", "singleWordSynonym"], support: .works,
      summary: "Which other words count as exact.", example: ["ignorePlurals"]),
    SearchParameter(
      name: "minProximity", scope: .both, type: .integer(1...7), defaultValue: 1, support: .works,
      summary: "The distance below which words are equally near.", example: 2),
    SearchParameter(
      name: "attributeCriteriaComputedByMinProximity", scope: .both, type: .boolean, defaultValue: false,
      support: .works,
      summary: "Whether the best attribute is the one where words are nearest.", example: true),
    SearchParameter(
      name: "distinct", scope: .both, type: .either([.boolean, .integer(0...4)]), defaultValue: 0, support: .works,
      summary: "How many hits of a group are kept; needs attributeForDistinct.", example: true),
    SearchParameter(
      name: "attributeForDistinct", scope: .setting, type: .string, defaultValue: nil, support: .works,
      summary: "The attribute that groups records.", example: "sku"),
  ]

  private static let geoParameters: [SearchParameter] = [
    SearchParameter(
      name: "aroundLatLng", scope: .query, type: .place, defaultValue: "", support: .works,
      summary: "A place to search around: latitude, longitude.", example: "48.85, 2.35"),
    SearchParameter(
      name: "aroundLatLngViaIP", scope: .query, type: .boolean, defaultValue: false, support: .withoutEffect,
      summary: "Whether to search around the place of the caller's address.", example: false),
    SearchParameter(
      name: "aroundRadius", scope: .query, type: .either([.integer(1...Int.max), .choice(["all"])]), defaultValue: nil,
      support: .works,
      summary: "The radius in metres, or `all`; absent: 10,800 km.", example: 1000),
    SearchParameter(
      name: "aroundPrecision", scope: .query, type: .either([.integer(0...Int.max), .list(.object)]), defaultValue: 1,
      support: .works,
      summary: "How many metres count as the same distance.", example: 100),
    SearchParameter(
      name: "minimumAroundRadius", scope: .query, type: .integer(1...Int.max), defaultValue: nil, support: .works,
      summary: "The smallest automatic radius in metres.", example: 500),
    SearchParameter(
      name: "insideBoundingBox", scope: .query, type: .numberLists, defaultValue: nil, support: .works,
      summary: "Boxes given by two diagonally opposite corners: lat, lng, lat, lng.", example: [[49.0, 2.0, 48.0, 3.0]]),
    SearchParameter(
      name: "insidePolygon", scope: .query, type: .numberLists, defaultValue: nil, support: .works,
      summary: "Polygons given by their corners: lat, lng …", example: [[49.0, 2.0, 48.0, 3.0, 48.0, 2.0]]),
  ]

  private static let pagesParameters: [SearchParameter] = [
    SearchParameter(
      name: "hitsPerPage", scope: .both, type: .integer(0...1_000), defaultValue: 20, support: .works,
      summary: "How many hits a page holds.", example: 5),
    SearchParameter(
      name: "page", scope: .query, type: .integer(0...Int.max), defaultValue: 0, support: .works,
      summary: "Which page, from 0.", example: 1),
    SearchParameter(
      name: "offset", scope: .query, type: .integer(0...Int.max), defaultValue: nil, support: .works,
      summary: "The first hit, from 0, instead of a page.", example: 40),
    SearchParameter(
      name: "length", scope: .query, type: .integer(0...1_000), defaultValue: nil, support: .works,
      summary: "How many hits from the offset on.", example: 10),
    SearchParameter(
      name: "paginationLimitedTo", scope: .setting, type: .integer(0...20_000), defaultValue: 1000, support: .works,
      summary: "How many hits pages can reach.", example: 2000),
  ]

  private static let highlightingParameters: [SearchParameter] = [
    SearchParameter(
      name: "attributesToHighlight", scope: .both, type: .strings, defaultValue: nil, support: .works,
      summary: "The attributes to highlight; absent: the searchable ones; empty: none.", example: ["title"]),
    SearchParameter(
      name: "attributesToSnippet", scope: .both, type: .strings, defaultValue: [], support: .works,
      summary: "The attributes to cut out around the matches, with a number of words.", example: ["summary:20"]),
    SearchParameter(
      name: "highlightPreTag", scope: .both, type: .string, defaultValue: "<em>", support: .works,
      summary: "What stands before a match.", example: "<mark>"),
    SearchParameter(
      name: "highlightPostTag", scope: .both, type: .string, defaultValue: "</em>", support: .works,
      summary: "What stands after a match.", example: "</mark>"),
    SearchParameter(
      name: "snippetEllipsisText", scope: .both, type: .string, defaultValue: "…", support: .works,
      summary: "What stands where a snippet was cut.", example: "..."),
    SearchParameter(
      name: "restrictHighlightAndSnippetArrays", scope: .both, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether lists keep only their matching items.", example: true),
    SearchParameter(
      name: "replaceSynonymsInHighlight", scope: .both, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether a highlight shows the query's word instead of the record's synonym.", example: true),
  ]

  private static let responsesParameters: [SearchParameter] = [
    SearchParameter(
      name: "responseFields", scope: .both, type: .strings, defaultValue: ["*"], support: .works,
      summary:
        "The members of a response; sections have their numbers of hits and pages all the same, and what getRankingInfo adds.",
      example: ["hits", "facets"]),
    SearchParameter(
      name: "getRankingInfo", scope: .query, type: .boolean, defaultValue: false, support: .works,
      summary: "Whether hits tell their ranking criteria.", example: true),
    SearchParameter(
      name: "userData", scope: .setting, type: .object, defaultValue: [:], support: .works,
      summary: "Data of the index to return with each response.", example: ["theme": "dark"]),
    SearchParameter(
      name: "percentileComputation", scope: .query, type: .boolean, defaultValue: true, support: .withoutEffect,
      summary: "Whether the search counts in processing-time percentiles.", example: false),
    SearchParameter(
      name: "analytics", scope: .query, type: .boolean, defaultValue: true, support: .withoutEffect,
      summary: "Whether the search counts in analytics.", example: false),
    SearchParameter(
      name: "analyticsTags", scope: .query, type: .strings, defaultValue: [], support: .withoutEffect,
      summary: "Labels for analytics.", example: ["mobile"]),
    SearchParameter(
      name: "clickAnalytics", scope: .query, type: .boolean, defaultValue: false, support: .withoutEffect,
      summary: "Whether clicks will be reported.", example: true),
    SearchParameter(
      name: "userToken", scope: .query, type: .string, defaultValue: nil, support: .withoutEffect,
      summary: "Who searches, for analytics and personalisation.", example: "user-1"),
    SearchParameter(
      name: "enablePersonalization", scope: .both, type: .boolean, defaultValue: false, support: .withoutEffect,
      summary: "Whether the user's profile ranks hits.", example: true),
    SearchParameter(
      name: "personalizationImpact", scope: .query, type: .integer(0...100), defaultValue: 100, support: .withoutEffect,
      summary: "How much the user's profile counts.", example: 50),
    SearchParameter(
      name: "enableReRanking", scope: .both, type: .boolean, defaultValue: true, support: .withoutEffect,
      summary: "Whether learned re-ranking applies.", example: false),
    SearchParameter(
      name: "reRankingApplyFilter", scope: .both, type: .nestedStrings, defaultValue: nil, support: .withoutEffect,
      summary: "Which records learned re-ranking may move.", example: ["genre:Drama"]),
    SearchParameter(
      name: "enableABTest", scope: .query, type: .boolean, defaultValue: true, support: .withoutEffect,
      summary: "Whether the search takes part in A/B tests.", example: false),
    SearchParameter(
      name: "mode", scope: .both, type: .choice(["keywordSearch", "neuralSearch"]), defaultValue: "keywordSearch",
      support: .withoutEffect,
      summary: "Which kind of search the host runs.", example: "keywordSearch"),
    SearchParameter(
      name: "semanticSearch", scope: .both, type: .object, defaultValue: nil, support: .withoutEffect,
      summary: "Settings of the host's semantic search.", example: ["eventSources": ["movies"]]),
    SearchParameter(
      name: "extensions", scope: .query, type: .object, defaultValue: nil, support: .withoutEffect,
      summary: "Extensions of the host.", example: [:]),
    SearchParameter(
      name: "allowCompressionOfIntegerArray", scope: .setting, type: .boolean, defaultValue: false,
      support: .withoutEffect,
      summary: "Whether the host compresses lists of integers.", example: true),
  ]
}

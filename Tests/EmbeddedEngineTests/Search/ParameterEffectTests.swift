import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

/// Each parameter does what the catalogue says of it: it changes an answer, from wherever it may stand, or changes
/// none.
struct ParameterEffectTests {
  /// Those that act outside a search: on the name that an index is searched by, and on who asks for facet values.
  private static let elsewhere: Set = ["replicas", "maxFacetHits"]

  @Test(arguments: SearchParameter.all.filter { !elsewhere.contains($0.name) })
  func parametersDoWhatTheCatalogueSays(parameter: SearchParameter) throws {
    let scene = try #require(
      parameter.support == .works ? ParameterScene.all[parameter.name] : ParameterScene(parameter.example))
    let plain = try scene.answer()
    let value: SearchParameters = .init([parameter.name: scene.value])
    if parameter.isQueryParameter {
      let changes = try scene.answer(query: value) != plain
      expectEqual(changes, (parameter.support == .works), "in the query")
    }
    if parameter.isSetting {
      let changes = try scene.answer(settings: value) != plain
      expectEqual(changes, (parameter.support == .works), "in the settings")
    }
  }
}

/// A search in which a value of a parameter matters.
struct ParameterScene: Sendable {
  let value: JSON
  private let query: SearchParameters
  private let settings: SearchParameters
  private let relevantSort: RelevantSort?

  init(
    _ value: JSON, _ query: SearchParameters = [:], settings: SearchParameters = [:], relevantSort: RelevantSort? = nil
  ) {
    self.value = value
    self.query = query
    self.settings = settings
    self.relevantSort = relevantSort
  }

  /// What is answered when these parameters are added.
  func answer(query added: SearchParameters = [:], settings own: SearchParameters = [:]) throws -> SearchResponse {
    let declared: SearchParameters = [
      "searchableAttributes": ["t", "u", "list"], "attributesForFaceting": ["g", "h", "n"],
    ]
    let index = try EmbeddedIndex(
      name: "scene", records: Self.records, settings: declared.overlaid(with: settings).overlaid(with: own),
      synonyms: [.from("cottage", to: "house")], rules: RuleSet(try Rule.list(of: Self.rules), now: 1_000),
      relevantSort: relevantSort)
    let asked: SearchParameters = ["query": "house", "getRankingInfo": true]
    return try index.search(asked.overlaid(with: query).overlaid(with: added))
  }

  private static let records = [
    Record(
      objectID: "1",
      attributes: [
        "t": "red house", "u": "the mouse getUserName", "list": ["alpha", "house"], "g": "a", "h": "x", "n": 1,
        "_tags": ["one"], "_geoloc": ["lat": 48.85, "lng": 2.35],
      ]),
    Record(
      objectID: "2",
      attributes: [
        "t": "house of red bricks", "u": "mice", "g": "b", "h": "x", "n": 2, "_geoloc": ["lat": 48.86, "lng": 2.36],
      ]),
    Record(
      objectID: "3",
      attributes: ["t": "blue houses", "u": "c++ naïve", "g": "b", "n": 3, "_geoloc": ["lat": 50, "lng": 3]]),
    Record(objectID: "4", attributes: ["t": "housf iphone 1234", "g": "c", "n": 4]),
    Record(objectID: "5", attributes: ["t": "alpha one two three beta", "u": "alpha beta", "g": "c", "n": 5]),
  ]

  private static let rules: [JSON] = [
    rule("villa", "villa", ["params": ["query": "house"]]),
    [
      "objectID": "mobile", "conditions": [["context": "mobile"]], "consequence": ["params": ["query": "blue"]],
    ],
  ]
}

extension ParameterScene {
  /// A scene for each parameter that works, by its name.
  static let all: [String: ParameterScene] = [
    textScenes, attributeScenes, filterScenes, rankingScenes, typoScenes, placeScenes, hitScenes,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let textScenes: [String: ParameterScene] = [
    "query": .init("blue"), "similarQuery": .init("blue bricks"), "queryType": .init("prefixNone", ["query": "hous"]),
    "removeWordsIfNoResults": .init("lastWords", ["query": "house zzzzzz"]),
    "optionalWords": .init(["zzzzzz"], ["query": "house zzzzzz"]),
    "advancedSyntax": .init(true, ["query": "\"red house\""]),
    "advancedSyntaxFeatures": .init(["excludeWords"], ["query": "\"red house\""], settings: ["advancedSyntax": true]),
    "ignorePlurals": .init(["en"], ["query": "mouse"]), "removeStopWords": .init(["en"], ["query": "the blue"]),
    "queryLanguages": .init(["fr"], ["query": "mouse", "ignorePlurals": true]),
    "indexLanguages": .init(["fr"], ["query": "mouse", "ignorePlurals": true]),
    "naturalLanguages": .init(["en"], ["query": "the blue"]), "synonyms": .init(false, ["query": "cottage"]),
    "enableRules": .init(false, ["query": "villa"]), "ruleContexts": .init(["mobile"]),
  ]

  private static let attributeScenes: [String: ParameterScene] = [
    "searchableAttributes": .init(["t"], ["query": "mice"]),
    "restrictSearchableAttributes": .init(["t"], ["query": "mice"]),
    "attributesForFaceting": .init(["h"], ["facets": ["*"]]), "attributesToRetrieve": .init(["t"]),
    "unretrievableAttributes": .init(["u"]), "camelCaseAttributes": .init(["u"], ["query": "user"]),
    "keepDiacriticsOnCharacters": .init("ï", ["query": "naive", "typoTolerance": false]),
    "customNormalization": .init(["default": ["ï": "yy"]], ["query": "naive", "typoTolerance": false]),
    "separatorsToIndex": .init("+", ["query": "c++"]),
  ]

  private static let filterScenes: [String: ParameterScene] = [
    "filters": .init("g:a"), "facetFilters": .init(["g:a"]), "numericFilters": .init(["n > 1"]),
    "tagFilters": .init(["one"]), "optionalFilters": .init(["g:b"]),
    "sumOrFiltersScores": .init(true, ["optionalFilters": [["g:b<score=2>", "h:x<score=3>"]]]),
    "numericAttributesForFiltering": .init(["m"], ["numericFilters": ["n > 1"]]), "facets": .init(["g"]),
    "maxValuesPerFacet": .init(1, ["facets": ["g"]]), "sortFacetValuesBy": .init("alpha", ["facets": ["g"]]),
    "facetingAfterDistinct": .init(
      true, ["facets": ["g"], "distinct": true], settings: ["attributeForDistinct": "g"]),
    "renderingContent": .init(["facetOrdering": ["facets": ["order": ["g"]]]]),
  ]

  private static let rankingScenes: [String: ParameterScene] = [
    "ranking": .init(["desc(n)"]), "customRanking": .init(["asc(n)"], ["query": ""]),
    "relevancyStrictness": .init(
      0, relevantSort: Replica("virtual(scene)")?.relevantSort(own: ["customRanking": ["desc(n)"]])),
    "disableExactOnAttributes": .init(["t"], ["query": "red house"]), "exactOnSingleWordQuery": .init("word"),
    "alternativesAsExact": .init([], ["query": "red mouse", "ignorePlurals": true]),
    "minProximity": .init(4, ["query": "red house"]),
    "attributeCriteriaComputedByMinProximity": .init(
      true, ["query": "alpha beta"], settings: ["ranking": ["attribute", "proximity"]]),
    "distinct": .init(1, settings: ["attributeForDistinct": "g"]),
    "attributeForDistinct": .init("g", ["distinct": true]),
  ]

  private static let typoScenes: [String: ParameterScene] = [
    "typoTolerance": .init(false), "minWordSizefor1Typo": .init(6),
    "minWordSizefor2Typos": .init(5, ["query": "hoxxe"]),
    "allowTyposOnNumericTokens": .init(false, ["query": "1235"]), "disableTypoToleranceOnAttributes": .init(["t"]),
    "disableTypoToleranceOnWords": .init(["house"]), "disablePrefixOnAttributes": .init(["t"], ["query": "hous"]),
  ]

  private static let placeScenes: [String: ParameterScene] = [
    "aroundLatLng": .init("48.85, 2.35"), "aroundRadius": .init(500, ["aroundLatLng": "48.85, 2.35"]),
    "aroundPrecision": .init(100_000, ["aroundLatLng": "48.85, 2.35"]),
    "minimumAroundRadius": .init(20_000_000, ["aroundLatLng": "48.85, 2.35"]),
    "insideBoundingBox": .init([[49, 2, 48, 3]]), "insidePolygon": .init([[49, 2, 49, 3, 48, 3, 48, 2]]),
  ]

  private static let hitScenes: [String: ParameterScene] = [
    "hitsPerPage": .init(1), "page": .init(1), "offset": .init(1), "length": .init(1, ["offset": 1]),
    "paginationLimitedTo": .init(1), "attributesToHighlight": .init(["u"]), "attributesToSnippet": .init(["t:1"]),
    "highlightPreTag": .init("<b>"), "highlightPostTag": .init("</b>"),
    "snippetEllipsisText": .init("...", ["attributesToSnippet": ["t:1"]]),
    "restrictHighlightAndSnippetArrays": .init(true),
    "replaceSynonymsInHighlight": .init(true, ["query": "cottage"]),
    "responseFields": .init(["hits"], ["facets": ["g"]]), "getRankingInfo": .init(false),
    "userData": .init(["theme": "dark"]),
  ]
}

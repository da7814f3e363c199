import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings

struct StopWordTests {
  @Test(arguments: [
    ("en", "the mouse of", "mouse"), ("fr", "la souris des été", "souris"), ("de", "die Maus für", "Maus"),
    ("es", "el ratón más", "ratón"),
  ])
  func stopWordsNeedNotMatch(language: String, query: String, text: String) throws {
    let index = try makeIndex(text)
    let parameters: SearchParameters = ["queryType": "prefixNone", "typoTolerance": false]
    #expect(try index.ids(query, parameters).isEmpty)
    let list: SearchParameters = ["removeStopWords": [.string(language)]]
    try expectEqual(index.ids(query, parameters.overlaid(with: list)), ["1"])
    let languages: SearchParameters = ["removeStopWords": true, "queryLanguages": [.string(language)]]
    try expectEqual(index.ids(query, parameters.overlaid(with: languages)), ["1"])
    try expectEqual(index.ids(query, parameters.overlaid(with: ["removeStopWords": true])), ["1"])
  }

  @Test func onlyStopWordsOfTheLanguagesAreLeftOut() throws {
    let index = try makeIndex("mouse")
    try expectEqual(index.ids("die mouse", ["removeStopWords": ["de"]]), ["1"])
    #expect(try index.ids("die mouse", ["removeStopWords": ["en"]]).isEmpty)
  }

  @Test func wordsThatMayGoOnStay() throws {
    let index = try makeIndex("mouse", "mouse theme", "the mouse")
    try expectEqual(index.ids("mouse the", ["removeStopWords": true]), ["2", "3"])
    try expectEqual(index.ids("mouse the ", ["removeStopWords": true, "queryType": "prefixNone"]), ["1", "2", "3"])
    try expectEqual(index.ids("the mouse", ["removeStopWords": true, "queryType": "prefixAll"]).sorted(), ["2", "3"])
  }

  @Test func queryOfStopWordsAloneStays() throws {
    let index = try makeIndex("to be", "not to be", "other")
    let parameters: SearchParameters = ["removeStopWords": true, "queryType": "prefixNone"]
    try expectEqual(index.ids("to be", parameters).sorted(), ["1", "2"])
    #expect(try index.ids("the", parameters).isEmpty)
  }

  @Test func quotedStopWordsStay() throws {
    let index = try makeIndex("the who", "who")
    let parameters: SearchParameters = ["removeStopWords": true, "advancedSyntax": true]
    try expectEqual(index.ids("\"the who\"", parameters), ["1"])
    try expectEqual(index.ids("the \"who\"", parameters).sorted(), ["1", "2"])
  }

  @Test func phrasesBehindStopWordsKeepTheirWords() throws {
    let index = try makeIndex("東京 tower", "京東 tower")
    try expectEqual(index.ids("the 東京 of tower", ["removeStopWords": true]), ["1"])
  }

  @Test func highlightsKnowNothingOfStopWords() throws {
    let index = try makeIndex("the mouse", settings: ["removeStopWords": true])
    try expectEqual(index.highlight("the mouse"), "the <em>mouse</em>")
    let hit = try index.search(["query": "the mouse"]).hits.first.map(JSON.object)
    expectEqual(hit?.value(at: FieldPath("_highlightResult.t.matchLevel")), "full")
  }

  @Test func explanationNamesThem() throws {
    let index = try makeIndex("mouse", settings: ["removeStopWords": true])
    let explanation = try index.explain(objectID: "1", parameters: ["query": "the big of mouse"])
    expectEqual(explanation.stopWords, ["the", "of"])
    expectEqual(explanation.words.map(\.queryWord), ["big", "mouse"])
  }

  @Test func stopWordsFollowTheNormalisationOfTheIndex() throws {
    let settings: SearchParameters = [
      "removeStopWords": ["de"], "customNormalization": ["default": ["ü": "ue"]], "queryType": "prefixNone",
    ]
    try expectEqual(makeIndex("maus", settings: settings).ids("fuer maus"), ["1"])
    try expectEqual(makeIndex("maus", settings: settings).ids("für maus"), ["1"])
  }

  @Test func stopWordIsNotExactByItself() throws {
    let index = try makeIndex("the mouse", "then")
    let parameters: SearchParameters = ["exactOnSingleWordQuery": "word"]
    try expectEqual(index.rankingInfo("the", "1", "nbExactWords", parameters), 0)
    try expectEqual(index.rankingInfo("mouse", "1", "nbExactWords", parameters), 1)
    let german = parameters.overlaid(with: ["queryLanguages": ["de"]])
    try expectEqual(index.rankingInfo("the", "1", "nbExactWords", german), 1)
  }

  @Test func facetValuesAreSearchedWithAllWords() throws {
    let index = try makeIndex([["b": "The Who"], ["b": "Who"]], settings: ["attributesForFaceting": ["searchable(b)"]])
    let response = try index.searchFacetValues(
      attribute: "b", facetQuery: "the who", maxFacetHits: 10,
      parameters: ["removeStopWords": true, "ignorePlurals": true])
    expectEqual(response.facetHits?.map(\.value), ["The Who"])
  }
}

struct NaturalLanguageTests {
  @Test func naturalLanguagesIgnorePluralsAndStopWordsAndLetWordsGo() throws {
    let index = try makeIndex("mice in houses", "dog")
    #expect(try index.ids("where is the mouse house").isEmpty)
    try expectEqual(index.ids("where is the mouse house", ["naturalLanguages": ["en"]]), ["1"])
    try expectEqual(index.ids("unicorn mouse", ["naturalLanguages": ["en"]]), ["1"])
    try expectEqual(index.ids("unicorn mouse", ["naturalLanguages": ["en"], "removeWordsIfNoResults": "none"]), ["1"])
  }

  @Test func naturalLanguagesAddARuleContext() {
    let options = SearchOptions(settings: [:], query: ["naturalLanguages": ["en"], "ruleContexts": ["mobile"]])
    expectEqual(options.strings("ruleContexts"), ["mobile", "natural_language"])
  }
}

struct SimilarQueryTests {
  @Test func everyWordIsOptionalAndMoreWordsComeFirst() throws {
    let index = try makeIndex("paris", "hotel paris", "berlin", "hotels")
    try expectEqual(index.ids("berlin", ["similarQuery": "the Paris hotel"]), ["2", "1", "4"])
    try expectEqual(index.ids("berlin", ["similarQuery": " "]), ["3"])
    try expectEqual(index.ids("", ["similarQuery": "paris hotel", "ranking": ["custom"]]), ["2", "4", "1"])
  }

  @Test func wordsAreNoPrefixesAndStopWordsGo() throws {
    let index = try makeIndex("paris the", "hot", "pars the the")
    let parameters: SearchParameters = ["similarQuery": "the pari", "typoTolerance": false, "queryType": "prefixAll"]
    #expect(try index.ids("", parameters).isEmpty)
    let stopWords = try index.explain(objectID: "1", parameters: ["similarQuery": "the paris"]).stopWords
    expectEqual(stopWords, ["the"])
    let kept: SearchParameters = ["similarQuery": "the paris", "removeStopWords": ["de"]]
    #expect(try index.explain(objectID: "1", parameters: kept).stopWords.isEmpty)
  }

  @Test func highlightsAreOfTheSimilarQuery() throws {
    let index = try makeIndex("hotel paris")
    try expectEqual(index.highlight("zzz", ["similarQuery": "paris"]), "hotel <em>paris</em>")
  }

  @Test func manySimilarRecordsDemandMoreWords() throws {
    let records: [JSONObject] = (0..<1_100).map { ["t": .string($0 < 1_010 ? "one two" : "one")] }
    let index = try makeIndex(records)
    try expectEqual(index.search(["similarQuery": "one two three four"]).nbHits, 1_010)
  }

  @Test func similarQueryHasALimit() {
    let query: SearchParameters = ["similarQuery": .string(String(repeating: "a", count: 513))]
    expectEqual(SettingChecks.problems(inQuery: query).map(\.name), ["similarQuery"])
  }
}

struct CamelCaseTests {
  /// Such words are kept apart from those of other attributes; their terms are not.
  @Test(arguments: [[:], ["separatorsToIndex": "#"]] as [SearchParameters])
  func aWordHasOneTermInAllAttributes(settings: SearchParameters) throws {
    let camelCase: SearchParameters = ["searchableAttributes": ["cut", "whole"], "camelCaseAttributes": ["cut"]]
    let records: [JSONObject] = (0..<4).map { _ in
      ["cut": "water # night nightWater", "whole": "night # nightWater water"]
    }
    let index = try makeIndex(records, settings: camelCase.overlaid(with: settings))
    for word in ["water", "night", "nightwater"] {
      try expectEqual(index.search(["query": .string(word)]).nbHits, 4, "\(word)")
    }
  }

  private func index(_ texts: String...) throws -> EmbeddedIndex {
    try makeIndex(
      texts.map { ["code": .string($0), "text": .string($0)] },
      settings: ["searchableAttributes": ["code"], "camelCaseAttributes": ["code"]])
  }

  @Test(arguments: [
    ("getUserId", "user id", true), ("getUserId", "getuserid", true), ("getUserId", "getuser", true),
    ("getUserId", "serid", false), ("HTMLParser", "parser", true), ("HTMLParser", "html", true),
    ("parseJSON", "json", true), ("utf8String", "string", true), ("ALLCAPS", "caps", false), ("Plain", "lain", false),
    ("foo.barBaz", "baz", true), ("foo.barBaz", "foobarbaz", true), ("E\u{301}tatNe\u{301}", "etat", true),
  ])
  func partsAreWordsToo(text: String, query: String, isFound: Bool) throws {
    #expect(try index(text).ids(query, ["typoTolerance": false]).isEmpty != isFound)
  }

  @Test func otherAttributesStayWhole() throws {
    let index = try makeIndex([["code": "getUser"]], settings: ["searchableAttributes": ["code"]])
    #expect(try index.ids("user", ["typoTolerance": false]).isEmpty)
  }

  @Test func partsAreMarkedAndAdjacent() throws {
    let index = try index("xmlUserName")
    let hit = try index.search(["query": "user name"]).hits.first.map(JSON.object)
    expectEqual(hit?.value(at: FieldPath("_highlightResult.code.value")), "xml<em>UserName</em>")
    try expectEqual(index.rankingInfo("user name", "1", "proximityDistance"), 1)
    try expectEqual(index.rankingInfo("user", "1", "firstMatchedWord"), 1)
  }
}

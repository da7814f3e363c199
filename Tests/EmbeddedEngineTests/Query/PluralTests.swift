import OrderedCollections
import SearchModel
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings

struct PluralTests {
  @Test func pluralsMatchBothWays() throws {
    let index = try makeIndex("mouse", "mice", "horse")
    #expect(try index.ids("mouse", ["ignorePlurals": true]) == ["1", "2"])
    #expect(try index.ids("mice", ["ignorePlurals": ["en"]]) == ["1", "2"])
    #expect(try index.ids("mice") == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": ["fr"]]) == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr"]]) == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr", "en"]]) == ["1", "2"])
  }

  @Test func languagesOfTheRecordsCountWhereTheQueryNamesNone() throws {
    let query: SearchParameters = ["ignorePlurals": true]
    let french = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "fr"]])
    #expect(try french.ids("mice", query) == ["1"])
    #expect(try french.ids("mice", query.overlaid(with: ["queryLanguages": ["en"]])) == ["1", "2"])
    let english = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "en"]])
    #expect(try english.ids("mice", query) == ["1", "2"])
    let japanese = try makeIndex("mice", "mouse", settings: ["indexLanguages": "ja"])
    #expect(try japanese.ids("mice", query) == ["1"])
  }

  @Test func pluralsMayBeIgnoredInTheSettings() throws {
    let index = try makeIndex("mice", settings: ["ignorePlurals": ["en"]])
    #expect(try index.ids("mouse") == ["1"])
    #expect(try index.ids("mouse", ["ignorePlurals": false]).isEmpty)
  }

  @Test func pluralsCountNoTypoAndAreExactUnlessNotChosen() throws {
    let index = try makeIndex("red mice", settings: ["ignorePlurals": true])
    #expect(try index.rankingInfo("red mouse", "1", "nbTypos") == 0)
    #expect(try index.rankingInfo("red mouse", "1", "nbExactWords") == 2)
    #expect(try index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": []]) == 1)
    #expect(
      try index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": ["ignoreConjugations"]]) == 1)
  }

  @Test func pluralFillsTheAttribute() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true])
    #expect(try index.rankingInfo("car", "1", "nbExactWords") == 1)
    #expect(try index.rankingInfo("car", "1", "nbExactWords", ["alternativesAsExact": []]) == 0)
  }

  @Test func pluralsAreFoundWithoutPrefixes() throws {
    let index = try makeIndex("boxes", "boxing")
    let parameters: SearchParameters = ["ignorePlurals": true, "queryType": "prefixNone", "typoTolerance": false]
    #expect(try index.ids("box", parameters) == ["1"])
    #expect(try index.highlight("box", parameters) == "<em>boxes</em>")
    #expect(try index.matches("box", "1", parameters) == ["box: boxes (plural)"])
  }

  @Test func quotedWordsHaveNoPlurals() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true, "advancedSyntax": true])
    #expect(try index.ids("\"car\"").isEmpty)
  }

  @Test func keptDiacriticsAreKeptInPlurals() throws {
    let index = try makeIndex(
      "yeux", settings: ["ignorePlurals": ["fr"], "customNormalization": ["default": ["œ": "œ"]]])
    #expect(try index.ids("œil") == ["1"])
    #expect(try index.ids("oeil").isEmpty)
  }

  @Test func wholeFormIsMarkedAndReplacementsLeaveItAlone() throws {
    let index = try makeIndex("Mice here", settings: ["ignorePlurals": true])
    #expect(try index.highlight("mouse", ["replaceSynonymsInHighlight": true]) == "<em>Mice</em> here")
  }

  @Test(
    arguments: [
      (["ignorePlurals": ["en", "de"]], 1, "the plurals of 'de' are not known; known are those of en, es, fr"),
      (["ignorePlurals": "it"], nil, "the plurals of 'it' are not known; known are those of en, es, fr"),
      (["removeStopWords": ["it"]], 0, "the stop words of 'it' are not known; known are those of de, en, es, fr"),
      (
        ["naturalLanguages": ["en", "de"]], 1,
        "the plurals and stop words of 'de' are not known; known are those of en, es, fr"
      ),
      (
        ["ignorePlurals": true, "queryLanguages": ["en", "de"]], 1,
        "ignorePlurals: true takes the languages of queryLanguages, and the plurals of 'de' are not known; known are "
          + "those of en, es, fr"
      ),
      (
        ["removeStopWords": true, "queryLanguages": "ja"], nil,
        "removeStopWords: true takes the languages of queryLanguages, and the stop words of 'ja' are not known; known "
          + "are those of de, en, es, fr"
      ),
    ] as [(SearchParameters, Int?, String)])
  func otherLanguagesAreErrors(parameters: SearchParameters, element: Int?, message: String) throws {
    let problems = SettingChecks.problems(inQuery: parameters, of: "i", settings: [:])
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.element) == [element])
    let error = #expect(throws: SearchError.self) { try makeIndex("a").search(parameters) }
    #expect(error?.code == .badRequest)
    #expect(error?.message.hasSuffix(message) == true)
    guard parameters["naturalLanguages"] == nil else { return }
    #expect(throws: SearchError.self) { try makeIndex("a", settings: parameters) }
  }
}

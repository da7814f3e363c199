import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings

struct PluralTests {
  @Test func pluralsMatchBothWays() throws {
    let index = try makeIndex("mouse", "mice", "horse")
    try expectEqual(index.ids("mouse", ["ignorePlurals": true]), ["2", "1"])
    try expectEqual(index.ids("mice", ["ignorePlurals": ["en"]]), ["2", "1"])
    try expectEqual(index.ids("mice"), ["2"])
    try expectEqual(index.ids("mice", ["ignorePlurals": ["fr"]]), ["2"])
    try expectEqual(index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr"]]), ["2"])
    try expectEqual(index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr", "en"]]), ["2", "1"])
  }

  @Test func languagesOfTheRecordsCountWhereTheQueryNamesNone() throws {
    let query: SearchParameters = ["ignorePlurals": true]
    let french = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "fr"]])
    try expectEqual(french.ids("mice", query), ["1"])
    try expectEqual(french.ids("mice", query.overlaid(with: ["queryLanguages": ["en"]])), ["2", "1"])
    let english = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "en"]])
    try expectEqual(english.ids("mice", query), ["2", "1"])
    let japanese = try makeIndex("mice", "mouse", settings: ["indexLanguages": "ja"])
    try expectEqual(japanese.ids("mice", query), ["1"])
  }

  @Test func pluralsMayBeIgnoredInTheSettings() throws {
    let index = try makeIndex("mice", settings: ["ignorePlurals": ["en"]])
    try expectEqual(index.ids("mouse"), ["1"])
    #expect(try index.ids("mouse", ["ignorePlurals": false]).isEmpty)
  }

  @Test func pluralsCountNoTypoAndAreExactUnlessNotChosen() throws {
    let index = try makeIndex("red mice", settings: ["ignorePlurals": true])
    try expectEqual(index.rankingInfo("red mouse", "1", "nbTypos"), 0)
    try expectEqual(index.rankingInfo("red mouse", "1", "nbExactWords"), 2)
    try expectEqual(index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": []]), 1)
    try expectEqual(
      index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": ["ignoreConjugations"]]), 1)
  }

  @Test func pluralFillsTheAttribute() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true])
    try expectEqual(index.rankingInfo("car", "1", "nbExactWords"), 1)
    try expectEqual(index.rankingInfo("car", "1", "nbExactWords", ["alternativesAsExact": []]), 0)
  }

  @Test func pluralsAreFoundWithoutPrefixes() throws {
    let index = try makeIndex("boxes", "boxing")
    let parameters: SearchParameters = ["ignorePlurals": true, "queryType": "prefixNone", "typoTolerance": false]
    try expectEqual(index.ids("box", parameters), ["1"])
    try expectEqual(index.highlight("box", parameters), "<em>boxes</em>")
    try expectEqual(index.matches("box", "1", parameters), ["box: boxes (plural)"])
  }

  @Test func quotedWordsHaveNoPlurals() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true, "advancedSyntax": true])
    #expect(try index.ids("\"car\"").isEmpty)
  }

  @Test func keptDiacriticsAreKeptInPlurals() throws {
    let index = try makeIndex(
      "yeux", settings: ["ignorePlurals": ["fr"], "customNormalization": ["default": ["œ": "œ"]]])
    try expectEqual(index.ids("œil"), ["1"])
    #expect(try index.ids("oeil").isEmpty)
  }

  @Test func wholeFormIsMarkedAndReplacementsLeaveItAlone() throws {
    let index = try makeIndex("Mice here", settings: ["ignorePlurals": true])
    try expectEqual(index.highlight("mouse", ["replaceSynonymsInHighlight": true]), "<em>Mice</em> here")
  }

  @Test(arguments: [
    ("Haus", "Häuser", "de"), ("gatto", "gatti", "it"), ("boek", "boeken", "nl"), ("bil", "bilar", "sv"),
  ])
  func otherLanguagesHaveFormsOfNouns(singular: String, plural: String, language: String) throws {
    let index = try makeIndex(plural, settings: ["queryLanguages": .array([.string(language)]), "ignorePlurals": true])
    try expectEqual(index.ids(singular), ["1"])
    try expectEqual(makeIndex(singular, settings: ["ignorePlurals": .array([.string(language)])]).ids(plural), ["1"])
  }

  @Test func languagesWithoutFormsAreNoErrors() throws {
    let parameters: SearchParameters = [
      "ignorePlurals": ["ca", "ja"], "removeStopWords": ["ja"], "queryLanguages": ["ja"],
    ]
    try expectEqual(makeIndex("cars", settings: parameters).ids("cars"), ["1"])
    #expect(throws: Never.self) { try makeIndex("cars").search(parameters) }
  }

  @Test(
    arguments: [
      (["ignorePlurals": ["en", "xx"]], 1, "'xx' is no code"),
      (["removeStopWords": "en-US"], nil, "did you mean 'en'?"),
      (["queryLanguages": ["eng"]], 0, "did you mean 'en'?"), (["naturalLanguages": ["FR"]], 0, "did you mean 'fr'?"),
    ] as [(SearchParameters, Int?, String)])
  func codesOfNoLanguageAreErrors(parameters: SearchParameters, element: Int?, message: String) throws {
    let problems = SettingChecks.problems(inQuery: parameters)
    expectEqual(problems.map(\.element), [element])
    expectEqual(problems.first?.description.contains(message), true)
    let error = #expect(throws: SearchError.self) { try makeIndex("a").search(parameters) }
    expectEqual(error?.code, .badRequest)
    guard parameters["naturalLanguages"] == nil else { return }
    #expect(throws: SearchError.self) { try makeIndex("a", settings: parameters) }
  }
}

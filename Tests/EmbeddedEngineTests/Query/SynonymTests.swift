import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct SynonymTests {
  @Test func synonymsFindEachOther() throws {
    let index = try makeIndex("tv", "television", "radio", synonyms: [.of("tv", "television", "TV set")])
    try expectEqual(index.ids("television"), ["2", "1"])
    try expectEqual(index.ids("tv"), ["2", "1"])
    try expectEqual(index.ids("Tv", ["synonyms": false]), ["1"])
  }

  @Test func synonymsCountNoTypo() throws {
    let index = try makeIndex("tv", "television", synonyms: [.of("tv", "television")])
    try expectEqual(index.rankingInfo("tv", "2", "nbTypos"), 0)
    try expectEqual(index.rankingInfo("tv", "2", "words"), 1)
    try expectEqual(index.ids("tv", ["typoTolerance": "min"]), ["2", "1"])
    try expectEqual(index.ids("tv", ["typoTolerance": false]), ["2", "1"])
  }

  @Test func oneWaySynonymsFindOneWay() throws {
    let index = try makeIndex("phone", "iphone", "android phone", synonyms: [.from("phone", to: "iphone", "android")])
    try expectEqual(index.ids("phone"), ["2", "1", "3"])
    try expectEqual(index.ids("iphone", ["typoTolerance": false]), ["2"])
  }

  @Test func beginningsOfTheLastWordFindSynonyms() throws {
    let index = try makeIndex("tv", "television", synonyms: [.of("tv", "television")])
    try expectEqual(index.ids("telev"), ["2", "1"])
    try expectEqual(index.ids("t").count, 2)
    #expect(try index.ids("telev", ["queryType": "prefixNone"]).isEmpty)
    #expect(try index.ids("telev x", ["optionalWords": ["x"]]).isEmpty)
    try expectEqual(index.rankingInfo("telev", "1", "nbTypos"), 0)
  }

  @Test func beginningsFindNoSynonymsWherePrefixesAreOff() throws {
    let index = try makeIndex(
      "tv", settings: ["disablePrefixOnAttributes": ["t"]], synonyms: [.of("tv", "television")])
    #expect(try index.ids("telev").isEmpty)
    try expectEqual(index.ids("television"), ["1"])
  }

  @Test func synonymsAreWholeWordsWithoutTypos() throws {
    let index = try makeIndex("televisions", "televixion", "television", synonyms: [.of("tube", "television")])
    try expectEqual(index.ids("tube"), ["3"])
    #expect(try index.ids("tubx").isEmpty)
  }

  @Test func severalWordsMatchSideBySide() throws {
    let index = try makeIndex(
      "New York", "York new", "new in york", "nyc", "new yorks", synonyms: [.of("nyc", "New York")])
    try expectEqual(index.ids("nyc"), ["4", "1"])
    // As far apart as if they were neighbours, but not exact.
    try expectEqual(index.ids("new york", ["typoTolerance": false]), ["1", "5", "4", "3", "2"])
    try expectEqual(index.ids("york new").contains("4"), false)
    try expectEqual(index.rankingInfo("nyc", "1", "words"), 1)
    try expectEqual(index.rankingInfo("new york", "4", "words"), 2)
    try expectEqual(index.rankingInfo("new york", "4", "proximityDistance"), 1)
  }

  @Test func severalWordsAreFoundWhileTheyAreTyped() throws {
    let index = try makeIndex("nyc", "hotel nyc", synonyms: [.of("nyc", "new york")])
    try expectEqual(index.ids("new yo"), ["1", "2"])
    try expectEqual(index.ids("hotel new y"), ["2"])
    #expect(try index.ids("new").isEmpty)
    #expect(try index.ids("ne york").isEmpty)
  }

  @Test func severalWordsStandForSeveralWords() throws {
    let index = try makeIndex("big apple hotel", "hotel apple big", synonyms: [.of("new york", "big apple")])
    try expectEqual(index.ids("new york hotel"), ["1"])
    try expectEqual(index.rankingInfo("new york hotel", "1", "proximityDistance"), 2)
  }

  @Test func wordsBetweenCountTheirDistanceFromTheEndOfAPhrase() throws {
    let index = try makeIndex("new york city hotel", synonyms: [.of("nyc", "new york city")])
    try expectEqual(index.rankingInfo("nyc hotel", "1", "proximityDistance"), 1)
  }

  @Test func otherWordsForAllOfThemAreMarkedWhereTheyComeFirst() throws {
    let index = try makeIndex("nyc or new york", "new york or nyc", synonyms: [.of("nyc", "new york")])
    let synonym =
      "nyc (synonym '\(try #require(index.matches("new york", "1").first?.split(separator: "'").dropFirst().first))')"
    try expectEqual(index.matches("new york", "1"), ["new: \(synonym), new (exact)", "york: \(synonym), york (exact)"])
    try expectEqual(index.matches("new york", "2"), ["new: new (exact)", "york: york (exact)"])
    let words = try index.explain(objectID: "2", parameters: ["query": "new york"]).words
    expectEqual(words.map { $0.outranked.map(\.recordWord) }, [["nyc"], ["nyc"]])
    try expectEqual(
      index.search(["query": "new york"]).hits.map { $0["_highlightResult"]?.value(at: FieldPath("t.value")) },
      [
        "<em>new</em> <em>york</em> or nyc", "<em>nyc</em> or <em>new</em> <em>york</em>",
      ])
  }

  @Test func otherWordsForABegunWordAreMarkedLast() throws {
    let index = try makeIndex("nyc big apple", synonyms: [.of("nyc", "big apple")])
    try expectEqual(index.highlight("big app"), "nyc <em>big</em> <em>app</em>le")
    try expectEqual(makeIndex("nyc", "apple", synonyms: [.of("nyc", "big apple")]).highlight("big app"), "<em>nyc</em>")
  }

  @Test(arguments: [
    (["singleWordSynonym"], "film", 1), ([], "film", 0), (["multiWordsSynonym"], "film", 0),
    (["singleWordSynonym"], "flick", 0), (["multiWordsSynonym"], "flick", 1), (["singleWordSynonym"], "mov", 0),
  ])
  func onlyChosenSynonymsAreExact(alternatives: [String], query: String, exact: Int) throws {
    let index = try makeIndex(
      "movie best", "best motion picture",
      synonyms: [.of("film", "movie", "flicker"), .of("flick", "motion picture")])
    let parameters: SearchParameters = [
      "alternativesAsExact": .array(alternatives.map(JSON.string)), "queryType": "prefixLast",
    ]
    let id = query == "flick" ? "2" : "1"
    try expectEqual(index.rankingInfo("best \(query)", id, "nbExactWords", parameters), 1 + exact)
  }

  @Test func synonymsAreExactByDefaultUnlessTheyHaveSeveralWords() throws {
    let index = try makeIndex("tv", "new york", synonyms: [.of("tv", "television"), .of("nyc", "new york")])
    try expectEqual(index.rankingInfo("television", "1", "nbExactWords"), 1)
    try expectEqual(index.rankingInfo("nyc", "2", "nbExactWords"), 0)
    try expectEqual(index.rankingInfo("nyc", "2", "nbExactWords", ["alternativesAsExact": ["multiWordsSynonym"]]), 1)
  }

  @Test(arguments: [1, 2])
  func alternativeCorrectionsCountTypos(typos: Int) throws {
    let index = try makeIndex("car", "vehicle", synonyms: [.correcting("car", to: "vehicle", typos: typos)])
    try expectEqual(index.ids("car"), ["1", "2"])
    try expectEqual(index.rankingInfo("car", "2", "nbTypos"), typos)
    try expectEqual(index.rankingInfo("car", "2", "nbExactWords"), 0)
    try expectEqual(index.ids("vehicle"), ["2"])
    try expectEqual(index.ids("car", ["typoTolerance": "min"]), ["1"])
    try expectEqual(index.ids("car", ["typoTolerance": false]), ["1", "2"])
    try expectEqual(index.ids("car", ["synonyms": false]), ["1"])
  }

  @Test func theCheapestOfSeveralSynonymsCounts() throws {
    var dear = Synonym.correcting("car", to: "auto", typos: 2)
    dear.objectID = "dear"
    let index = try makeIndex("auto", synonyms: [dear, .of("car", "auto")])
    try expectEqual(index.rankingInfo("car", "1", "nbTypos"), 0)
    try expectEqual(index.matches("car", "1"), ["car: auto (synonym 'car')"])
  }

  @Test func placeholdersStandForTheirReplacements() throws {
    let index = try makeIndex(
      "12 <Street>", "12 street", "12 Main St", synonyms: [.placing("<Street>", for: "main st", "broadway", "Elm")])
    try expectEqual(index.ids("12 broadway"), ["1"])
    try expectEqual(index.ids("12 elm"), ["1"])
    try expectEqual(index.ids("12 main st"), ["3", "1"])
    try expectEqual(index.ids("street"), ["2"])
    try expectEqual(index.ids("<Street>"), ["2"])
    try expectEqual(index.ids("stree", ["minWordSizefor1Typo": 1]), ["2"])
    #expect(try index.ids("12 broadway", ["synonyms": false]).isEmpty)
  }

  @Test(arguments: [
    ("a<Street>b", true), ("<Street>", true), ("<Streets>", false), ("<street>", false), ("x.<Street>.y", true),
  ])
  func placeholdersStandAsWritten(text: String, isFound: Bool) throws {
    let index = try makeIndex(text, synonyms: [.placing("<Street>", for: "broadway")])
    #expect(try index.ids("broadway").isEmpty != isFound)
  }

  @Test func placeholdersWithoutBracketsAreWholeWords() throws {
    let index = try makeIndex("STREET", "STREETS", "street", synonyms: [.placing("STREET", for: "broadway")])
    try expectEqual(index.ids("broadway"), ["1"])
    try expectEqual(index.ids("street"), ["3", "2"])
  }

  @Test func quotedWordsHaveNoSynonyms() throws {
    let index = try makeIndex("tv", "new york tv", synonyms: [.of("tv", "television"), .of("nyc", "new york")])
    #expect(try index.ids("\"television\"", ["advancedSyntax": true]).isEmpty)
    #expect(try index.ids("\"nyc\"", ["advancedSyntax": true]).isEmpty)
    try expectEqual(index.ids("nyc \"tv\"", ["advancedSyntax": true]), ["2"])
  }

  @Test func ideographsHaveSynonyms() throws {
    let index = try makeIndex("東京タワー", "tokyo", "京都", synonyms: [.of("東京", "Tokyo")])
    try expectEqual(index.ids("東京"), ["1", "2"])
    try expectEqual(index.ids("tokyo"), ["2", "1"])
    try expectEqual(index.ids("東京タ"), ["1"])
  }

  @Test func synonymsMayNeedNotMatch() throws {
    let index = try makeIndex("red tv", "red", synonyms: [.of("tv", "television")])
    try expectEqual(index.ids("red television", ["optionalWords": ["television"]]), ["1", "2"])
    try expectEqual(index.ids("red zzz television", ["removeWordsIfNoResults": "allOptional"]), ["1", "2"])
  }

  @Test func restrictionsHoldForSynonyms() throws {
    let index = try makeIndex(
      [["a": "tv"], ["b": "tv"]], settings: ["searchableAttributes": ["a", "b"]],
      synonyms: [.of("tv", "television")])
    try expectEqual(index.ids("television", ["restrictSearchableAttributes": ["b"]]), ["2"])
    try expectEqual(index.rankingInfo("television", "2", "firstMatchedWord"), 1_000)
  }

  @Test func termsWithoutWordsHaveNoEffect() throws {
    let index = try makeIndex("tv", synonyms: [.of("!!", "tv"), .from("television", to: "?", "tv")])
    try expectEqual(index.ids("!!"), ["1"])
    try expectEqual(index.ids("television"), ["1"])
  }

  @Test func explanationsNameTheSynonym() throws {
    let index = try makeIndex(
      "tv in new york", "my vehicle at <Street>",
      synonyms: [
        .of("tv", "television"), .of("nyc", "new york"), .correcting("car", to: "vehicle", typos: 1),
        .placing("<Street>", for: "elm"),
      ])
    try expectEqual(
      index.matches("television nyc", "1"),
      [
        "television: tv (synonym 'tv')", "nyc: new york (synonym 'nyc')",
      ])
    try expectEqual(
      index.matches("car elm", "2"),
      [
        "car: vehicle (correction 'car', 1 typo)", "elm: <Street> (placeholder of '<Street>')",
      ])
    try expectEqual(index.matches("new york zzz", "1").prefix(2), ["new: new (exact)", "york: york (exact)"])
    let missing = try index.explain(objectID: "2", parameters: ["query": "nyc"])
    expectEqual(missing.reasons, [.missingWord("nyc")])
  }

  @Test func wordsThatOtherWordsStandForAreNotMissing() throws {
    let index = try makeIndex("nyc", synonyms: [.of("nyc", "new york")])
    let explanation = try index.explain(objectID: "1", parameters: ["query": "new york zzz"])
    expectEqual(explanation.reasons, [.missingWord("zzz")])
    expectEqual(explanation.words.map { $0.matches.map(\.kind) }, [[.synonym("nyc")], [.synonym("nyc")], []])
  }
}

struct SynonymHighlightTests {
  private static let synonyms: [Synonym] = [
    .of("tv", "television"), .of("nyc", "New York"), .placing("<Street>", for: "elm", "main st"),
  ]

  @Test(arguments: [
    ("A Television set", "tv", "A <em>Television</em> set"),
    ("TV and television", "tv", "<em>TV</em> and <em>television</em>"),
    ("Hotels in New York City", "nyc", "Hotels in <em>New York</em> City"),
    ("york new", "nyc", "york new"),
    ("NYC", "new york", "<em>NYC</em>"),
    ("TV", "telev", "<em>TV</em>"),
    ("at 5 <Street>", "elm", "at 5 <em><Street></em>"),
  ])
  func synonymsAreMarked(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(text, synonyms: Self.synonyms)
    try expectEqual(index.highlight(query, ["removeWordsIfNoResults": "allOptional"]) ?? text, highlighted)
  }

  @Test(arguments: [
    ("A Television set", "Tv", "A <em>Tv</em> set"),
    ("Hotels in New York City", "NYC", "Hotels in <em>NYC</em> City"),
    ("NYC", "new york", "<em>NYC</em>"),
    ("TV and television", "tv", "<em>TV</em> and <em>tv</em>"),
    ("tv", "telev", "<em>telev</em>"),
    ("at 5 <Street>", "elm", "at 5 <em>elm</em>"),
    ("at 5 <Street>", "main st", "at 5 <em><Street></em>"),
  ])
  func synonymsMayBeReplaced(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(text, synonyms: Self.synonyms)
    try expectEqual(index.highlight(query, ["replaceSynonymsInHighlight": true]), highlighted)
  }

  @Test(arguments: [
    ("tv set", "television", "<em>television</em>"), ("a tv set here", "television", "a <em>television</em> here"),
    ("set tv", "television", "set <em>television</em>"), ("tv set", "tv", "<em>tv</em>"),
  ])
  func theLongestOfOverlappingSynonymsIsReplaced(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(text, synonyms: [.of("tv", "television", "TV set")])
    try expectEqual(index.highlight(query, ["replaceSynonymsInHighlight": true]), highlighted)
  }

  @Test func markedWordsAreTheQuerys() throws {
    let index = try makeIndex("New York tv", synonyms: Self.synonyms)
    let hit = try #require(try index.search(["query": "nyc tv"]).hits.first)
    let expected: JSON = [
      "t": [
        "value": "<em>New York</em> <em>tv</em>", "matchLevel": "full", "fullyHighlighted": true,
        "matchedWords": ["nyc", "tv"],
      ]
    ]
    expectEqual(hit["_highlightResult"]?.text(), expected.text())
  }

  @Test func snippetsShowReplacementsToo() throws {
    let index = try makeIndex(
      "a b c d television e f g", settings: ["attributesToSnippet": ["t:3"]], synonyms: Self.synonyms)
    let hit = try index.search(["query": "tv", "replaceSynonymsInHighlight": true]).hits.first
    expectEqual(hit.map(JSON.object)?.value(at: FieldPath("_snippetResult.t.value")), "…d <em>tv</em> e …")
  }

  @Test func exactSynonymsAreShownWhereWordsMustBeExact() throws {
    let index = try makeIndex("television tvs", synonyms: Self.synonyms)
    try expectEqual(index.highlight("tv", ["exactOnSingleWordQuery": "word"]), "<em>television</em> tvs")
  }
}

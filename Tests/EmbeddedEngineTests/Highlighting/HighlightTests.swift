import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct HighlightTests {
  @Test(arguments: [
    ("George Clooney", "clo", "George <em>Clo</em>oney"),
    ("George Clooney", "george clooney", "<em>George</em> <em>Clooney</em>"),
    ("The iPhone case", "iphnoe", "The <em>iPhone</em> case"),
    ("keyboards", "keibo", "<em>keybo</em>ards"),
    ("E\u{301}clair", "ecl", "<em>E\u{301}cl</em>air"),
    ("éclair", "e", "<em>é</em>clair"),
    ("Straße", "stras", "<em>Straß</em>e"),
    ("東京都の天気", "京都", "東<em>京都</em>の天気"),
    ("a 👨‍👩‍👧 b", "👨‍👩‍👧", "a <em>👨‍👩‍👧</em> b"),
    ("שָׁלוֹם עולם", "שלום", "<em>שָׁלוֹם</em> עולם"),
    ("किताब", "क", "<em>कि</em>ताब"),
    ("blue tooth", "bluetooth", "<em>blue tooth</em>"),
    ("bluetooth", "blue tooth", "<em>bluetooth</em>"),
    ("don't stop", "don't", "<em>don't</em> stop"),
    ("a < b & tom", "tom", "a < b & <em>tom</em>"),
    ("nothing here", "", "nothing here"),
    ("l'avion rouge", "avion", "l'<em>avion</em> rouge"),
    ("l'avion rouge", "avoin", "l'<em>avion</em> rouge"),
    ("l'avion rouge", "l avion", "<em>l'avion</em> rouge"),
    ("O'Neill's pub", "neill", "O'<em>Neill</em>'s pub"),
    ("hello.world", "hello world", "<em>hello</em>.<em>world</em>"),
    ("hello.world", "helloworld", "<em>hello.world</em>"),
    // Words that are typed side by side, and that stand joined and apart, but not side by side.
    ("Spider and Man: Spiderman", "spider-man", "Spider and Man: <em>Spiderman</em>"),
    ("Spider and Man: Spiderman", "spider man", "<em>Spider</em> and <em>Man</em>: Spiderman"),
    ("The wifi of Fi and Wi", "wi-fi", "The <em>wifi</em> of Fi and Wi"),
    ("Playstation: play a station", "play-st", "<em>Playst</em>ation: play a station"),
    ("Wi-Fi, or wifi", "wi-fi", "<em>Wi-Fi</em>, or wifi"),
  ])
  func matchedPartsAreTagged(text: String, query: String, highlighted: String) throws {
    // The attributes by default and those that are named go different ways.
    for parameters in [[:], ["attributesToHighlight": ["t"]]] as [SearchParameters] {
      let value = try makeIndex(text).highlight(query, parameters)
      expectEqual(value.map { Array($0.unicodeScalars) }, Array(highlighted.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("iPhone case", "phone", "i<em>Phone</em> case"), ("iPhone case", "iphone", "<em>iPhone</em> case"),
    ("my iPhone", "phnoe", "my i<em>Phone</em>"),
  ])
  func partsOfCamelCaseAreTaggedAlone(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(text, settings: ["camelCaseAttributes": ["t"]])
    try expectEqual(index.highlight(query), highlighted)
    try expectEqual(index.highlight(query, ["attributesToHighlight": ["t"]]), highlighted)
  }

  @Test func correctionsDoNotWidenWhatMatchesWithoutTypos() throws {
    let index = try makeIndex("carts", synonyms: [.correcting("car", to: "carts", typos: 1)])
    try expectEqual(index.highlight("car"), "<em>car</em>ts")
    try expectEqual(index.highlight("car", ["attributesToHighlight": ["t"]]), "<em>car</em>ts")
  }

  @Test func quotedWordsAreTaggedOnlyInThePhrase() throws {
    let index = try makeIndex("engine search engine")
    let value = try index.highlight("\"search engine\"", ["advancedSyntax": true])
    expectEqual(value, "engine <em>search engine</em>")
  }

  @Test func tagsCanBeChosen() throws {
    try expectEqual(makeIndex("tom").highlight("t", ["highlightPreTag": "[", "highlightPostTag": "]"]), "[t]om")
  }

  @Test func resultHasTheShapeOfTheRecord() throws {
    let index = try makeIndex(
      [["name": "Tom", "n": 5, "cast": [["who": "Tom Hanks", "age": 3], ["who": "X"]], "flag": true]],
      settings: ["searchableAttributes": ["name", "cast.who", "n"]])
    let hit = try #require(try index.search(["query": "tom hanks"]).hits.first)
    let expected: JSON = [
      "name": ["value": "<em>Tom</em>", "matchLevel": "partial", "fullyHighlighted": true, "matchedWords": ["tom"]],
      "n": ["value": "5", "matchLevel": "none", "matchedWords": []],
      "cast": [
        [
          "who": [
            "value": "<em>Tom</em> <em>Hanks</em>", "matchLevel": "full", "fullyHighlighted": true,
            "matchedWords": ["tom", "hanks"],
          ]
        ],
        ["who": ["value": "X", "matchLevel": "none", "matchedWords": []]],
      ],
    ]
    expectEqual(hit["_highlightResult"]?.text(), expected.text())
  }

  @Test func attributesToHighlightChoose() throws {
    let index = try makeIndex([["a": "tom", "b": "tom"]], settings: ["searchableAttributes": ["a"]])
    func names(_ list: JSON) throws -> [String]? {
      let hit = try index.search(["query": "tom", "attributesToHighlight": list]).hits.first
      return hit?["_highlightResult"]?.objectValue.map { Array($0.keys) }
    }
    try expectEqual(names(["b"]), ["b"])
    try expectEqual(names(["*"]), ["a", "b"])
    #expect(try names([]) == nil)
  }

  @Test func listsMayKeepOnlyMatchingItems() throws {
    let index = try makeIndex([["t": ["tom", "x", "tommy"]]], settings: ["searchableAttributes": ["t"]])
    let hit = try #require(
      try index.search(["query": "tom", "restrictHighlightAndSnippetArrays": true]).hits.first)
    expectEqual(hit["_highlightResult"]?.objectValue?["t"]?.arrayValue?.count, 2)
  }

  @Test(arguments: [
    ("a b c d tom e f g h", "tom", "…d <em>tom</em> e …"),
    ("tom a b c d", "tom", "<em>tom</em> a b …"),
    ("a b c d tom.", "tom", "…c d <em>tom</em>."),
    ("tom x x x tom hanks y", "tom hanks", "…<em>tom</em> <em>hanks</em> y"),
    ("a b c d", "", "a b c …"),
    ("a b", "b", "a <em>b</em>"),
  ])
  func snippetsAreCutAroundTheMatches(text: String, query: String, snippet: String) throws {
    let index = try makeIndex(text, settings: ["attributesToSnippet": ["t:3"]])
    let hit = try index.search(["query": .string(query)]).hits.first
    expectEqual(hit.map(JSON.object)?.value(at: FieldPath("_snippetResult.t.value")), .string(snippet))
  }

  @Test func exactMatchesHideOthersWhereWordsMustBeExact() throws {
    let index = try makeIndex("tom tommy", "tommy")
    let parameters: SearchParameters = ["query": "tom", "exactOnSingleWordQuery": "word"]
    let values = try index.search(parameters).hits.map {
      JSON.object($0).value(at: FieldPath("_highlightResult.t.value"))
    }
    expectEqual(values, ["tommy", "<em>tom</em> tommy"])
  }

  /// Texts of so many matches that loops over all of them for each would not end: of words, of the two halves of one,
  /// of a phrase, and of one long joined word.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("star ", "star", 40_000), ("star ", "starstar", 1), ("star ", "\"star star\"", 1),
      ("star.", "star", 40_000), ("star moon. ", "\"star moon\"", 40_000),
    ])
  func longTextsAreHighlightedInOneGo(word: String, query: String, count: Int) throws {
    let index = try makeIndex(
      String(repeating: word, count: 40_000), "other", settings: ["attributesToSnippet": ["t:20000"]])
    let parameters: SearchParameters = ["query": .string(query), "advancedSyntax": true]
    for parameters in [parameters, parameters.overlaid(with: ["attributesToSnippet": []])] {
      let hits = try index.search(parameters).hits
      let hit = try #require(hits.first { $0["objectID"] == "1" })
      let value = JSON.object(hit).value(at: FieldPath("_highlightResult.t.value"))?.stringValue
      #expect(value?.split(separator: "<em>").count ?? 0 >= count)
    }
  }

  @Test func placesAreHighlightedWithoutEverMatching() throws {
    let index = try makeIndex([["t": "7", "_geoloc": ["lat": 7, "lng": -0.25]]])
    let places: JSON = [
      "lat": ["value": "7", "matchLevel": "none", "matchedWords": []],
      "lng": ["value": "-0.25", "matchLevel": "none", "matchedWords": []],
    ]
    for parameters: SearchParameters in [
      ["query": "7"], ["query": "7", "attributesToSnippet": ["t"]], ["query": "7", "attributesToHighlight": ["*"]],
    ] {
      try expectEqual(index.search(parameters).hits.first?["_highlightResult"]?.objectValue?["_geoloc"], places)
    }
    let some = try index.search(["query": "7", "attributesToHighlight": ["t"]])
    #expect(some.hits.first?["_highlightResult"]?.objectValue?["_geoloc"] == nil)
  }
}

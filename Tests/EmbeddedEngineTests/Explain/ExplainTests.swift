import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct ExplainTests {
  @Test func hitSaysWhatMatchedAndHowItRanks() throws {
    let index = try makeIndex(
      [["t": "iphane case"], ["t": "iphone cases", "r": 5]],
      settings: ["searchableAttributes": ["t"], "customRanking": ["desc(r)"]])
    let explanation = try index.explain(objectID: "1", parameters: ["query": "iphone cas"])
    expectEqual(explanation.position, 2)
    #expect(explanation.reasons.isEmpty)
    expectEqual(explanation.words.map(\.queryWord), ["iphone", "cas"])
    expectEqual(explanation.words.map { $0.matches.map(\.recordWord) }, [["iphane"], ["case"]])
    expectEqual(explanation.words.map { $0.matches.map(\.kind) }, [[.typo(1)], [.prefix]])
    expectEqual(
      explanation.criteria.map(\.name),
      ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "desc(r)"])
    expectEqual(explanation.criteria.map(\.value), [1, nil, 2, 0, 1, 0, 0, nil])
  }

  @Test func aWordSaysWhatABetterMatchKeepsFromBeingMarked() throws {
    let index = try makeIndex(
      [["t": "iphone case", "d": "an iphnoe, iphones and iphonography"], ["t": "iphnoe cas"]],
      settings: ["searchableAttributes": ["t", "d"], "ignorePlurals": ["en"]])
    let words = try index.explain(objectID: "1", parameters: ["query": "iphone cas"]).words
    expectEqual(words.map { $0.matches.map(\.recordWord) }, [["iphone"], ["case"]])
    expectEqual(words[0].outranked.map(\.recordWord), ["iphnoe", "iphones"])
    expectEqual(words[0].outranked.map(\.kind), [.typo(1), .plural])
    expectEqual(words[0].outranked.map(\.attribute), ["d", "d"])
    #expect(words[1].outranked.isEmpty)
    // Nothing is better than the only match, and a record that is no hit has no marks.
    #expect(try index.explain(objectID: "2", parameters: ["query": "iphone cas"]).words.allSatisfy(\.outranked.isEmpty))
    #expect(try index.explain(objectID: "1", parameters: ["query": "iphone xyz"]).words.allSatisfy(\.outranked.isEmpty))
  }

  @Test(
    arguments: [
      ("1", ["query": "tom zzz"], [.missingWord("zzz")]),
      ("1", ["query": "tom", "filters": "c:blue AND c:red"], [.filter("filters: \"c\":\"blue\"")]),
      ("1", ["query": "-tom", "advancedSyntax": true], [.excludedWords("tom")]),
      ("9", ["query": "tom"], [.unknownRecord]),
      ("1", ["query": "tom", "insideBoundingBox": [1, 1, 2, 2]], [.withoutPlace]),
      ("3", ["query": "tom", "insideBoundingBox": [1, 1, 2, 2]], [.outsideArea]),
      ("1", ["query": "tom", "distinct": true], [.groupRepresented(by: "2")]),
      ("1", ["query": "tom", "hitsPerPage": 2], [.otherPage(1)]),
      ("3", ["query": "tom", "hitsPerPage": 0], [.otherPage(nil)]),
      ("1", ["query": "tom", "offset": 0, "length": 1], [.outsideWindow(offset: 0, length: 1)]),
      ("4", ["query": "elephant", "typoTolerance": "min"], [.tooManyTypos(count: 1, limit: 0)]),
    ] as [(String, SearchParameters, [AbsenceReason])])
  func absenceHasReasons(id: String, parameters: SearchParameters, reasons: [AbsenceReason]) throws {
    let index = try makeIndex(
      [
        ["t": "tom", "g": 1, "c": "red"], ["t": "tom", "g": 1],
        ["t": "tom", "_geoloc": ["lat": 9, "lng": 9]], ["t": "elephent"], ["t": "elephant"],
      ],
      settings: [
        "searchableAttributes": ["t"], "attributeForDistinct": "g", "attributesForFaceting": ["c"],
      ])
    try expectEqual(index.explain(objectID: id, parameters: parameters).reasons, reasons)
  }

  @Test func wordsOfAPhraseThatStandApartAreNotMissing() throws {
    let index = try makeIndex("hand of a second", "天の気", "second")
    let parameters: SearchParameters = ["query": "\"second hand\"", "advancedSyntax": true]
    try expectEqual(index.explain(objectID: "1", parameters: parameters).reasons, [.wordsApart("second hand")])
    try expectEqual(index.explain(objectID: "2", parameters: ["query": "天気"]).reasons, [.wordsApart("天 気")])
    try expectEqual(index.explain(objectID: "3", parameters: parameters).reasons, [.missingWord("hand")])
  }

  @Test func paginationLimitIsAReason() throws {
    let index = try makeIndex("tom", "tom", "tom", settings: ["paginationLimitedTo": 2])
    let explanation = try index.explain(objectID: "1", parameters: ["query": "tom"])
    expectEqual(explanation.position, 3)
    expectEqual(explanation.reasons, [.beyondPaginationLimit(2)])
  }

  @Test func splitsAndJoinsAreNamed() throws {
    let index = try makeIndex("blue tooth", "keyboard")
    try expectEqual(
      index.explain(objectID: "1", parameters: ["query": "bluetooth"]).words.first?.matches.first,
      WordExplanation.Match(recordWord: "blue tooth", attribute: "t", kind: .split))
    try expectEqual(
      index.explain(objectID: "2", parameters: ["query": "key board"]).words.first?.matches.first?.kind, .concatenation)
  }

  @Test(arguments: [
    ("hause", "house", "1 typo: substitution"), ("huse", "house", "1 typo: missing letter"),
    ("houuse", "house", "1 typo: extra letter"), ("huose", "house", "1 typo: swapped letters"),
    ("mouse", "house", "2 typos: substitution (the first letter counts 2)"),
    ("elefants", "elephants", "2 typos: missing letter, substitution"),
    ("hausebo", "houseboat", "prefix with 1 typo: substitution"), ("houseb", "houseboat", "prefix"),
  ])
  func typosSayWhichTheyAre(query: String, word: String, match: String) throws {
    let explanation = try makeIndex(word).explain(objectID: "1", parameters: ["query": .string(query)])
    expectEqual(explanation.words.map { $0.matches.map(\.description) }, [[match]])
  }

  @Test func eachHitOfThePageSaysWhatMatchedAndHowItRanks() throws {
    let index = try makeIndex(
      [["t": "red house", "r": 1], ["t": "red houses", "r": 7], ["t": "red mouse"], ["t": "blue"]],
      settings: ["searchableAttributes": ["t"], "customRanking": ["desc(r)"], "ranking": ["asc(r)", "typo", "custom"]])
    let parameters: SearchParameters = ["query": "red house", "hitsPerPage": 2, "page": 0]
    let hits = try index.explainHits(parameters)
    expectEqual(hits.map(\.objectID), (try index.ids("red house", parameters)))
    for hit in hits { expectEqual(hit, (try index.explain(objectID: hit.objectID, parameters: parameters))) }
    expectEqual(hits.map { $0.criteria.map(\.name) }, [["asc(r)", "typo", "desc(r)"], ["asc(r)", "typo", "desc(r)"]])
    expectEqual(hits.map { $0.criteria.map(\.value) }, [[1, 0, 1], [7, 0, 7]])
    let second = try index.explainHits(["query": "red house", "hitsPerPage": 2, "page": 1])
    #expect(second.map(\.objectID) == ["3"] && second.map(\.position) == [3])
    expectEqual(second.flatMap(\.words).last?.matches.map(\.kind), [.typo(2)])
    #expect(try index.explainHits(["query": "red", "page": 9]).isEmpty)
  }

  @Test func removedWordsAreNamed() throws {
    let explanation = try makeIndex("red").explain(
      objectID: "1", parameters: ["query": "red zzz", "removeWordsIfNoResults": "lastWords"])
    expectEqual(explanation.position, 1)
    expectEqual(explanation.removedWords, ["zzz"])
  }
}

struct ProblemTests {
  @Test(arguments: [
    ("customRanking", ["asc(a)", "descending(x)"]), ("ranking", ["typo", "foo"]),
    ("searchableAttributes", ["a", "unordered("]), ("attributesForFaceting", ["a", "sortable(x)"]),
    ("attributesToSnippet", ["x", "x:y"]), ("attributesToRetrieve", ["a", "-b"]),
    ("numericAttributesForFiltering", ["a", "x(b)"]),
  ])
  func malformedEntryIsNamed(name: String, entries: [String]) {
    let problems = SettingChecks.problems(inSettings: [name: .array(entries.map(JSON.string))])
    expectEqual(problems.map(\.name), [name])
    expectEqual(problems.map(\.element), [1])
  }

  @Test(
    arguments: [
      ["separatorsToIndex": "a"], ["customNormalization": ["default": ["ab": "c"]]],
      ["customNormalization": ["default": ["a": "ccc"]]], ["keepDiacriticsOnCharacters": "éÖ"],
    ] as [SearchParameters])
  func malformedCharactersAreNamed(settings: SearchParameters) {
    expectEqual(SettingChecks.problems(inSettings: settings).count, 1)
    #expect(throws: SearchError.self) { try EmbeddedIndex(name: "x", records: [], settings: settings) }
  }

  @Test func wellFormedSettingsHaveNoProblems() {
    let settings: SearchParameters = [
      "searchableAttributes": ["a,b", "unordered(c)"], "customRanking": ["desc(ratings.average)"],
      "attributesForFaceting": ["afterDistinct(searchable(x))", "searchable(\u{301}x)"],
      "attributesToSnippet": ["*:5", "a"],
      "attributesToRetrieve": ["*", "-a"], "ranking": ["desc(x)", "custom"], "separatorsToIndex": "+#",
    ]
    #expect(SettingChecks.problems(inSettings: settings).isEmpty)
  }

  @Test(arguments: [["from": -1, "value": 5], ["from": 0, "value": 0], ["from": 0, "value": "5"], 7] as [JSON])
  func malformedPrecisionIsNamed(range: JSON) {
    let problems = SettingChecks.problems(inQuery: ["aroundPrecision": [["from": 0, "value": 1], range]])
    expectEqual(problems.map(\.element), [1])
  }

  @Test func restrictionsAreToSearchableAttributes() {
    let settings: SearchParameters = ["searchableAttributes": ["unordered(a)", "b.c"]]
    let query: SearchParameters = ["restrictSearchableAttributes": ["a", "b", "x"]]
    expectEqual(SettingChecks.problems(inQuery: query, of: "i", settings: settings).map(\.element), [2])
    expectEqual(SettingChecks.problems(inQuery: query, of: "i", settings: [:]).map(\.element), [nil])
    #expect(SettingChecks.problems(inQuery: [:], of: "i", settings: [:]).isEmpty)
  }

  @Test func entriesOfQueryListsAreNamed() {
    let problems = SettingChecks.problems(inQuery: ["facetFilters": ["a:1", "b"], "aroundPrecision": [["from": 1]]])
    expectEqual(problems.map(\.description).count, 2)
    expectEqual(problems.map(\.element), [1, 0])
  }
}

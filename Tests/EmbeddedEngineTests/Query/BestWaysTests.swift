import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Of the ways in which a record matches a word, only the best count and are marked.
struct BestWaysTests {
  @Test(arguments: [
    ("iphone case, phone", "iphone", "<em>iphone</em> case, phone"),
    ("garden gardne", "garden", "<em>garden</em> gardne"),
    ("gardne", "garden", "<em>gardne</em>"),
    // The beginning of a word counts as the word does, if it is all that was typed.
    ("star stars", "star", "<em>star</em> <em>star</em>s"),
    ("red star stars", "red star", "<em>red</em> <em>star</em> stars"),
    ("red stars", "red star", "<em>red</em> <em>star</em>s"),
  ])
  func onlyTheBestAreMarked(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(text)
    try expectEqual(index.highlight(query), highlighted)
    try expectEqual(index.highlight(query, ["attributesToHighlight": ["t"]]), highlighted)
  }

  @Test(arguments: [
    ("a star and stars", "red star", "a <em>star</em> and stars"),
    ("stars and a star", "red star", "<em>stars</em> and a <em>star</em>"),
    ("a star and stars", "star", "a <em>star</em> and <em>stars</em>"),
    ("a television and a tv", "red television", "a <em>television</em> and a tv"),
    ("a tv and a television", "red television", "a <em>tv</em> and a <em>television</em>"),
  ])
  func otherWordsCountWhereTheyComeBeforeTheWordItself(text: String, query: String, highlighted: String) throws {
    let index = try makeIndex(
      [["a": "red", "t": JSON.string(text)]], settings: ["ignorePlurals": ["en"], "searchableAttributes": ["t", "a"]],
      synonyms: [.of("tv", "television")])
    try expectEqual(index.highlight(query), highlighted)
  }

  /// The order of the searchable attributes decides, not that of the record.
  @Test func theWordItselfComesFirstInABetterAttribute() throws {
    let records: [JSONObject] = [["b": "stars", "t": "red star"]]
    for (attributes, highlighted) in [(["t", "b"], "stars"), (["b", "t"], "<em>stars</em>")] as [(JSON, String)] {
      let index = try makeIndex(
        records, settings: ["ignorePlurals": ["en"], "searchableAttributes": attributes])
      let hit = try #require(try index.search(["query": "red star"]).hits.first)
      expectEqual(hit["_highlightResult"]?.value(at: FieldPath("b.value"))?.stringValue, highlighted)
    }
  }

  /// Each query word has its best way, not the query as a whole.
  @Test func aWordIsMarkedBesideTheJoinedWordThatHasBoth() throws {
    let records: [JSONObject] = [["a": "Steakhouse", "b": "steak"]]
    let index = try makeIndex(records, settings: ["searchableAttributes": ["a", "b"]])
    let hit = try #require(try index.search(["query": "steak house"]).hits.first)
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("a.value")), "<em>Steakhouse</em>")
    expectEqual(
      hit["_highlightResult"]?.value(at: FieldPath("b")),
      [
        "value": "<em>steak</em>", "matchLevel": "partial", "fullyHighlighted": true, "matchedWords": ["steak"],
      ])
    let words = try index.explain(objectID: "1", parameters: ["query": "steak house"]).words
    expectEqual(words.map { $0.matches.map(\.recordWord) }, [["steakhouse", "steak"], ["steakhouse"]])
  }

  @Test func ofWordsThatBeginAtThePlaceTheLongestIsMarked() throws {
    let index = try makeIndex([["t": "Ruth's"]], settings: ["ignorePlurals": ["en"]])
    try expectEqual(index.highlight("ruths"), "<em>Ruth's</em>")
    try expectEqual(index.highlight("ruth"), "<em>Ruth's</em>")
  }

  @Test func beginningsOfSynonymsCountLast() throws {
    let index = try makeIndex("television tvs", "television", synonyms: [.of("tv", "television")])
    try expectEqual(index.highlight("tele"), "<em>tele</em>vision")
    try expectEqual(index.ids("telev"), ["2", "1"])
  }

  @Test func aPlaceWithTyposDoesNotCountBesideOneWithout() throws {
    let records: [JSONObject] = [["a": "gardne", "b": "x garden"], ["b": "garden x"]]
    let index = try makeIndex(records, settings: ["searchableAttributes": ["a", "b"]])
    try expectEqual(index.ids("garden"), ["2", "1"])
    try expectEqual(index.rankingInfo("garden", "1", "firstMatchedWord"), 1001)
    let hit = try #require(try index.search(["query": "garden"]).hits.last)
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("a.value")), "gardne")
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("b.value")), "x <em>garden</em>")
  }

  @Test func repeatedWordsAreRepeated() throws {
    let hit = try #require(try makeIndex("bora bora").search(["query": "bora bora"]).hits.first)
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("t.matchedWords")), ["bora", "bora"])
  }
}

/// Tags of HTML elements in texts.
struct HTMLTagTests {
  @Test func namesAndAttributesOfTagsAreNoWords() throws {
    let index = try makeIndex("<a href=\"x.html\" class=\"strong\">see</a><!-- note --> <strong>it</strong>")
    try expectEqual(index.ids("see it"), ["1"])
    for word in ["href", "strong", "class", "note"] { #expect(try index.ids(word).isEmpty, "\(word)") }
    try expectEqual(
      index.highlight("see it"),
      "<a href=\"x.html\" class=\"strong\"><em>see</em></a><!-- note --> <strong><em>it</em></strong>")
  }

  @Test func aTagEndsNotWithinAQuotedValue() throws {
    let index = try makeIndex("<a title=\"x > bar\">bar</a> bar")
    try expectEqual(index.highlight("bar"), "<a title=\"x > bar\"><em>bar</em></a> <em>bar</em>")
  }

  @Test func aQuoteThatWasForgottenHidesNoText() throws {
    let index = try makeIndex("<a title=\"x>bar</a> bar")
    try expectEqual(index.highlight("bar"), "<a title=\"x><em>bar</em></a> <em>bar</em>")
  }

  @Test func whatNamesNoElementIsText() throws {
    let index = try makeIndex("List<String> and a < b")
    try expectEqual(index.highlight("string"), "List<<em>String</em>> and a < b")
    try expectEqual(index.ids("b"), ["1"])
  }

  @Test func snippetsDoNotCutTags() throws {
    let index = try makeIndex(
      "one two <b title=\"x y z\">three</b> four five", settings: ["attributesToSnippet": ["t:2"]])
    let hit = try index.search(["query": "three"]).hits.first
    let snippet = hit.map(JSON.object)?.value(at: FieldPath("_snippetResult.t.value"))?.stringValue
    expectEqual(snippet?.contains("<em>three</em>"), true)
    expectEqual(snippet?.contains("title"), snippet?.contains("title=\"x y z\">"))
  }
}

/// The criterion `attribute` where no attributes are declared.
struct UndeclaredAttributeTests {
  @Test func attributesRankInTheOrderInWhichRecordsNameThem() throws {
    let index = try makeIndex([["a": "x", "b": "tom"], ["a": "tom", "b": "x"], ["b": "tom", "a": "x"]])
    try expectEqual(index.ids("tom"), ["2", "3", "1"])
  }

  @Test func thenWordsBeforeTheMatchCountThroughTheRecord() throws {
    let index = try makeIndex([["a": "one", "b": "tom"], ["a": "one two", "b": "tom"], ["a": "x", "b": "y tom"]])
    try expectEqual(index.ids("tom", ["exactOnSingleWordQuery": "none"]), ["1", "3", "2"])
  }

  @Test func theFirstMatchedWordIsToldByTheWordsBeforeIt() throws {
    let records: [JSONObject] = [["a": "one two", "b": "three four"]]
    try expectEqual(makeIndex(records).rankingInfo("four", "1", "firstMatchedWord"), 3)
    let declared = try makeIndex(records, settings: ["searchableAttributes": ["a", "b"]])
    try expectEqual(declared.rankingInfo("four", "1", "firstMatchedWord"), 1001)
  }

  @Test func settingsOfAttributesActOnThoseWithAnEntryOfTheirOwn() throws {
    let settings: SearchParameters = [
      "searchableAttributes": ["a", "b,c"], "disablePrefixOnAttributes": ["a", "b"],
    ]
    let index = try makeIndex([["a": "tomato"], ["b": "tomato"], ["c": "tomato"]], settings: settings)
    try expectEqual(index.ids("tom"), ["3", "2"])
  }
}

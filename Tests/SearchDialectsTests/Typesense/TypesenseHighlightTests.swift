import SearchDialects
import SearchModel
import TestSupport
import Testing

struct TypesenseHighlightTests {
  private func hit(_ document: JSONObject, _ highlight: JSON, _ parameters: SearchParameters) throws -> JSONObject {
    var document = document
    document["id"] = "1"
    let result: JSON = ["found": 1, "hits": [["document": .object(document), "highlight": highlight]]]
    return try #require(try TypesenseSubject.answer([result], to: parameters).hits.first)
  }

  private func mark(_ value: String, _ tokens: [String]) -> JSON {
    ["value": .string(value), "matched_tokens": .array(tokens.map(JSON.string))]
  }

  @Test func tagsThatTheTextHasItselfStayText() throws {
    let hit = try hit(
      ["title": "<em>not</em> tom"], ["title": mark("<em>not</em> <em>tom</em>", ["tom"])],
      ["query": "tom", "attributesToHighlight": ["title"], "attributesToSnippet": ["title:1"]])
    expectEqual(
      hit["_highlightResult"],
      [
        "title": [
          "value": "<em>not</em> <em>tom</em>", "matchLevel": "full", "fullyHighlighted": false,
          "matchedWords": ["tom"],
        ]
      ])
    expectEqual(hit["_snippetResult"], ["title": ["value": "…<em>tom</em>", "matchLevel": "full"]])
  }

  @Test func wordsWithTyposStandForTheNearestOfTheQuery() throws {
    let hit = try hit(
      ["title": "Sawyer Hanks"], ["title": mark("<em>Sawyer</em> <em>Hanks</em>", ["Sawyer", "Hanks"])],
      ["query": "hnaks sawyre zzz", "attributesToHighlight": ["title"]])
    expectEqual(
      hit["_highlightResult"],
      [
        "title": [
          "value": "<em>Sawyer</em> <em>Hanks</em>", "matchLevel": "partial", "fullyHighlighted": true,
          "matchedWords": ["hnaks", "sawyre"],
        ]
      ])
  }

  /// From the back each flag is told from its neighbours by all flags in front of it.
  @Test(.timeLimit(.minutes(10))) func flagsWithoutNumberAreNoMarkedWords() throws {
    let flags = String(repeating: "🇩🇪", count: 100_000)
    let hit = try hit(
      ["title": .string("a" + flags)], ["title": mark("<em>a" + flags + "</em>", ["a"])],
      ["query": "a", "attributesToHighlight": ["title"]])
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("title.value")), .string("<em>a</em>" + flags))
  }

  @Test func listsKeepOnlyMatchingElementsWhereAsked() throws {
    let hit = try hit(
      ["cast": ["Tom Hanks", "Meg Ryan"]], ["cast": [mark("<em>Tom</em> Hanks", ["Tom"]), mark("Meg Ryan", [])]],
      ["query": "tom", "attributesToHighlight": ["cast"], "restrictHighlightAndSnippetArrays": true])
    expectEqual(
      hit["_highlightResult"],
      [
        "cast": [
          ["value": "<em>Tom</em> Hanks", "matchLevel": "full", "fullyHighlighted": false, "matchedWords": ["tom"]]
        ]
      ])
  }

  @Test func aSnippetShowsTheMostDifferentWords() throws {
    let hit = try hit(
      ["title": "tom a b c d e f tom hanks g h i j k"],
      ["title": mark("<em>tom</em> a b c d e f <em>tom</em> <em>hanks</em> g h i j k", ["tom", "tom", "hanks"])],
      [
        "query": "tom hanks", "attributesToHighlight": [], "attributesToSnippet": ["title:4"],
        "snippetEllipsisText": "[…]",
      ])
    expectEqual(
      hit["_snippetResult"], ["title": ["value": "[…]f <em>tom</em> <em>hanks</em> g […]", "matchLevel": "full"]])
    #expect(hit["_highlightResult"] == nil)
  }

  @Test(
    arguments: [
      ("The world's English mania", 3, "The world's English …"), ("The world’s e-mail list", 3, "The world’s e …"),
      ("J.R.R. Tolkien wrote it", 2, "J.R.R. Tolkien …"), ("see example.com now", 3, "see example.com …"),
      ("see example.com now", 2, "see example …"), ("日本語の本", 2, "日本 …"), ("I 👩‍👩‍👧 you 🇩🇪 all", 3, "I 👩‍👩‍👧 you …"),
      ("Café au lait", 2, "Café au …"), ("3.5 of 7", 3, "3.5 of …"), ("a -- b !", 2, "a -- b !"),
    ])
  func snippetsCountWordsAsTheEmbeddedEngine(text: String, count: Int, snippet: String) throws {
    let hit = try hit(
      ["title": .string(text)], [:],
      ["query": "xyz", "attributesToHighlight": [], "attributesToSnippet": [.string("title:\(count)")]])
    expectEqual(hit["_snippetResult"], ["title": ["value": .string(snippet), "matchLevel": "none"]])
  }

  @Test func attributesThatAreNoFieldsAreMarkedHere() throws {
    let parameters: SearchParameters = [
      "query": "tom Han", "attributesToHighlight": ["plot"], "attributesToSnippet": ["plot:2"],
    ]
    let hit = try hit(["title": "x", "plot": "Where Tom meets hanna, not Tomas"], [:], parameters)
    expectEqual(
      hit["_highlightResult"],
      [
        "plot": [
          "value": "Where <em>Tom</em> meets <em>han</em>na, not Tomas", "matchLevel": "full",
          "fullyHighlighted": false, "matchedWords": ["tom", "han"],
        ]
      ])
    expectEqual(hit["_snippetResult"], ["plot": ["value": "…<em>Tom</em> meets …", "matchLevel": "full"]])
    let whole = try self.hit(
      ["plot": "Hanna"], [:], parameters.overlaid(with: ["queryType": "prefixNone", "attributesToSnippet": []]))
    expectEqual(whole["_highlightResult"], ["plot": ["value": "Hanna", "matchLevel": "none", "matchedWords": []]])
  }

  @Test func attributesThatAreNotSearchedAreMarkedHere() throws {
    // The server marks whole words there.
    let hit = try hit(
      ["genre": "Tomfoolery of Tom"], ["genre": mark("Tomfoolery of <em>Tom</em>", ["Tom"])],
      ["query": "tom", "attributesToHighlight": ["genre"], "restrictSearchableAttributes": ["title"]])
    expectEqual(
      hit["_highlightResult"],
      [
        "genre": [
          "value": "<em>Tom</em>foolery of <em>Tom</em>", "matchLevel": "full", "fullyHighlighted": false,
          "matchedWords": ["tom"],
        ]
      ])
  }

  @Test(arguments: [
    ("Jean-Luc Picard", "jean-luc", "<em>Jean-Luc</em> Picard"), ("Jean Luc", "jean-luc", "<em>Jean Luc</em>"),
    ("Jean-Luc", "jean luc", "<em>Jean</em>-<em>Luc</em>"), ("Luc Jean", "jean-luc", "<em>Luc</em> <em>Jean</em>"),
    ("Jean and Luc", "jean-luc", "<em>Jean</em> and <em>Luc</em>"),
  ])
  func oneMarkStandsAroundWordsThatTheQueryJoins(text: String, query: String, highlighted: String) throws {
    let hit = try hit(
      ["t": .string(text)], [:], ["query": .string(query), "attributesToHighlight": ["t"]])
    expectEqual(hit["_highlightResult"]?.value(at: FieldPath("t.value")), .string(highlighted))
  }

  @Test func wordsThatTheQueryRepeatsAreRepeated() throws {
    let hit = try hit(
      ["title": "Bora Bora"], ["title": mark("<em>Bora</em> <em>Bora</em>", ["Bora", "Bora"])],
      ["query": "bora bora", "attributesToHighlight": ["title"]])
    expectEqual(
      hit["_highlightResult"],
      [
        "title": [
          "value": "<em>Bora</em> <em>Bora</em>", "matchLevel": "full", "fullyHighlighted": true,
          "matchedWords": ["bora", "bora"],
        ]
      ])
  }

  @Test func fieldsOfAnUploadsOwnAreNotPartOfTheRecord() throws {
    let hit = try hit(
      ["_multihits_rank": 3, "_multihits_id": 17, "_geoloc": ["lat": 1, "lng": 2], "_multihits_geoloc": [1, 2]], [:],
      ["attributesToHighlight": []])
    #expect(JSON.object(hit).isEquivalent(to: ["objectID": "1", "_geoloc": ["lat": 1, "lng": 2], "id": 17]))
  }

  @Test func attributesAreLeftOutAsAsked() throws {
    let document: JSONObject = ["a": ["b": 1, "c": 2], "d": [["e": 1, "f": 2]], "g": 3]
    let some = try hit(document, [:], ["attributesToHighlight": [], "attributesToRetrieve": ["a.b", "d.e"]])
    expectEqual(JSON.object(some), ["objectID": "1", "a": ["b": 1], "d": [["e": 1]]])
    let others = try hit(document, [:], ["attributesToHighlight": [], "attributesToRetrieve": ["*", "-a.b", "-g"]])
    expectEqual(JSON.object(others), ["objectID": "1", "a": ["c": 2], "d": [["e": 1, "f": 2]]])
  }
}

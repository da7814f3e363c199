import SearchGraph
import SearchModel
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct HitTests {
  struct Actor: Codable, Hashable {
    var name: String
    var alternativeName: String?
  }

  private let received = """
    {"objectID":"31","name":"Tom Hanks","genre":["Drama","Comedy"],"bio":{"born":"1956"},
     "_highlightResult":{"name":{"value":"<em>Tom</em> Hanks","matchLevel":"full","matchedWords":["tom"]},
      "genre":[{"value":"<em>D</em>rama"},{"value":"Comedy"}]},
     "_snippetResult":{"name":{"value":"Tom"}},"_rankingInfo":{"words":1,"userScore":9007199254740993},
     "_distinctSeqID":2}
    """

  private func hit<Object: Decodable>(_ text: String, as type: Object.Type = Object.self) throws -> Hit<Object> {
    try JSONDecoder().decode(Hit<Object>.self, from: makeContent(text))
  }

  @Test func aHitHasItsRecordAndWhatTheSearchAdded() throws {
    let hit = try hit(received, as: Actor.self)
    expectEqual(hit.object, Actor(name: "Tom Hanks", alternativeName: nil))
    expectEqual(hit.name, "Tom Hanks")
    expectEqual(hit.objectID, "31")
    expectEqual(hit.highlightResult?.value(at: FieldPath("name.value")), "<em>Tom</em> Hanks")
    expectEqual(hit.snippetResult, ["name": ["value": "Tom"]])
    expectEqual(hit.rankingInfo.flatMap(RankingInfo.init)?.userScore, 9_007_199_254_740_993)
    expectEqual(hit.distinctSeqID, 2)
    expectEqual(hit.rawContent, (try makeContent(received)))
  }

  @Test func theSameComesFromText() throws {
    let hit = try JSONDecoder().decode(Hit<Actor>.self, from: Data(received.utf8))
    let direct = try self.hit(received, as: Actor.self)
    #expect(hit.object == direct.object && hit.objectID == direct.objectID)
    expectEqual(hit.highlightedStrings(forKey: "genre"), direct.highlightedStrings(forKey: "genre"))
    expectEqual(hit.distinctSeqID, 2)
  }

  @Test(
    arguments: [
      (#"{"name":"x"}"#, "objectID: expected a value, found nothing"),
      (#"{"name":"x","objectID":null}"#, "objectID: expected a string, found null"),
      (#"{"name":"x","objectID":[1]}"#, "objectID: expected a string, found a list"),
      (#"{"name":5,"objectID":"1"}"#, "name: expected a string, found an integer (5)"),
    ])
  func objectIDIsMandatory(text: String, expected: String) throws {
    let content = try makeContent(text)
    let error = try #require(throws: SearchError.self) { try JSONDecoder().decode(Hit<Actor>.self, from: content) }
    expectEqual(error, SearchError(.invalidHit, expected))
  }

  @Test func aNumberAsObjectIDIsItsDigits() throws {
    try expectEqual(hit(#"{"name":"x","objectID":7}"#, as: Actor.self).objectID, "7")
  }

  @Test func encodingAndDecodingIsTheIdentityWithoutDuplicateKeys() throws {
    struct Keyed: Codable, Equatable {
      var objectID: String
      var name: String
    }
    let hit = try hit(received, as: Keyed.self)
    let data = try JSONEncoder().encode(hit)
    let members = try JSON(parsing: Array(data)).objectValue
    expectEqual(
      members.map { Set($0.keys) },
      ["objectID", "name", "_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"])
    try expectEqual(JSONDecoder().decode(Hit<Keyed>.self, from: data), hit)
    let bare = Hit(object: Actor(name: "x", alternativeName: nil), objectID: "1")
    try expectEqual(JSONDecoder().decode(Hit<Actor>.self, from: JSONEncoder().encode(bare)), bare)
  }

  @Test func changedRecordsMakeUnequalHits() throws {
    var hit = try hit(received, as: Actor.self)
    let original = hit
    hit.object.name = "Tim"
    #expect(hit != original)
    expectEqual(Set([hit, original, original]).count, 2)
  }

  @Test func keysOfTheRecordAreConvertedAndThoseOfResultsAreNot() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let hit = try decoder.decode(
      Hit<Actor>.self,
      from: makeContent(
        """
        {"objectID":"1","name":"x","alternative_name":"y z",
         "_highlightResult":{"alternative_name":{"value":"<em>y</em> z"}}}
        """))
    expectEqual(hit.alternativeName, "y z")
    expectEqual(hit.highlightedString(forKey: "alternative_name")?.text(preTag: "[", postTag: "]"), "[y] z")
  }

  @Test func trapHighlightsServeOnlyTopLevelStrings() throws {
    let hit = try hit(
      """
      {"objectID":"1","name":"x","a":{"b":"c d"},"cast":[{"n":"e"},{"n":"f"}],
       "_highlightResult":{"a":{"b":{"value":"<em>c</em> d"}},"cast":[{"n":{"value":"e"}},{"n":{"value":"<em>f</em>"}}]}}
      """, as: Actor.self)
    expectEqual(hit.highlightedString(forKey: "a.b"), HighlightedString(tagged: "<em>c</em> d"))
    expectEqual(hit.highlightedStrings(forKey: "cast.n").map { $0.text(preTag: "[", postTag: "]") }, ["e", "[f]"])
    #expect(hit.highlightedString(forKey: "cast.n") == nil)
  }

  @Test func trapAnAttributeWithoutHighlightIsBlank() throws {
    let hit = try hit(#"{"objectID":"1","name":"Tom <em>H</em>"}"#, as: Actor.self)
    expectEqual(hit.hightlightedString(forKey: "name"), HighlightedString(plain: "Tom <em>H</em>"))
    #expect(hit.highlightedString(forKey: "missing") == nil)
  }

  @Test func theMisspeltNameIsAnAlias() throws {
    let hit = try hit(received, as: Actor.self)
    expectEqual(hit.hightlightedString(forKey: "name"), hit.highlightedString(forKey: "name"))
    expectEqual(hit.hightlightedString(forKey: "name")?.parts.first?.isHighlighted, true)
  }

  @Test func tagsOfOnesOwnAreRendered() throws {
    let hit = Hit(
      object: Actor(name: "x", alternativeName: nil), objectID: "1",
      highlightResult: ["name": ["value": "<mark>x</mark> <em>y</em>"]])
    let renderer = HighlightRenderer(preTag: "<mark>", postTag: "</mark>")
    expectEqual(
      hit.highlightedString(forKey: "name", renderer: renderer)?.text(preTag: "[", postTag: "]"), "[x] <em>y</em>")
  }

  @Test func recordsMayBeSchemaless() throws {
    let hit = try hit(received, as: JSON.self)
    expectEqual(hit.object.value(at: FieldPath("bio.born")), "1956")
    let dictionary = try self.hit(#"{"objectID":"1","snake_case":"x"}"#, as: [String: JSON].self)
    expectEqual(dictionary.object["snake_case"], "x")
  }
}

struct QuerySuggestionTests {
  private let received = """
    {"objectID":"tom hanks","query":"tom hanks","popularity":7,"_highlightResult":{"query":{"value":"<em>tom</em> hanks"}}}
    """

  private func suggestion(_ text: String) throws -> Hit<QuerySuggestion> {
    try JSONDecoder().decode(Hit<QuerySuggestion>.self, from: makeContent(text))
  }

  @Test func aSuggestionHasItsHighlight() throws {
    let suggestion = try suggestion(received)
    expectEqual(
      suggestion.object, QuerySuggestion(query: "tom hanks", popularity: 7, highlighted: "<em>tom</em> hanks"))
    expectEqual(suggestion.object.highlightedString.text(preTag: "[", postTag: "]"), "[tom] hanks")
    expectEqual(
      suggestion.object.highlightedString(renderer: HighlightRenderer(isInverted: true))
        .text(preTag: "[", postTag: "]"), "tom[ hanks]")
  }

  @Test(
    arguments: [
      #"{"objectID":"1","query":"x"}"#, #"{"objectID":"1","query":"x","popularity":null}"#,
      #"{"objectID":"1","query":"x","popularity":"many"}"#, #"{"objectID":"1","query":"x","popularity":1.5}"#,
    ])
  func trapASuggestionWithoutPopularityFailsThePage(text: String) throws {
    let suggestion = try suggestion(text)
    expectEqual(suggestion.query, "x")
    #expect(suggestion.popularity == nil)
  }

  @Test(
    arguments: [
      #"{"objectID":"1","query":"x <em>y</em>"}"#, #"{"objectID":"1","query":"x <em>y</em>","_highlightResult":{}}"#,
      #"{"objectID":"1","query":"x <em>y</em>","_highlightResult":{"query":[]}}"#,
    ])
  func trapASuggestionWithoutHighlightIsABlankRow(text: String) throws {
    let suggestion = try suggestion(text)
    #expect(suggestion.highlighted == nil)
    expectEqual(suggestion.object.highlightedString, HighlightedString(plain: "x <em>y</em>"))
    let inverted = suggestion.object.highlightedString(renderer: HighlightRenderer(isInverted: true))
    expectEqual(inverted, HighlightedString(plain: "x <em>y</em>"))
  }

  @Test func trapReencodingASuggestionDropsItsHighlight() throws {
    let suggestion = try suggestion(received)
    let object = try JSONDecoder().decode(QuerySuggestion.self, from: JSONEncoder().encode(suggestion.object))
    expectEqual(object, suggestion.object)
    let data = try JSONEncoder().encode(suggestion)
    try expectEqual(JSON(parsing: Array(data)).objectValue?.count, 4)
    try expectEqual(JSONDecoder().decode(Hit<QuerySuggestion>.self, from: data), suggestion)
  }

  @Test func theQueryIsMandatory() throws {
    let error = try #require(throws: SearchError.self) { try suggestion(#"{"objectID":"1","popularity":1}"#) }
    expectEqual(error, SearchError(.invalidHit, "query: expected a string, found nothing"))
  }
}

import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchServer

/// What the settings of an index say of its answers, and how single records are asked for.
struct IndexRoutesTests {
  @Test(arguments: [#"["title"]"#, #""title,score""#, #""[\"title\",\"score\"]""#])
  func attributesOfRecordsMayBeWrittenInEachForm(wanted: String) async throws {
    let server = try await ServerFixture()
    let body = #"{"requests":[{"indexName":"films","objectID":"f1","attributesToRetrieve":\#(wanted)}]}"#
    let answer = try await server.json("POST", "/1/indexes/*/objects", body)
    #expect(answer["results.0.title"] == "Tom Sawyer" && answer["results.0.year"] == nil)
    #expect((answer["results.0.score"] == 70) == wanted.contains("score"))
    let other = #"{"requests":[{"indexName":"films","objectID":"f1","attributesToRetrieve":5}]}"#
    await expectEqual(server.reply("POST", "/1/indexes/*/objects", other).status, 400)
  }

  /// An index that lists one facet value, and a virtual replica in the other order.
  private static let limited = """
    version: 1
    indices:
      films:
        records: films.json
        settings:
          attributesForFaceting: [searchable(genre)]
          maxFacetHits: 1
          customRanking: [desc(year)]
          replicas: [virtual(oldest)]
      oldest: { settings: { customRanking: [asc(year)], relevancyStrictness: 40 } }
    indexModules: [{ id: films, indexName: films, query: { facets: [genre] } }]

    """

  @Test func theSettingsSayHowManyFacetValuesAreListed() async throws {
    let server = try await ServerFixture(spec: Self.limited)
    func count(_ target: String, _ body: String, _ path: String) async throws -> Int? {
      try await server.json("POST", target, body)[path]?.arrayValue?.count
    }
    let values = "/1/indexes/films/facets/genre/query"
    try await expectEqual(count(values, "{}", "facetHits"), 1)
    try await expectEqual(count(values, #"{"maxFacetHits":null}"#, "facetHits"), 1)
    try await expectEqual(count(values, #"{"maxFacetHits":3}"#, "facetHits"), 3)
    let several = #"{"requests":[{"indexName":"films","type":"facet","facet":"genre"}]}"#
    try await expectEqual(count("/1/indexes/*/queries", several, "results.0.facetHits"), 1)
    let feeds = "/1/compositions/default/facets/genre/query"
    try await expectEqual(count(feeds, "{}", "results.0.facetHits"), 1)
    try await expectEqual(count(feeds, #"{"params":{"maxFacetHits":2}}"#, "results.0.facetHits"), 2)
    let common = try await ServerFixture(spec: Self.limited.replacing("query: {", with: "query: { maxFacetHits: 3,"))
    try await expectEqual(common.json("POST", feeds, "{}")["results.0.facetHits"]?.arrayValue?.count, 3)
  }

  @Test func aVirtualReplicaShowsTheOrderOfItsOwn() async throws {
    let server = try await ServerFixture(spec: Self.limited)
    let settings = try await server.json("GET", "/1/indexes/oldest/settings")
    #expect(settings["customRanking"] == ["asc(year)"] && settings["relevancyStrictness"] == 40)
    #expect(settings["ranking"]?.arrayValue?.first == "typo")
    try await expectEqual(server.json("GET", "/1/indexes/films/settings")["customRanking"], ["desc(year)"])
  }
}

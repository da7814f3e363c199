import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchServer

struct CompositionRoutesTests {
  @Test func eachModuleOfHitsIsAFeed() async throws {
    let server = try await ServerFixture()
    for id in ["movie-night", "default"] {
      let answer = try await server.json("POST", "/1/compositions/\(id)/run", #"{"params":{"query":"tom"}}"#)
      expectEqual(answer["results"]?.arrayValue?.map { $0["feedID"] }, ["actors", "films"])
      #expect(answer.ids("results.0.hits") == ["a1", "a2"] && answer.ids("results.1.hits") == ["f2", "f1"])
      #expect(answer["results.1.nbHits"] == 4 && answer["results.1.index"] == "films")
      expectEqual(answer["results.1.compositions"], ["movie-night": ["injectedItems": []]])
      expectEqual(answer["compositions.run.0.objectID"], "movie-night")
    }
  }

  @Test func feedsStandInTheOrderThatIsAskedFor() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json(
      "POST", "/1/compositions/default/run", #"{"params":{"query":"tom","hitsPerPage":1},"feedsOrder":["films"]}"#)
    expectEqual(answer["results"]?.arrayValue?.map { $0["feedID"] }, ["films"])
    expectEqual(answer.ids("results.0.hits"), ["f2"])
    let wrong = await server.reply("POST", "/1/compositions/default/run", #"{"feedsOrder":["film"]}"#)
    #expect(wrong.status == 400 && (wrong.json["message"]?.stringValue?.contains("'films'") ?? false))
  }

  @Test func aFeedThatShowsNothingForTheEmptyQueryIsEmpty() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json("POST", "/1/compositions/default/run", "{}")
    #expect(answer.ids("results.0.hits").isEmpty && answer["results.0.nbHits"] == 0)
    expectEqual(answer.ids("results.1.hits"), ["f5", "f2"])
  }

  @Test func disjunctiveFacetsCountWhatIsNotChosen() async throws {
    let server = try await ServerFixture()
    func genres(_ facet: String) async throws -> JSON? {
      let body = """
        {"params": {"query": "tom", "facets": ["\(facet)"], "facetFilters": [["genre:Drama"]]}, "feedsOrder": ["films"]}
        """
      return try await server.json("POST", "/1/compositions/default/run", body)["results.0.facets.genre"]
    }
    try await expectEqual(genres("disjunctive(genre)"), ["Comedy": 2, "Drama": 2, "Adventure": 1, "Family": 1])
    try await expectEqual(
      server.json(
        "POST", "/1/compositions/default/run",
        #"{"params":{"query":"tom","facetFilters":["genre:Drama"]},"feedsOrder":["films"]}"#)["results.0.nbHits"], 2)
  }

  @Test func valuesAreSearchedInTheFeeds() async throws {
    let server = try await ServerFixture()
    let answer = try await server.json(
      "POST", "/1/compositions/default/facets/genre/query",
      #"{"params":{"query":"d","maxFacetHits":5,"searchQuery":{"query":"tom"}}}"#)
    #expect(answer["results.0.indexName"] == "films" && answer["results"]?.arrayValue?.count == 1)
    #expect(answer["results.0.facetHits.0.value"] == "Drama" && answer["results.0.facetHits.0.count"] == 2)
    await expectEqual(server.reply("POST", "/1/compositions/default/facets/none/query", "{}").status, 400)
  }

  @Test func theSpecIsTheOnlyComposition() async throws {
    let server = try await ServerFixture()
    let list = try await server.json("GET", "/1/compositions")
    #expect(list["nbHits"] == 1 && list["items.0.objectID"] == "movie-night")
    let one = try await server.json("GET", "/1/compositions/movie-night")
    #expect(one == list["items.0"] && one["name"] == "Movie night!")
    expectEqual(one["behavior.multifeed.feedsOrder"], ["actors", "films"])
    expectEqual(
      one["behavior.multifeed.feeds.films.injection.main.source.search"],
      ["index": "films", "params": ["facets": ["genre", "year"], "hitsPerPage": 2]])
    await expectEqual(server.reply("GET", "/1/compositions/other").status, 404)
    await expectEqual(server.reply("PUT", "/1/compositions/movie-night", "{}").status, 501)
  }

  @Test func whatTheSpecDoesNotHaveIsNamed() async throws {
    let body = #"{"params":{"sortBy":"Price (asc)","injectedItems":{"ads":{"items":[{"objectID":"f1"}]}}}}"#
    let reply = await (try ServerFixture()).reply("POST", "/1/compositions/default/run", body)
    #expect(reply.status == 200 && reply.header("x-multihits-ignored") == "injectedItems, sortBy")
    let strict = try await ServerFixture(isStrict: true)
    await expectEqual(strict.reply("POST", "/1/compositions/default/run", body).status, 400)
  }
}

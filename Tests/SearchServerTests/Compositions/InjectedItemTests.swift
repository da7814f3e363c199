import Foundation
import SearchModel
import TestSupport
import Testing

@testable import SearchServer

struct InjectedItemTests {
  private static let composition = """
    composition:
      feeds:
        films:
          injectedItems:
            - key: dramas
              position: 1
              length: 1
              source: { search: { index: films, params: { filters: 'genre:Drama', attributesToRetrieve: [title] } } }
              metadata: { hits: { addItemKey: true, extra: { label: Sponsored } } }
            - key: ads
              position: 3
              length: 2
              source: { external: { index: films, ordering: userDefined } }
    """

  private func run(_ server: ServerFixture, _ params: String) async throws -> JSON {
    try await server.json(
      "POST", "/1/compositions/default/run", "{\"params\":{\(params)},\"feedsOrder\":[\"films\"]}")
  }

  @Test func recordsStandWhereTheSpecPutsThem() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let answer = try await run(server, #""query":"tom","hitsPerPage":10"#)
    // Found: f2, f1, f3, "f 4/x"; f3 and "f 4/x" are dramas.
    expectEqual(answer.ids("results.0.hits"), ["f2", "f3", "f1", "f 4/x"])
    #expect(answer["results.0.nbHits"] == 4 && answer["results.0.nbPages"] == 1)
    expectEqual(
      answer["results.0.compositions.movie-night"], ["injectedItems": [["key": "dramas", "appliedRules": []]]])
    expectEqual(answer["results.0.hits.1._extra"], ["label": "Sponsored", "_injectedItemKey": "dramas"])
    #expect(answer["results.0.hits.1.year"] == nil && answer["results.0.hits.0._extra"] == nil)
  }

  @Test func aRequestNamesRecords() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let items =
      #""injectedItems":{"ads":{"items":[{"objectID":"f1","metadata":{"by":"x"}},{"objectID":"f5"},{"objectID":"f2"}]}}"#
    let answer = try await run(server, #""query":"tom","hitsPerPage":10,"# + items)
    // f5 does not match.
    expectEqual(answer.ids("results.0.hits"), ["f 4/x", "f3", "f1", "f2"])
    #expect(answer["results.0.hits.2._extra"] == ["by": "x"] && answer["results.0.hits.3._extra"] == nil)
    let pages = try await [0, 1, 2].map { $0 }.asyncMap {
      try await run(server, #""query":"tom","hitsPerPage":2,"page":\#($0),"# + items)
    }
    expectEqual(pages.map { $0.ids("results.0.hits") }, [["f 4/x", "f3"], ["f1", "f2"], []])
    #expect(pages.allSatisfy { $0["results.0.nbHits"] == 4 && $0["results.0.nbPages"] == 2 })
  }

  @Test func facetsCountWhatIsFound() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let answer = try await run(server, #""query":"tom","facets":["genre"]"#)
    expectEqual(answer["results.0.facets.genre"], ["Comedy": 2, "Drama": 2, "Adventure": 1, "Family": 1])
    let chosen = try await run(server, #""query":"tom","facetFilters":["genre:Comedy"],"hitsPerPage":10"#)
    expectEqual(chosen.ids("results.0.hits"), ["f2", "f 4/x"])
  }

  @Test func theHighestPlaceMayCount() async throws {
    let composition =
      Self.composition.replacing("length: 2", with: "length: 1") + "\n      deduplication: { positioning: highest }\n"
    let server = try await ServerFixture(composition: composition)
    let items = #""injectedItems":{"ads":{"items":[{"objectID":"f2"},{"objectID":"f 4/x"}]}}"#
    let answer = try await run(server, #""query":"tom","hitsPerPage":10,"# + items)
    expectEqual(answer.ids("results.0.hits"), ["f2", "f3", "f1", "f 4/x"])
  }

  @Test func aGroupTakesTheNextRecordForOneThatStandsHigher() async throws {
    let composition =
      Self.composition.replacing("position: 1", with: "position: 3")
      + "\n      deduplication: { positioning: highest }\n"
    let answer = try await run(try await ServerFixture(composition: composition), #""query":"tom","hitsPerPage":10"#)
    expectEqual(answer.ids("results.0.hits"), ["f2", "f1", "f3", "f 4/x"])
    #expect(answer["results.0.hits.2._extra"] == nil && answer["results.0.hits.3._extra.label"] == "Sponsored")
  }

  @Test func aPromotedRecordStandsOnceAndWhereItIsNamed() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let named = try await run(
      server, #""query":"rick","injectedItems":{"ads":{"items":[{"objectID":"f5","metadata":{"by":"x"}}]}}"#)
    #expect(named.ids("results.0.hits") == ["f5"] && named["results.0.nbHits"] == 1)
    let other = try await run(server, #""query":"rick","injectedItems":{"ads":{"items":[{"objectID":"f1"}]}}"#)
    #expect(other.ids("results.0.hits") == ["f5"] && other["results.0.hits.0._extra.by"] == nil)
  }

  @Test func metadataOfARequestIsForItsOwnRecords() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let answer = try await run(
      server, #""query":"tom","injectedItems":{"dramas":{"items":[{"objectID":"f3","metadata":{"by":"x"}}]}}"#)
    expectEqual(answer["results.0.hits.1._extra"], ["label": "Sponsored", "_injectedItemKey": "dramas"])
  }

  @Test func rankingInfoSaysWhereARecordComesFrom() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let answer = try await run(server, #""query":"tom","getRankingInfo":true"#)
    expectEqual(
      answer["results.0.hits.1._rankingInfo.composed"],
      ["movie-night": ["index": "films", "injectedItemKey": "dramas"]])
  }

  @Test func theDescriptionHasWhatTheSpecHas() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    let one = try await server.json("GET", "/1/compositions/movie-night")
    let injection = one["behavior.multifeed.feeds.films.injection"]
    expectEqual(
      injection?["injectedItems.0"],
      [
        "key": "dramas",
        "source": [
          "search": [
            "index": "films", "params": ["attributesToRetrieve": ["title"], "filters": "genre:Drama"],
          ]
        ], "position": 1, "length": 1,
        "metadata": ["hits": ["addItemKey": true, "extra": ["label": "Sponsored"]]],
      ])
    expectEqual(injection?["injectedItems.1.source"], ["external": ["index": "films", "ordering": "userDefined"]])
    expectEqual(injection?["deduplication"], ["positioning": "highestInjected"])
  }

  @Test func whatIsWrongIsSaid() async throws {
    let server = try await ServerFixture(composition: Self.composition)
    for (params, status) in [
      (#""page":"1""#, 400), (#""hitsPerPage":1001"#, 400), (#""query":5"#, 400),
      (#""injectedItems":[]"#, 400), (#""injectedItems":{"ads":[]}"#, 400),
      (#""injectedItems":{"ads":{"items":[{"objectID":1}]}}"#, 400),
      (#""injectedItems":{"ads":{"items":[{"objectID":"f1","meta":1}]}}"#, 400),
      (#""injectedItems":{"ads":{"items":[{"objectID":""}]}}"#, 200),
    ] {
      let reply = await server.reply("POST", "/1/compositions/default/run", "{\"params\":{\(params)}}")
      expectEqual(reply.status, status, "\(params) \(reply.json)")
    }
    let unknown = await server.reply(
      "POST", "/1/compositions/default/run", #"{"params":{"injectedItems":{"dramas":{"items":[]}}}}"#)
    #expect(unknown.status == 200 && unknown.header("x-multihits-ignored") == "injectedItems")
    let values = await server.reply(
      "POST", "/1/compositions/default/facets/genre/query", #"{"params":{"searchQuery":{"sortBy":"x"}}}"#)
    #expect(values.status == 200 && values.header("x-multihits-ignored") == "sortBy")
  }

  @Test func aKeyThatMayNotAskAnInjectedIndexMayNotRun() async throws {
    let composition = Self.composition.replacing("external: { index: films", with: "external: { index: unused")
    // Any key is taken, but one with restrictions restricts.
    let key = Data("\(String(repeating: "0", count: 64))restrictIndices=films,actors".utf8).base64EncodedString()
    for (composition, status) in [(composition, 403), (Self.composition, 200)] {
      let server = try await ServerFixture(composition: composition)
      let reply = await server.reply(
        "POST", "/1/compositions/default/run", "{}", headers: ["x-algolia-api-key": key])
      expectEqual(reply.status, status, "\(reply.json)")
    }
    // What is not asked needs no leave.
    let films = Data("\(String(repeating: "0", count: 64))restrictIndices=films".utf8).base64EncodedString()
    let server = try await ServerFixture(composition: Self.composition)
    for (body, status) in [(#"{"feedsOrder":["films"]}"#, 200), ("{}", 403)] {
      let reply = await server.reply(
        "POST", "/1/compositions/default/run", body, headers: ["x-algolia-api-key": films])
      expectEqual(reply.status, status, "\(reply.json)")
    }
  }
}

extension Array where Element: Sendable {
  /// What becomes of each element, one after the other.
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}

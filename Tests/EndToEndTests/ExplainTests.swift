import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `multihits explain`.
struct ExplainTests {
  static let spec = """
    version: 1
    indices:
      films:
        records: films.json
        settings:
          searchableAttributes: [title]
          attributesForFaceting: [searchable(genre), year, cat.lvl0, cat.lvl1]
          customRanking: [desc(score)]
    indexModules:
      - id: films
        indexName: films
        query: { hitsPerPage: 2, facets: [year, genre], filters: "year < 2000" }
        disjunctiveFacets: [genre]
        filterState:
          - or: { name: genres, filters: ["genre:Drama", "genre:Comedy"] }
          - hierarchical: { name: category, attributes: [cat.lvl0, cat.lvl1], separator: " > ", path: "Film > Feature" }
      - { id: plain, indexName: films, showItemsOnEmptyQuery: false }

    """

  struct Explanation: Decodable {
    struct Section: Decodable {
      struct Request: Decodable {
        struct Parameters: Decodable {
          var query: String
          var page: Int
          var hitsPerPage: Int
          var facets: [String]?
          var filters: String?
        }

        var indexName: String
        var params: Parameters
      }

      struct Hit: Decodable {
        var objectID: String
        var _rankingInfo: [String: Int]
      }

      var module: String
      var backend: String
      var status: String
      var requests: [Request]
      var hits: [Hit]?
    }

    var query: String
    var sections: [Section]
  }

  private func explain(_ arguments: String...) async throws -> (explanation: Explanation, text: String) {
    let list = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Fixture.workspace(["search.yaml": Self.spec])
      .shell("\"$MULTIHITS\" explain search.yaml --format json \(list)")
    try #require(run.status == 0, "\(run.errors)")
    return (try JSONDecoder().decode(Explanation.self, from: Data(run.output.utf8)), run.output)
  }

  @Test func aRecordOfARemoteBackendIsNotExplainedInSilence() async throws {
    let remote = "{ type: typesense, nodes: ['http://127.0.0.1:9'], apiKey: some-key-of-it }"
    let spec = "backends: { local: { type: embedded }, cluster: \(remote) }\nbackend: local\n"
    let workspace = try Fixture.workspace(["mixed.yaml": spec + Fixture.spec])
    let line = ["explain", "mixed.yaml", "tom", "--object", "f1"]
    let refused = try await workspace.run(line + ["--backend", "cluster"])
    #expect(refused.status == 64 && refused.errors.contains("--object: no section of records is on the embedded"))
    let some = try await workspace.run(line + ["--backend", "actors=cluster"])
    #expect(some.status == 0 && some.errors.contains("why a record is where it is: 'actors'"), "\(some.errors)")
    let all = try await workspace.run(line)
    #expect(all.status == 0 && !all.errors.contains("--object"), "\(all.errors)")
  }

  @Test func requestsStandInTheOrderInWhichTheyAreSent() async throws {
    let section = try await explain("tom", "--filters", "year > 1900 OR year < 1800").explanation.sections[0]
    let own = "year < 2000 AND ( year > 1900 OR year < 1800 )"
    let category = #"( "cat.lvl1":"Film > Feature" )"#
    let genres = #"( "genre":"Comedy" OR "genre":"Drama" )"#
    expectEqual(
      section.requests.map(\.params.filters),
      [
        "\(category) AND \(genres) AND \(own)", "\(category) AND \(own)", "\(genres) AND \(own)",
        #"( "cat.lvl0":"Film" ) AND "# + "\(genres) AND \(own)",
      ])
    expectEqual(section.requests.map(\.params.facets), [["year", "genre"], ["genre"], ["cat.lvl0"], ["cat.lvl1"]])
    expectEqual(section.requests.map(\.params.hitsPerPage), [2, 0, 0, 0])
    expectEqual(section.requests.map(\.params.query), ["tom", "tom", "tom", "tom"])
    expectEqual(section.backend, "embedded")
  }

  @Test func hitsHaveEveryRankingCriterion() async throws {
    let section = try await explain("tom").explanation.sections[0]
    expectEqual(section.hits?.map(\.objectID), ["f2", "f3"])
    expectEqual(
      section.hits?.first.map { $0._rankingInfo.keys.sorted() },
      [
        "filters", "firstMatchedWord", "geoDistance", "geoPrecision", "nbExactWords", "nbTypos", "proximityDistance",
        "userScore", "words",
      ])
  }

  @Test func hitsSayWhatEachWordMatched() async throws {
    let run = try await Fixture.workspace().run("explain", "search.yaml", "--module", "films", "tom")
    expectEqual(run.status, 0)
    #expect(run.output.contains("  Hits\n    1. "))
    #expect(run.output.contains(" · desc(score) 70\n       tom matches tom in title (exact)\n"))
  }

  @Test func parametersAreSortedAndNothingIsThereThatNobodyAskedFor() async throws {
    let text = try await explain("--module", "plain", "--page", "1", "zzz").text
    expectEqual(
      text,
      """
      {
        "query": "zzz",
        "sections": [
          {
            "module": "plain",
            "indexName": "films",
            "backend": "embedded",
            "status": "empty",
            "requests": [
              {
                "indexName": "films",
                "params": {
                  "hitsPerPage": 20,
                  "page": 1,
                  "query": "zzz"
                }
              }
            ],
            "hits": []
          }
        ]
      }

      """)
  }

  @Test func aHiddenSectionSendsNothing() async throws {
    let sections = try await explain().explanation.sections
    expectEqual(sections.map(\.status), ["ok", "hidden"])
    #expect(sections[1].requests.isEmpty)
    #expect(sections[1].hits == nil)
  }

  @Test func aRemoteSectionIsNotSent() async throws {
    let run = try await Fixture.workspace(["search.yaml": SectionTests.twoBackends])
      .run("explain", "search.yaml", "--format", "json", "tom", environment: ["HOSTED_KEY": "a-secret-key"])
    expectEqual(run.status, 0)
    let sections = try JSONDecoder().decode(Explanation.self, from: Data(run.output.utf8)).sections
    expectEqual(sections.map(\.status), ["ok", "unsent"])
    expectEqual(sections[1].requests.map(\.params.query), ["tom"])
    #expect(!run.output.contains("a-secret-key"))
  }

  @Test func objectSaysWhyARecordIsWhereItIs() async throws {
    let run = try await Fixture.workspace().run(
      "explain", "search.yaml", "--module", "films", "--object", "f1", "tom")
    expectEqual(run.status, 0)
    #expect(
      run.output.contains(
        """
          Record f1 is hit 2
            tom matches tom in title (exact)
            typo: 0

        """))
    #expect(run.output.hasSuffix("    desc(score): 70\n"))
  }

  @Test func objectSaysWhyARecordIsNotInTheList() async throws {
    let workspace = try Fixture.workspace()
    let unmatched = try await workspace.run("explain", "search.yaml", "--module", "films", "--object", "f5", "tom")
    #expect(
      unmatched.output.hasSuffix(
        "  Record f5 is not a hit\n    because nothing in the record matches 'tom'\n    tom matches nothing\n"))
    let filtered = try await workspace.run(
      "explain", "search.yaml", "--module", "films", "--filters", "year < 1970", "--object", "f1", "tom")
    #expect(filtered.output.contains("  Record f1 is not a hit\n    because "))
    #expect(filtered.output.contains("year < 1970"))
    let missing = try await workspace.run(
      "explain", "search.yaml", "--module", "films", "--format", "json", "--object", "nope", "tom")
    #expect(missing.output.contains(#""the index has no such record""#))
    expectEqual(missing.status, 0)
  }

  @Test func outputWritesAFile() async throws {
    let workspace = try Fixture.workspace()
    let printed = try await workspace.run("explain", "search.yaml", "tom")
    let run = try await workspace.run("explain", "search.yaml", "tom", "--output", "out.txt")
    expectEqual(run.output, "")
    try expectEqual(workspace.text("out.txt"), printed.output)
  }
}

import Foundation
import TestSupport
import Testing

/// The embedded engine and a real Typesense, asked the same over the same records: the differences that remain are
/// those that docs/typesense.md lists.
@Suite(.enabled(if: TypesenseCluster.program != nil, "needs MULTIHITS_TYPESENSE, see scripts/servers.sh"), .serialized)
struct ParityServerTests {
  /// The records and settings of the example, with a module as it comes and one that matches words as they are typed.
  private static func spec(_ backend: String) -> String {
    """
    version: 1
    backends:
      local: { type: embedded }
      cluster: \(backend)
    backend: local
    indices:
      films:
        records: films.json
        settings:
          searchableAttributes: [title, original_title, cast, directors]
          attributesForFaceting: [searchable(genres), year, country, cat.lvl0, cat.lvl1]
          customRanking: [desc(ratings.average), desc(ratings.votes)]
    indexModules:
      - { id: films, indexName: films, query: { hitsPerPage: 10 } }
      - id: exact
        indexName: films
        query: { hitsPerPage: 250, typoTolerance: false, facets: [genres, year, country, cat.lvl1], maxValuesPerFacet: 1000 }
      - id: genres
        facet: { indexName: films, attribute: genres, maxFacetHits: 10 }

    """
  }

  private struct Answers: Decodable {
    struct Section: Decodable {
      struct Hit: Decodable { var objectID: String }
      struct FacetHit: Decodable, Hashable {
        var value: String
        var count: Int
      }
      var status: String
      var nbHits: Int?
      var hits: [Hit]?
      var facetHits: [FacetHit]?
      var facets: [String: [String: Int]]?
      var stats: [String: [String: Double]]?

      enum CodingKeys: String, CodingKey {
        case status, nbHits, hits, facetHits, facets
        case stats = "facets_stats"
      }

      var ids: [String] { hits?.map(\.objectID) ?? [] }
    }
    var sections: [Section]
  }

  private static func cuttingMeans(_ stats: [String: [String: Double]]?) -> [String: [String: Double]]? {
    stats?.mapValues { stats in
      var stats = stats
      if ["min", "max", "sum"].allSatisfy({ stats[$0].map { $0 == $0.rounded() } ?? false }) {
        stats["avg"] = stats["avg"]?.rounded(.towardZero)
      }
      return stats
    }
  }

  private static let filters = [
    "genres:Drama", "genres:drama", "NOT genres:Drama", "genres:\"Science Fiction\"", "year >= 1990", "year < 1950",
    "year:1960 TO 1969", "year = 1979", "year != 1979", "genres:Drama AND year > 2000",
    "(genres:Comedy OR genres:Horror) AND country:France", "(year < 1940 OR year > 2010)",
    "NOT genres:Drama AND NOT genres:Comedy", "cat.lvl1:\"Film > Feature\"", "ratings.average >= 8",
    "objectID:alien-1979",
  ]

  private static let words = [
    "", "alien", "tom", "the", "godfather", "love", "man", "night", "steven spielberg", "john", "rose", "king",
    "star wars",
    "hitchcock", "wild", "grant", "seven", "paris", "blue", "time",
  ]

  @Test(.timeLimit(.minutes(10)))
  func filtersFacetsAndCountsAreTheSameAndTheBestHitsOverlap() async throws {
    let records = try TemporaryFolder.bytes(ofFile: Program.packageFolder + "/examples/movie-night/data/films.json")
    try await TypesenseCluster.with { cluster in
      let workspace = try Workspace(["search.yaml": Self.spec(cluster.backend())])
      try workspace.write("films.json", bytes: records)
      let push = try await workspace.run("push", "search.yaml", "--to", "cluster")
      expectEqual(push.status, 0, "\(push.errors)")
      func answers(_ backend: String, _ query: String, _ options: [String] = []) async throws -> Answers {
        let run = try await workspace.run(
          ["search", "search.yaml", "--backend", backend, "--format", "json"] + options + ["--", query])
        expectEqual(run.status, 0, "\(query) on \(backend): \(run.errors) \(run.output.prefix(500))")
        return try JSONDecoder().decode(Answers.self, from: Data(run.output.utf8))
      }
      for filter in Self.filters {
        let options = ["--filters", filter, "--all"]
        let (left, right) = (try await answers("local", "", options), try await answers("cluster", "", options))
        expectEqual(Set(left.sections[1].ids), Set(right.sections[1].ids), "\(filter)")
        expectEqual(left.sections[1].nbHits, right.sections[1].nbHits, "\(filter)")
        expectEqual(left.sections[1].facets, right.sections[1].facets, "\(filter)")
        // Algolia cuts the mean of whole numbers to a whole number.
        expectEqual(left.sections[1].stats, Self.cuttingMeans(right.sections[1].stats), "\(filter)")
        expectEqual(Set(left.sections[2].facetHits ?? []), Set(right.sections[2].facetHits ?? []), "\(filter)")
      }
      var overlaps: [Double] = []
      for word in Self.words {
        let (left, right) = (try await answers("local", word), try await answers("cluster", word))
        expectEqual(left.sections[1].nbHits, right.sections[1].nbHits, "\(word)")
        expectEqual(Set(left.sections[1].ids), Set(right.sections[1].ids), "\(word)")
        expectEqual(left.sections[1].facets, right.sections[1].facets, "\(word)")
        let (best, others) = (left.sections[0].ids, Set(right.sections[0].ids))
        if !best.isEmpty { overlaps.append(Double(best.filter(others.contains).count) / Double(best.count)) }
      }
      let mean = overlaps.reduce(0, +) / Double(overlaps.count)
      #expect(mean >= 0.8, "overlap at 10: \(mean) of \(overlaps)")
    }
  }
}

import Diagnostics
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct ReplicaTests {
  private func spec(replicas: String, entries: String = "", index: String = "movies") -> String {
    """
    indices:
      movies:
        records: data/*.json
        objectID: id
        rules: movies.rules.json
        settings: { searchableAttributes: [title], customRanking: [asc(title)], replicas: \(replicas) }
    \(entries)
    indexModules: [{ indexName: \(index) }]
    """
  }

  @Test func aReplicaHasTheRecordsOfItsPrimaryAndSettingsOfItsOwn() throws {
    let reading = read(
      spec(
        replicas: "[by_year]",
        entries: "  by_year: { rules: own.json, settings: { ranking: [desc(year)], customRanking: [] } }",
        index: "by_year"))
    expectEqual(reading.diagnostics, [])
    let indices = try #require(reading.specification).indices
    let replica = try #require(indices.last)
    expectEqual(indices.map(\.name), ["movies", "by_year"])
    expectEqual(indices.map(\.primary), [nil, "movies"])
    #expect(replica.records == RecordSource(["data/*.json"], identity: .attribute("id")) && replica.rules == "own.json")
    expectEqual(replica.settings, ["searchableAttributes": ["title"], "customRanking": [], "ranking": ["desc(year)"]])
    #expect(replica.relevantSort == nil)
  }

  @Test func aVirtualReplicaKeepsItsPrimarysRanking() throws {
    let reading = read(
      spec(
        replicas: "virtual(by_year)",
        entries: "  by_year: { settings: { customRanking: [desc(year)], relevancyStrictness: 10 } }"))
    expectEqual(reading.diagnostics, [])
    let replica = try #require(reading.specification?.indices.last)
    expectEqual(
      replica.settings,
      [
        "searchableAttributes": ["title"], "customRanking": ["asc(title)"], "relevancyStrictness": 10,
      ])
    expectEqual(replica.relevantSort, RelevantSort(settings: ["customRanking": ["desc(year)"]]))
    expectEqual(replica.rules, "movies.rules.json")
  }

  private static let orders: [(primary: String, replica: String, query: String, warnings: [String])] = [
    ("ranking: [typo]", "", "", ["movies"]),
    ("ranking: [typo]", "ranking: [typo, custom]", "", []),
    ("ranking: [typo]", "", "ranking: [custom]", []),
    ("ranking: [typo]", "", "ranking: [typo] } }, { id: b, indexName: by, query: { ranking: [custom]", []),
    ("hitsPerPage: 2", "", "ranking: [typo]", []),
    ("hitsPerPage: 2", "", "ranking: [typo] } }, { id: b, indexName: movies, query: { ranking: [typo]", ["movies"]),
    ("ranking: [custom]", "customRanking: [asc(y)], ranking: [typo]", "", ["replica"]),
    ("ranking: [typo]", "customRanking: [asc(y)]", "", ["movies", "replica"]),
    ("hitsPerPage: 2", "customRanking: [asc(y)]", "", []),
  ]

  /// By the custom ranking of an index its replicas may rank, or a query that says so.
  @Test(arguments: orders)
  func customRankingByWhichNothingRanksIsTold(
    primary: String, replica: String, query: String, warnings: [String]
  ) throws {
    let text = """
      indices:
        movies:
          records: a.json
          settings: { customRanking: [asc(x)], replicas: [by], \(primary) }
        by: { settings: { \(replica) } }
      indexModules: [{ id: a, indexName: by, query: { \(query) } }]
      """
    let found = read(text).warnings.filter { $0.message.hasPrefix("'customRanking'") }
    expectEqual(found.map { $0.range?.start.line == 4 ? "movies" : "replica" }.sorted(), warnings)
  }

  @Test func entriesMayStandBeforeTheirPrimary() throws {
    let text = """
      indices:
        b: { settings: { ranking: [asc(x)] } }
        a: { records: a.json, settings: { replicas: [b] } }
      indexModules: [indexName: b]
      """
    let indices = try #require(read(text).specification).indices
    expectEqual(indices.map(\.name), ["b", "a"])
    expectEqual(indices.map(\.records.files), [["a.json"], ["a.json"]])
  }

  @Test func aReplicaWithoutEntryIsAWarning() throws {
    let reading = read(spec(replicas: "[by_yaer]", index: "by_yaer"))
    expectEqual(reading.diagnostics.map(\.place), ["unknown-replica 6:88"])
    #expect(reading.errors.isEmpty)
    expectEqual(reading.specification?.indices.map(\.name), ["movies", "by_yaer"])
  }

  @Test func aMisspeltReplicaIsSuggested() {
    let reading = read(spec(replicas: "[by_yaer]", entries: "  by_year: {}"))
    expectEqual(reading.diagnostics.map(\.place), ["unknown-replica 6:88", "missing-key 7:12"])
    expectEqual(reading.diagnostics.first?.suggestion, "by_year")
  }

  @Test func modulesAreCheckedAgainstTheSettingsOfTheReplica() {
    let entry = "  by_year: { settings: { attributesForFaceting: [year] } }"
    let text = spec(replicas: "[by_year]", entries: entry, index: "by_year, query: { facets: [year, title] }")
    expectEqual(read(text).diagnostics.count, 1)
    expectEqual(read(text).codes, ["undeclared-facet"])
  }
}

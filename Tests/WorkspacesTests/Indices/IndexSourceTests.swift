import IndexBuilding
import IndexSettings
import RecordFiles
import RunFixtures
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Workspaces

struct IndexSourceTests {
  @Test func aSourceNamesEverythingThatAnIndexIsMadeFrom() throws {
    let specification = try makeSpecification(
      """
      indices:
        movies:
          records: [movies.json, more/*.jsonl]
          objectID: id
          synonyms: synonyms.json
          rules: rules.json
          settings: { searchableAttributes: [title], replicas: [virtual(movies_by_year)] }
        movies_by_year:
          settings: { customRanking: [desc(year)] }
      indexModules:
        - indexName: movies
        - indexName: movies_by_year
      """)
    let loader = IndexLoader(specification: specification, now: 0)
    let sources = specification.indices.map(loader.source)
    expectEqual(sources.map(\.index.name), ["movies", "movies_by_year"])
    for (source, index) in zip(sources, specification.indices) {
      expectEqual(source.declaration, "search.yaml")
      expectEqual(source.folder, ".")
      expectEqual(source.index, index)
      expectEqual(index.records.files, ["movies.json", "more/*.jsonl"])
      expectEqual(index.records.identity, .attribute("id"))
    }
    expectEqual(sources[0].index.synonyms, "synonyms.json")
    expectEqual(sources[0].index.rules, "rules.json")
    #expect(sources[0].index.relevantSort == nil)
    #expect(sources[1].index.relevantSort != nil)
  }
}

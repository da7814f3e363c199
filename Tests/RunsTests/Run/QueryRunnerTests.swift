import RunFixtures
import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Presentation
@testable import Runs
@testable import Workspaces

struct QueryRunnerTests {
  private static let spec = """
    indices:
      movies: { records: m.json, settings: { attributesForFaceting: [searchable(genre)] } }
      broken: { records: m.json }
    indexModules:
      - { id: full, indexName: movies, title: Full }
      - { id: quiet, indexName: movies, showItemsOnEmptyQuery: false }
      - { id: broken, indexName: broken }
      - { id: none, indexName: movies, query: { hitsPerPage: 3 }, filterState: [{ and: { name: x, filters: [none] } }] }
      - { id: genres, facet: { indexName: movies, attribute: genre } }
    """

  private static let service = ScriptedService { request in
    if request.indexName == "broken" { return .failure(SearchError(.server, "down")) }
    if !request.filterGroups.isEmpty { return .success(ScriptedService.response(to: request, count: 0)) }
    var response = ScriptedService.response(to: request, count: 2)
    response.facets = ["genre": [Facet(value: "Drama", count: 2)]]
    response.facetStats = ["year": FacetStats(min: 1, max: 2, avg: 1.5, sum: 3)]
    response.queryAfterRemoval = "<em>x</em>"
    response.extra = ["userData": [1]]
    return .success(response)
  }

  @Test func everySectionHasItsStatusInTheSpecsOrder() async throws {
    let runner = QueryRunner(plan: try makePlan(Self.spec, service: Self.service))
    let result = await runner.run(query: "")
    #expect(result.query.isEmpty && result.id == nil && result.row.isEmpty && result.milliseconds == nil)
    expectEqual(result.sections.map(\.module), ["full", "quiet", "broken", "none", "genres"])
    expectEqual(result.sections.map(\.status), [.ok, .hidden, .error, .empty, .ok])
    expectEqual(result.sections.map(\.title), ["Full", "quiet", "broken", "none", "genres"])
    let counts = result.sections.map(\.counts)
    expectEqual(counts[0], SectionCounts(nbHits: 2, page: 0, nbPages: 1, hitsPerPage: 20))
    expectEqual(counts[3], SectionCounts(nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 3))
    #expect(counts[1] == nil && counts[2] == nil && counts[4] == nil)
    expectEqual(result.sections[2].error, SearchError(.server, "down"))
    expectEqual(result.sections[2].content, .hits([]))
    expectEqual(result.sections[4].content, .facetHits([Facet(value: "Drama", count: 2, highlighted: "Drama")]))
  }

  @Test func answerOfASectionIsTakenWhole() async throws {
    let runner = QueryRunner(plan: try makePlan(Self.spec, service: Self.service))
    let section = try #require(await runner.run(query: "tom").section("full"))
    expectEqual(section.facets, ["genre": [Facet(value: "Drama", count: 2)]])
    expectEqual(section.facetStats["year"]?.sum, 3)
    expectEqual(section.queryAfterRemoval, "<em>x</em>")
    expectEqual(section.extra, ["userData": [1]])
    expectEqual(
      section.content, .hits(["0", "1"].map { DynamicHit(objectID: $0, fields: ["name": .string("tom \($0)")]) }))
    #expect(!section.isTruncated)
  }

  @Test func hiddenSectionSendsNothing() async throws {
    let service = ScriptedService.pages(of: 1)
    let runner = QueryRunner(plan: try makePlan(Self.spec, service: service))
    _ = await runner.run(query: "")
    expectEqual(service.requests.map(\.moduleID), ["full", "broken", "none", "genres"])
    await expectEqual(runner.run(query: " !").section("quiet")?.status, .hidden)
    expectEqual(service.requests.dropFirst(4).map(\.moduleID), ["full", "broken", "none", "genres"])
    _ = await runner.run(query: "x")
    expectEqual(service.requests.dropFirst(8).map(\.moduleID), ["full", "quiet", "broken", "none", "genres"])
  }

  @Test func queriesOfOneWorkerDoNotTouchEachOther() async throws {
    let plan = try makePlan(Self.spec, service: Self.service, reach: .allPages)
    let entries = try makeEntries(
      """
      - { id: a, query: tom, hitsPerPage: 1, filters: "a:1", page: 1 }
      - { id: b, query: "" }
      - { id: c, query: tom }
      """)
    let worker = QueryRunner(plan: plan)
    for entry in entries + entries.reversed() {
      await expectEqual(worker.run(entry), (await QueryRunner(plan: plan).run(entry)))
    }
  }

  @Test func rowIsCarriedAndTimed() async throws {
    let plan = try makePlan(Self.spec, service: Self.service, isTimed: true)
    var entry = try makeEntries("[{ id: a, query: tom }]")[0]
    entry.carried = ["market": "de"]
    let result = await QueryRunner(plan: plan).run(entry)
    #expect(result.id == "a" && result.row == ["market": "de"])
    #expect(try #require(result.milliseconds) >= 0)
  }

  @Test func filterThatDoesNotParseIsAnErrorOfEverySection() async throws {
    let service = ScriptedService.pages(of: 1)
    let runner = QueryRunner(plan: try makePlan(Self.spec, service: service, filters: ["a:\"x"]))
    let result = await runner.run(query: "tom")
    expectEqual(result.sections.map(\.module), ["full", "quiet", "broken", "none", "genres"])
    #expect(result.sections.allSatisfy { $0.error == SearchError(.badRequest, "filters: the quote is never closed") })
    expectEqual(result.sections.last?.content, .facetHits([]))
    #expect(service.requests.isEmpty)
  }

  @Test func sectionOfABackendThatIsMissingIsAnError() async throws {
    var plan = try makePlan(Self.spec, service: Self.service)
    plan.loader = GraphLoader(specification: plan.loader.specification, services: [:], moduleIDs: ["none", "full"])
    let result = await QueryRunner(plan: plan).run(query: "tom")
    expectEqual(result.sections.map(\.module), ["full", "none"])
    #expect(result.sections.allSatisfy { $0.error?.code == .unsupported })
  }
}

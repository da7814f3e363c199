import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Sections of which a limit cut off what was asked for.
struct TruncationTests {
  private static let spec = """
    indices: { movies: { records: m.json } }
    query: { hitsPerPage: 10 }
    indexModules:
      - { id: far, indexName: movies }
      - { id: near, indexName: movies, infiniteScrolling: off }
    """

  @Test(
    arguments: [
      (.onePage, false), (.rows(10), false), (.rows(20), false), (.rows(21), true), (.allPages, true),
    ] as [(RunPlan.Reach, Bool)])
  func whatTheLimitCutsOffIsMarked(reach: RunPlan.Reach, isTruncated: Bool) async throws {
    let service = ScriptedService.pages(of: 25, limit: 20)
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: reach)).run(query: "q")
    expectEqual(result.section("far")?.isTruncated, isTruncated)
    expectEqual(result.section("far")?.status, .ok)
    expectEqual(result.section("near")?.isTruncated, (reach == .allPages))
  }

  @Test func pageBeyondTheLimitIsMarked() async throws {
    let plan = try makePlan(
      Self.spec, service: ScriptedService.pages(of: 25, limit: 20), parameters: ["page": 2])
    let section = try #require(await QueryRunner(plan: plan).run(query: "q").section("far"))
    #expect(section.isTruncated && section.status == .empty && section.counts?.page == 2)
  }

  /// A page of ten groups has twenty rows.
  @Test(arguments: [(RunPlan.Reach.allPages, true), (.rows(20), false), (.rows(21), true), (.onePage, false)])
  func pagesOfGroupsThatALimitCutsOffAreMarked(reach: RunPlan.Reach, isTruncated: Bool) async throws {
    let service = ScriptedService { request in
      let page = request.parameters.page
      let rows = page == 0 ? (0..<20).map { number -> JSONObject in ["objectID": .string("\(number)")] } : []
      return .success(SearchResponse(hits: rows, nbHits: 15, page: page, nbPages: 1, hitsPerPage: 10))
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service, reach: reach)).run(query: "q")
    expectEqual(result.section("far")?.isTruncated, isTruncated)
  }

  @Test func pageBeyondAllHitsIsNotCutOff() async throws {
    let plan = try makePlan(
      Self.spec, service: ScriptedService.pages(of: 25, limit: 20), parameters: ["page": 3])
    let section = try #require(await QueryRunner(plan: plan).run(query: "q").section("far"))
    #expect(!section.isTruncated && section.status == .empty)
  }

  @Test func backendThatSaysSoIsBelieved() async throws {
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 5)
      response.isPaginationLimited = true
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(Self.spec, service: service)).run(query: "q")
    expectEqual(result.section("far")?.isTruncated, true)
  }
}

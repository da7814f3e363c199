import SearchGraph
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

struct InvalidHitTests {
  private func run(_ policy: String, reach: RunPlan.Reach = .allPages) async throws -> SectionResult {
    let spec = """
      indices: { movies: { records: m.json } }
      indexModules:
        - { indexName: movies, onInvalidHit: \(policy), query: { hitsPerPage: 2 }, hit: { name: string, year: integer } }
      """
    // Of the records 0 … 4 those with an odd number have no year.
    let service = ScriptedService { request in
      var response = ScriptedService.response(to: request, count: 5)
      for (row, number) in response.hits.indices.map({ ($0, $0 + 2 * response.page) }) where number.isMultiple(of: 2) {
        response.hits[row]["year"] = .integer(1990 + number)
      }
      return .success(response)
    }
    let result = await QueryRunner(plan: try makePlan(spec, service: service, reach: reach)).run(query: "q")
    return try #require(result.sections.first)
  }

  @Test func failingSectionSaysWhichHitAndWhy() async throws {
    let section = try await run("fail")
    #expect(section.status == .error && section.content == .hits([]) && section.counts == nil)
    expectEqual(
      section.error,
      SearchError(
        .invalidHit, "the hit '1' does not fit the schema: 'year' must be an integer, found nothing"))
    expectEqual(section.error?.isRetryable, false)
  }

  @Test func skippedHitsAreCountedOverAllPages() async throws {
    let section = try await run("skip")
    #expect(section.status == .ok && section.counts?.nbHits == 5)
    expectEqual(section.content, .hits([0, 2, 4].map(Self.hit)))
    #expect(section.invalidHits.skipped == 2 && section.invalidHits.blanked == 0)
  }

  @Test func blankedHitsAreCountedOverAllPages() async throws {
    let section = try await run("blank")
    let blanked = [1, 3].map { DynamicHit(objectID: "\($0)", fields: ["name": .string("q \($0)")]) }
    expectEqual(section.content, .hits([Self.hit(0), blanked[0], Self.hit(2), blanked[1], Self.hit(4)]))
    #expect(section.invalidHits.skipped == 0 && section.invalidHits.blanked == 2)
  }

  @Test func skippedHitsDoNotCountAsRows() async throws {
    let section = try await run("skip", reach: .rows(2))
    expectEqual(section.content, .hits([0, 2].map(Self.hit)))
    expectEqual(section.counts?.page, 1)
  }

  private static func hit(_ number: Int) -> DynamicHit {
    DynamicHit(objectID: "\(number)", fields: ["name": .string("q \(number)"), "year": .integer(1990 + number)])
  }
}

import EmbeddedBackend
import RunFixtures
import SearchGraph
import SearchModel
import Testing

@testable import Runs
@testable import Workspaces

struct MeasuringServiceTests {
  @Test func measuredBackendsKeepWhatTheyCanDo() throws {
    let spec = """
      indices: { movies: { records: m.json } }
      indexModules: [{ id: m, indexName: movies }]
      """
    let embedded = try makePlan(spec, service: EmbeddedService(indices: [])).measuring()
    let other = try makePlan(spec, service: ScriptedService { .success(ScriptedService.response(to: $0, count: 1)) })
      .measuring()
    #expect(embedded.loader.services.values.allSatisfy { $0 is any PromptSearchService & WordCuttingService })
    #expect(!embedded.loader.services.isEmpty && !other.loader.services.isEmpty)
    #expect(!other.loader.services.values.contains { $0 is any PromptSearchService })
  }
}

import RunFixtures
import TestSupport
import Testing

@testable import Presentation

struct ResultRendererTests {
  @Test(arguments: RenderingScenario.all, OutputFormat.allCases)
  func aResultReadsTheSameWhateverCameBefore(_ scenario: RenderingScenario, _ format: OutputFormat) {
    let renderer = format.renderer(for: scenario.shape)
    let inOrder = scenario.results.map(renderer.render)
    let backwards = scenario.results.reversed().map(renderer.render)
    expectEqual(inOrder, backwards.reversed())
  }
}

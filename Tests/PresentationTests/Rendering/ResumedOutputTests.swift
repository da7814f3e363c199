import RunFixtures
import Testing

@testable import Presentation

struct ResumedOutputTests {
  @Test(arguments: OutputFormat.allCases, [0, 1, 2, 3])
  func resumedOutputEqualsAnUninterruptedOne(_ format: OutputFormat, _ count: Int) {
    let scenario = RenderingScenario.batch
    var first = format.renderer(for: scenario.shape)
    var text = first.header()
    for result in scenario.results.prefix(count) { text += first.render(result) }

    // An output without a result has nothing to resume: it begins anew.
    if count == 0 { text = "" }
    var second = format.renderer(for: scenario.shape, options: RenderingOptions(resumedCount: count))
    text += second.header()
    for result in scenario.results.dropFirst(count) { text += second.render(result) }
    #expect(text + second.footer() == scenario.output(format))
  }

  @Test(arguments: OutputFormat.allCases)
  func renderersAreValues(_ format: OutputFormat) {
    let scenario = RenderingScenario.batch
    let original = format.renderer(for: scenario.shape)
    var copies = [original, original]
    let texts = copies.indices.map { copies[$0].render(scenario.results[0]) }
    #expect(texts[0] == texts[1])
  }
}

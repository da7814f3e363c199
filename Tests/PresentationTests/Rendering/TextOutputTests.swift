import RunFixtures
import SearchModel
import TerminalText
import TestSupport
import Testing

@testable import Presentation

struct TextOutputTests {
  private static let escaping: [OutputFormat] = [.text, .markdown]

  @Test(arguments: RenderingScenario.all, escaping)
  func nothingFromDataReachesTheTerminalAsControl(_ scenario: RenderingScenario, _ format: OutputFormat) {
    for line in scenario.output(format).split(separator: "\n") { #expect(line.visiblyEscaped() == line) }
  }

  @Test(arguments: RenderingScenario.all)
  func onlyStylesEmitEscapes(_ scenario: RenderingScenario) throws {
    let coloured = scenario.output(.text, options: RenderingOptions(styler: Styler(isEnabled: true)))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == scenario.output(.text))
  }

  @Test(arguments: [1, 2, 3, 10, 13, 25, 40, 79])
  func linesOfHitsFitTheTerminal(_ width: Int) {
    var scenario = RenderingScenario.hostile
    scenario.results[0].sections += RenderingScenario.tom
    scenario.shape.layouts += RenderingScenario.layouts
    let whole = scenario.output(.text).split(separator: "\n")
    let cut = scenario.output(.text, options: RenderingOptions(terminalWidth: width)).split(separator: "\n")
    expectEqual(whole.count, cut.count)
    for (whole, cut) in zip(whole, cut) where whole.hasPrefix("  ") {
      #expect(cut.displayWidth <= width)
      if whole.displayWidth <= width { expectEqual(whole, cut) } else { #expect(cut.hasSuffix("…")) }
    }
  }

  @Test(arguments: [nil, 0, -1, 500])
  func withoutAWidthNothingIsCut(_ width: Int?) {
    let options = RenderingOptions(terminalWidth: width)
    expectEqual(RenderingScenario.search.output(.text, options: options), RenderingScenario.search.output(.text))
  }

  @Test func cutLineKeepsItsStyles() {
    var line = StyledLine()
    line.append("ab", style: .bold)
    line.append("cd")
    line.append("ef", style: .dim)
    func text(_ width: Int?) -> String {
      line.text(styler: Styler(isEnabled: true), maximumWidth: width).replacing("\u{1B}", with: "^")
    }
    expectEqual(text(nil), "^[1mab^[0mcd^[2mef^[0m")
    expectEqual(text(6), text(nil))
    expectEqual(text(5), "^[1mab^[0mcd…")
    expectEqual(text(3), "^[1mab^[0m…")
    expectEqual(text(2), "^[1ma^[0m…")
    expectEqual(text(1), "…")
  }

  @Test func detailsAreLinedUpByDisplayWidth() {
    let lines = RenderingScenario.search.output(.text).split(separator: "\n").dropFirst().prefix(3)
    let columns = zip(lines, ["9.1", "8 ", "7.25"]).map { line, detail in
      line.firstRange(of: detail).map { line[..<$0.lowerBound].displayWidth }
    }
    expectEqual(columns, [17, 17, 17])
  }

  @Test(arguments: [("xyz", "No results for \"xyz\"\n"), ("", "No results\n"), ("a\nb", "No results for \"a\\nb\"\n")])
  func nothingFoundIsSaid(_ query: String, _ text: String) {
    var scenario = RenderingScenario.search
    scenario.results = [QueryResult(query: query, sections: RenderingScenario.unanswerable)]
    expectEqual(scenario.output(.text), text)
  }

  @Test func anErrorIsNotNothing() {
    #expect(!RenderingScenario.failures.output(.text).contains("No results"))
    #expect(!RenderingScenario.failures.output(.markdown).contains("No results"))
  }
}

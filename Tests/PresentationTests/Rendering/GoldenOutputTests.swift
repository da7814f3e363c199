import RunFixtures
import SearchModel
import TerminalText
import Testing

@testable import Presentation

struct GoldenOutputTests {
  private static let extensions: [OutputFormat: String] = [.text: "txt", .markdown: "md"]

  @Test(arguments: RenderingScenario.all, OutputFormat.allCases)
  func outputIsAsRecorded(_ scenario: RenderingScenario, _ format: OutputFormat) throws {
    let suffix = Self.extensions[format] ?? format.rawValue
    try expectGolden(scenario.output(format), "\(scenario.name).\(suffix)")
  }

  @Test(arguments: [RenderingScenario.batch, .hostile], [OutputFormat.csv, .tsv])
  func spreadsheetSafeOutputIsAsRecorded(_ scenario: RenderingScenario, _ format: OutputFormat) throws {
    let options = RenderingOptions(isSpreadsheetSafe: true)
    try expectGolden(scenario.output(format, options: options), "\(scenario.name)-safe.\(format.rawValue)")
  }

  @Test(arguments: [RenderingScenario.search, .hostile, .failures])
  func colouredTextIsAsRecorded(_ scenario: RenderingScenario) throws {
    let options = RenderingOptions(styler: Styler(isEnabled: true), terminalWidth: 60)
    try expectGolden(scenario.output(.text, options: options), "\(scenario.name)-terminal.txt")
  }

  @Test(arguments: ["actors", "genres", "press"])
  func fileOfOneModuleIsAsRecorded(_ module: String) throws {
    var scenario = RenderingScenario.batch
    scenario.shape = scenario.shape.restricted(to: module)
    try expectGolden(scenario.output(.csv), "batch-\(module).csv")
    try expectGolden(scenario.output(.json), "batch-\(module).json")
  }

  @Test(arguments: [RenderingScenario.batch, .failures], [OutputFormat.csv, .tsv])
  func rowsOfSectionsAreAsRecorded(_ scenario: RenderingScenario, _ format: OutputFormat) throws {
    let options = RenderingOptions(rows: .sections)
    try expectGolden(scenario.output(format, options: options), "\(scenario.name)-sections.\(format.rawValue)")
  }

  @Test(arguments: [OutputFormat.csv, .tsv])
  func tablesWithDurationsAreAsRecorded(_ format: OutputFormat) throws {
    let options = RenderingOptions(isTimed: true)
    try expectGolden(
      RenderingScenario.batch.output(format, options: options), "batch-timed.\(format.rawValue)")
  }

  @Test(arguments: OutputFormat.allCases)
  func chosenFieldsAreAsRecorded(_ format: OutputFormat) throws {
    let scenario = RenderingScenario.batch.choosing(["director", "name", "more.deep", "objectID", "head"])
    let suffix = Self.extensions[format] ?? format.rawValue
    try expectGolden(scenario.output(format), "batch-fields.\(suffix)")
  }
}

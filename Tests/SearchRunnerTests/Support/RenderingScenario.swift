import SearchModel
import Testing

@testable import SearchRunner

/// Results to render, each scenario with its own golden files.
struct RenderingScenario: Sendable, CustomTestStringConvertible {
  var name: String
  var shape: OutputShape
  var results: [QueryResult]

  var testDescription: String { name }

  /// The whole output in a format.
  func output(_ format: OutputFormat, options: RenderingOptions = RenderingOptions()) -> String {
    var renderer = format.renderer(for: shape, options: options)
    var text = renderer.header()
    for result in results { text += renderer.render(result) }
    return text + renderer.footer()
  }

  static let all = [search, batch, hostile, failures, emptyBatch]
}

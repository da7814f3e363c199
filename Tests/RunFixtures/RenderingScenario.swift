package import Presentation
import SearchModel
import Testing

/// Results to render, each scenario with its own golden files.
package struct RenderingScenario: Sendable, CustomTestStringConvertible {
  package var name: String
  package var shape: OutputShape
  package var results: [QueryResult]

  package init(name: String, shape: OutputShape, results: [QueryResult]) {
    self.name = name
    self.shape = shape
    self.results = results
  }

  package var testDescription: String { name }

  /// The whole output in a format.
  package func output(_ format: OutputFormat, options: RenderingOptions = RenderingOptions()) -> String {
    var renderer = format.renderer(for: shape, options: options)
    var text = renderer.header()
    for result in results { text += renderer.render(result) }
    return text + renderer.footer()
  }

  package static let all = [search, batch, hostile, failures, emptyBatch]
}

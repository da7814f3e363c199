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
    let renderer = format.renderer(for: shape, options: options)
    let texts = results.map { String(decoding: renderer.render($0), as: UTF8.self) }
    return renderer.header + texts.joined(separator: renderer.separator)
      + renderer.footer(hasResults: !results.isEmpty)
  }

  package static let all = [search, batch, hostile, failures, emptyBatch]
}

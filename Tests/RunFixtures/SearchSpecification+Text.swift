import Diagnostics
package import SpecLoader
import Testing

/// The spec of a text.
package func makeSpecification(_ text: String) throws -> SearchSpecification {
  let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
  return try #require(reading.specification, "\(reading.diagnostics.map(\.message))")
}

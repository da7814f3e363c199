package import Presentation
import SearchGraph

extension QueryResult {
  /// The ids of a section's hits.
  package func ids(_ module: String) -> [String] {
    guard case .hits(let hits)? = section(module)?.content else { return [] }
    return hits.map(\.objectID)
  }

  /// A section of the result.
  package func section(_ module: String) -> SectionResult? { sections.first { $0.module == module } }
}

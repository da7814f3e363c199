import Diagnostics
import SearchModel
import SpecLoader
import Workspaces

extension FuzzTargets {
  /// A spec is read or refused with places, the same each time; its secrets are in no message, and what it declares
  /// can be built.
  static let spec = FuzzTarget("spec", maximumLength: 8_192) { input in
    let file = "spec.yaml"
    for checksAll in [false, true] {
      let options = SpecReadingOptions(
        assignments: ["SET": "assigned"], environment: ["KEY": "0123456789abcdef", "HOST": "https://search.example"],
        backendChoice: BackendChoice(checksAll: checksAll))
      let reading = SpecReader.read(bytes: input, file: file, options: options)
      let again = SpecReader.read(bytes: input, file: file, options: options)
      try requireEqual(reading.diagnostics, again.diagnostics, "a spec gives the same diagnostics each time")
      try requireSound(reading.diagnostics, of: reading.source, file: file)
      let hasError = reading.diagnostics.contains { $0.severity == .error }
      try requireEqual(reading.specification == nil, hasError, "a spec without errors is read, and no other")
      for secret in reading.secrets where secret.utf8.count >= 8 {
        for diagnostic in reading.diagnostics {
          let isTold = diagnostic.message.contains(secret) || diagnostic.suggestion?.contains(secret) == true
          try require(!isTold, "a message hides secrets: \(diagnostic.message)")
        }
      }
      guard let specification = reading.specification else { continue }
      let services = ExactDictionary(
        specification.backends.map { ($0.name, SilentService() as any SearchService) }, uniquingKeysWith: { $1 })
      _ = GraphLoader(specification: specification, services: services).load()
      for backend in specification.backends { _ = backend.dialect(indices: specification.indices) }
    }
  }
}

/// A backend that nobody asks.
private struct SilentService: SearchService {
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .failure(SearchError(.connect, "nobody answers")) }
  }
}

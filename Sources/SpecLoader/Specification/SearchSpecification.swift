import Diagnostics
package import IndexSettings
package import SearchModel

/// A spec as typed values: every default filled in, every variable replaced, every reference checked.
package struct SearchSpecification: Sendable {
  /// The spec's file as it was named.
  package var file: String
  /// The name of the search, when the spec gives one.
  package var name: String?
  /// The declared backends in the spec's order; without any, one embedded backend named `embedded`.
  package var backends: [BackendSpecification]
  /// The name of the backend of modules that do not name their own.
  package var defaultBackend: String
  /// How the search box of the interactive search behaves.
  package var searchBox: SearchBoxSpecification
  /// The indices of the embedded backend, in the spec's order.
  package var indices: [IndexSpecification]
  /// The search parameters of every module.
  package var query: SearchParameters
  /// The sections, in the order in which they are shown.
  package var modules: [ModuleSpecification]
  /// What the composition adds to modules.
  package var feeds: [FeedSpecification] = []
}

extension SearchSpecification {
  /// The folder of the spec's file, which paths in the spec are relative to.
  package var folder: String { Self.folder(ofFile: file) }

  /// The folder that the paths in a spec's file are relative to: `.` for a name without a folder.
  package static func folder(ofFile file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The name of the backend that answers a module.
  package func backendName(of module: ModuleSpecification) -> String { module.backend ?? defaultBackend }

  /// The backend that answers a module.
  package func backend(of module: ModuleSpecification) -> BackendSpecification? {
    let name = backendName(of: module)
    return backends.first { $0.name.hasSameBytes(as: name) }
  }

  /// Whether the embedded engine answers a module.
  package func isEmbedded(_ module: ModuleSpecification) -> Bool { backend(of: module)?.kind == .embedded }

  /// The settings of a module's index as the spec has them, which count when no query sets another. They say nothing to
  /// a mapped search.
  package func indexSettings(of module: ModuleSpecification) -> SearchParameters {
    if case .http = backend(of: module)?.kind { return [:] }
    return indices.first { $0.name.hasSameBytes(as: module.indexName) }?.settings ?? [:]
  }
}

/// How typing leads to searches.
package struct SearchBoxSpecification: Sendable, Hashable {
  /// When a search starts.
  package var mode: SearchTriggeringMode
  /// How long typing must rest before a search starts.
  package var debounce: Duration
}

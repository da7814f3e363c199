public import IndexSettings
public import SearchModel

/// A spec as typed values: every default filled in, every variable replaced, every reference checked.
public struct SearchSpecification: Sendable {
  /// The spec's file as it was named.
  public var file: String
  /// The name of the search, when the spec gives one.
  public var name: String?
  /// The declared backends in the spec's order; without any, one embedded backend named `embedded`.
  public var backends: [BackendSpecification]
  /// The name of the backend of modules that do not name their own.
  public var defaultBackend: String
  /// How the search box of the interactive search behaves.
  public var searchBox: SearchBoxSpecification
  /// The indices of the embedded backend, in the spec's order.
  public var indices: [IndexSpecification]
  /// The search parameters of every module.
  public var query: SearchParameters
  /// The sections, in the order in which they are shown.
  public var modules: [ModuleSpecification]
}

extension SearchSpecification {
  /// The folder of the spec's file, which paths in the spec are relative to.
  public var folder: String { Self.folder(ofFile: file) }

  /// The folder that the paths in a spec's file are relative to: `.` for a name without a folder.
  public static func folder(ofFile file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}

/// How typing leads to searches.
public struct SearchBoxSpecification: Sendable, Hashable {
  /// When a search starts.
  public var mode: SearchTriggeringMode
  /// How long typing must rest before a search starts.
  public var debounce: Duration
}

/// An index that the embedded backend serves: one of its own, or a replica with the records of another.
public struct IndexSpecification: Sendable, Hashable {
  /// The name that modules use.
  public var name: String
  /// The record files: paths or globs, relative to the spec's folder unless absolute; of a replica those of its primary.
  public var records: [String]
  /// The attribute that holds a record's id.
  public var objectID: String
  /// Algolia's index settings; of a replica its own over its primary's.
  public var settings: SearchParameters
  /// The file of synonyms, relative to the spec's folder.
  public var synonyms: String?
  /// The file of rules, relative to the spec's folder.
  public var rules: String?
  /// The index that lists this one among its replicas; nil for an index of its own.
  public var primary: String?
  /// The order of a virtual replica; nil for every other index.
  public var relevantSort: RelevantSort?
}

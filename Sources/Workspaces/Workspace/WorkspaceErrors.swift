public import Diagnostics
public import IndexBuilding
public import SearchModel

/// A spec that cannot be used.
public struct SpecificationError: Error, CustomStringConvertible {
  /// Every finding, including warnings, sorted by position; at least one is an error.
  public let diagnostics: [Diagnostic]
  /// The spec's text for showing lines beside diagnostics, secrets masked.
  package let source: SourceText

  /// The findings with their places and lines.
  public var description: String { DiagnosticRenderer(sources: [source]).render(diagnostics) }
}

/// A name in the options of a run that does not occur in the spec.
public struct UnknownNameError: Error, Hashable, CustomStringConvertible {
  /// What the name stands for.
  public enum Kind: String, Sendable, Hashable {
    /// A module, by its id.
    case module
    /// A backend.
    case backend
    /// An index.
    case index
    /// A variable.
    case variable
  }

  /// Where the name was given.
  public enum Use: Sendable, Hashable {
    /// Among the modules that run.
    case modules
    /// Among the backends, for all modules or for one.
    case backends
    /// As the backend that a spec is compared on.
    case comparison
    /// Among the indices that are uploaded.
    case uploads
    /// Among the variables that are set.
    case variables
  }

  /// The name.
  public let name: String
  /// What the name stands for.
  public let kind: Kind
  /// Where the name was given.
  public let use: Use
  /// The names that the spec has.
  public let known: [String]

  /// The name, and the name that was probably meant.
  public var description: String {
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return "the spec has no \(kind.rawValue) '\(name)'"
      + Suggestions.hint(for: name, among: known, otherwise: "the spec has \(names)")
  }

  /// Throws unless a name is known.
  static func require(
    _ name: String, among known: [String], kind: Kind, use: Use
  ) throws(UnknownNameError) {
    guard !known.contains(name) else { return }
    throw UnknownNameError(name: name, kind: kind, use: use, known: known)
  }
}

/// Files of records, synonyms or rules from which no index can be built.
public struct IndexFilesError: Error, CustomStringConvertible {
  /// What is wrong with the files.
  public let diagnostics: [Diagnostic]
  /// The files in which diagnostics have a place.
  package let sources: [SourceText]
  /// Whether no input file is at fault: only a temporary file could not be written, for example on a full disk.
  public let lacksTemporaryFile: Bool

  /// The findings with their places and lines.
  public var description: String { DiagnosticRenderer(sources: sources).render(diagnostics) }
}

/// A backend that cannot be used as the spec declares it.
public struct BackendError: Error, Hashable, CustomStringConvertible {
  /// The backend's name.
  public let backend: String
  /// Why it cannot be used.
  public let reason: SearchError

  /// The backend and the reason.
  public var description: String { "the backend '\(backend)' cannot be used: \(reason.message)" }
}

/// A folder that was named for indices but must not be used.
public struct CacheFolderError: Error, Hashable, CustomStringConvertible {
  /// Why the folder is refused.
  public let reason: IndexCacheError

  /// The folder and the reason.
  public var description: String { reason.description }
}

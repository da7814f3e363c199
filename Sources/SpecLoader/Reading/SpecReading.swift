public import Diagnostics
public import IndexSettings

/// What reading a spec gave: typed values, or the reasons why there are none.
public struct SpecReading: Sendable {
  /// The spec; nil when a diagnostic is an error.
  public let specification: SearchSpecification?
  /// Every finding of the file, sorted by position.
  public let diagnostics: [Diagnostic]
  /// The file's text for showing lines beside diagnostics; secrets are masked by as many asterisks, so that columns
  /// keep their places.
  public let source: SourceText
  /// The secret values of the backends, each once, longest first; what they stand in must be hidden when shown.
  public let secrets: [String]
  /// The variables for which the environment was asked, whether or not it has them, sorted.
  package let environmentNames: [String]
}

/// What surrounds a spec when it is read.
public struct SpecReadingOptions: Sendable {
  /// Variables from the command line; they win over the spec's own.
  public var assignments: [String: String]
  /// The environment; the last place where variables are looked for.
  public var environment: [String: String]
  /// Which backends the run uses; only theirs must have all variables.
  public var backendUse: BackendUse
  /// How files that the spec names are looked for.
  public var files: FileChecks

  /// Options; without any there are no variables but the spec's own, and every file exists.
  public init(
    assignments: [String: String] = [:], environment: [String: String] = [:], backendUse: BackendUse = BackendUse(),
    files: FileChecks = .assumingAll
  ) {
    self.assignments = assignments
    self.environment = environment
    self.backendUse = backendUse
    self.files = files
  }
}

/// Which backends a run uses, beyond what the spec says.
///
/// Names that the spec does not know are ignored here; they are mistakes of the command line, not of the spec.
public struct BackendUse: Sendable, Hashable {
  /// Another default backend, nil for the spec's.
  public var defaultBackend: String?
  /// Other backends by module id.
  public var backendsByModule: [String: String]
  /// The ids of the modules that run, nil for all.
  public var modules: [String]?
  /// Backends that the run uses besides its modules, such as the target of an upload.
  public var additional: [String]
  /// Whether every declared backend is checked.
  public var checksAll: Bool

  /// The backends of the spec's modules, unless something else is said.
  public init(
    defaultBackend: String? = nil, backendsByModule: [String: String] = [:], modules: [String]? = nil,
    additional: [String] = [], checksAll: Bool = false
  ) {
    self.defaultBackend = defaultBackend
    self.backendsByModule = backendsByModule
    self.modules = modules
    self.additional = additional
    self.checksAll = checksAll
  }
}

/// The questions that a spec's reader asks about files; the reader itself touches no disk.
///
/// A path is passed as the spec writes it, together with the spec's folder (`.` for a spec without one), to which
/// paths are relative unless they are absolute.
public struct FileChecks: Sendable {
  /// Why a path names no file that can be read, as a sentence without a period and without the path; nil when it does.
  public var exists: @Sendable (_ path: String, _ folder: String) -> String?
  /// Why a path or glob names no file, or one that cannot be read; nil when there is nothing wrong.
  public var matches: @Sendable (_ pattern: String, _ folder: String) -> String?
  /// Everything that is wrong with what a file of synonyms holds, as sentences of the same form; only asked of files
  /// that exist.
  public var synonyms: @Sendable (_ path: String, _ folder: String) -> [String]
  /// The rules of a file that exists, or what is wrong with it.
  public var rules: @Sendable (_ path: String, _ folder: String) -> RuleFileContents
  /// What is wrong with what a file of certificates holds, as the rest of a sentence that begins with the file; only asked
  /// of files that exist; nil when there is nothing wrong.
  public var certificates: @Sendable (_ path: String, _ folder: String) -> String?

  /// Checks by the given answers.
  public init(
    exists: @escaping @Sendable (_ path: String, _ folder: String) -> String?,
    matches: @escaping @Sendable (_ pattern: String, _ folder: String) -> String?,
    synonyms: @escaping @Sendable (_ path: String, _ folder: String) -> [String] = { _, _ in [] },
    rules: @escaping @Sendable (_ path: String, _ folder: String) -> RuleFileContents = { _, _ in RuleFileContents() },
    certificates: @escaping @Sendable (_ path: String, _ folder: String) -> String? = { _, _ in nil }
  ) {
    self.exists = exists
    self.matches = matches
    self.synonyms = synonyms
    self.rules = rules
    self.certificates = certificates
  }

  /// Every file exists.
  public static let assumingAll = FileChecks(exists: { _, _ in nil }, matches: { _, _ in nil })
}

/// What the reader of a spec wants to know of a file of rules.
public struct RuleFileContents: Sendable {
  /// The rules; empty when something is wrong.
  public var rules: [Rule]
  /// Everything that is wrong, as sentences without a period and without the path.
  public var problems: [String]

  /// The contents of a file; none unless given.
  public init(rules: [Rule] = [], problems: [String] = []) {
    self.rules = rules
    self.problems = problems
  }
}

package import Diagnostics
package import SearchModel

/// What reading a spec gave: typed values, or the reasons why it could not be read.
package struct SpecReading: Sendable {
  /// The spec; nil when a diagnostic is an error.
  package let specification: SearchSpecification?
  /// Every finding of the file, sorted by position.
  package let diagnostics: [Diagnostic]
  /// The file's text for showing lines beside diagnostics; secrets are masked by as many asterisks, so that columns
  /// keep their places.
  package let source: SourceText
  /// The secret values of the backends, each once, longest first; mask them in everything that is shown.
  package let secrets: [String]
  /// The variables for which the environment was asked, whether or not it has them, sorted.
  package let environmentNames: [String]
  /// The variables that a text outside of the backends refers to: they decide what is asked, and not only who answers.
  package var askingNames: ExactSet = []
  /// The variables that the spec declares or refers to, sorted; nil when it cannot be read, or the options set none.
  package var variableNames: [String]?
  /// The names of attributes that records of the indices should have.
  package var attributeUses: [AttributeUse] = []
  /// The fields of the hit schemas, by module.
  package var hitFields: ExactDictionary<[PlacedField]> = [:]
  /// The hierarchies of more than one level.
  package var hierarchies: [HierarchyUse] = []
  /// The records that rules of the indices name.
  package var ruleRecords: [RuleRecords] = []
}

/// What surrounds a spec when it is read.
package struct SpecReadingOptions: Sendable {
  /// Variables from the command line; they win over the spec's own.
  package var assignments: [String: String]
  /// The environment; the last place where variables are looked for.
  package var environment: [String: String]
  /// Which backends the run uses; only these must have all their variables set.
  package var backendChoice: BackendChoice
  /// The files that the spec names.
  package var files: any SpecFiles

  /// Options; without any there are no variables but the spec's own, and nothing is wrong with any file.
  package init(
    assignments: [String: String] = [:], environment: [String: String] = [:],
    backendChoice: BackendChoice = BackendChoice(),
    files: any SpecFiles = UncheckedFiles()
  ) {
    self.assignments = assignments
    self.environment = environment
    self.backendChoice = backendChoice
    self.files = files
  }
}

/// Which backends a run uses, beyond what the spec says.
///
/// Names that the spec does not know are ignored here; they are mistakes of the command line, not of the spec.
package struct BackendChoice: Sendable, Hashable {
  /// Another default backend; nil for the spec's.
  package var defaultBackend: String?
  /// Other backends by module id.
  package var backendsByModule: ExactDictionary<String>
  /// The ids of the modules that run, nil for all.
  package var modules: [String]?
  /// Backends that the run uses besides its modules, such as the target of an upload.
  package var additional: [String]
  /// Whether every declared backend is checked.
  package var checksAll: Bool

  /// The backends of the spec's modules, unless something else is said.
  package init(
    defaultBackend: String? = nil, backendsByModule: ExactDictionary<String> = [:], modules: [String]? = nil,
    additional: [String] = [], checksAll: Bool = false
  ) {
    self.defaultBackend = defaultBackend
    self.backendsByModule = backendsByModule
    self.modules = modules
    self.additional = additional
    self.checksAll = checksAll
  }
}

import Diagnostics
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader

/// The synonyms and rules of an index, read from their files.
struct DefinitionFiles {
  private let specification: IndexSpecification
  private let synonyms: SynonymLoading?
  private let rules: RuleFile?

  /// Reads the files.
  init(_ specification: IndexSpecification, inFolder folder: String) {
    self.specification = specification
    synonyms = specification.synonyms.map { SynonymFile.load($0, inFolder: folder) }
    rules = specification.rules.map { RuleFile($0, inFolder: folder) }
  }

  /// Everything that is wrong with the files.
  var diagnostics: [Diagnostic] { (synonyms?.diagnostics ?? []) + (rules?.diagnostics ?? []) }

  /// The files in which diagnostics have a place.
  var sources: [SourceText] { (synonyms?.sources ?? []) + (rules?.sources ?? []) }

  /// What makes the index beside its records.
  ///
  /// - Parameter now: the time that the validity of rules is compared with.
  /// - Throws: ``InvalidDefinition`` when the files or the settings are not as they should be.
  func definition(now: Int) throws(InvalidDefinition) -> IndexDefinition {
    if let finding = diagnostics.first { throw InvalidDefinition(message: finding.message) }
    let definition = IndexDefinition(
      name: specification.name, settings: specification.settings, synonyms: synonyms?.synonyms ?? [],
      rules: RuleSet(rules?.rules ?? [], now: now), relevantSort: specification.relevantSort)
    if let problem = definition.problem() { throw InvalidDefinition(message: problem) }
    return definition
  }
}

/// Settings, synonyms or rules that make no index.
struct InvalidDefinition: Error {
  /// What is wrong with them.
  let message: String
}

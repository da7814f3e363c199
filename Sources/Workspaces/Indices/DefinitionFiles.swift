import Diagnostics
import FileSystem
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader

/// The synonyms and rules of an index, as a reader of the spec's files has them.
struct DefinitionFiles {
  private let specification: IndexSpecification
  /// The synonyms and what is wrong with them.
  let synonyms: SynonymLoading
  /// The rules and what is wrong with them.
  let rules: RuleLoading

  /// The contents of the files; a file that cannot be read is something that is wrong with them.
  init(_ specification: IndexSpecification, by reader: SpecFileReader) {
    self.specification = specification
    synonyms =
      specification.synonyms.map { path in
        do throws(FileError) {
          return try reader.synonyms(path)
        } catch {
          return SynonymLoading(diagnostics: [error.diagnostic])
        }
      } ?? SynonymLoading()
    rules =
      specification.rules.map { path in
        do throws(FileError) {
          return try reader.rules(path)
        } catch {
          return RuleLoading(diagnostics: [error.diagnostic])
        }
      } ?? RuleLoading()
  }

  /// Everything that is wrong with the files.
  var diagnostics: [Diagnostic] { synonyms.diagnostics + rules.diagnostics }

  /// The files in which diagnostics have a place.
  var sources: [SourceText] { synonyms.sources + rules.sources }

  /// What makes the index beside its records.
  ///
  /// - Parameter now: the time that the validity of rules is compared with; nil for the system's at each search.
  /// - Throws: ``InvalidDefinition`` when the files or the settings are not as they should be.
  func definition(now: Int?) throws(InvalidDefinition) -> IndexDefinition {
    if let finding = diagnostics.first { throw InvalidDefinition(message: finding.message) }
    let definition = IndexDefinition(
      name: specification.name, settings: specification.settings, synonyms: synonyms.synonyms,
      rules: RuleSet(rules.rules, now: now), relevantSort: specification.relevantSort)
    if let problem = definition.problem() { throw InvalidDefinition(message: problem) }
    return definition
  }
}

/// Settings, synonyms or rules that make no index.
struct InvalidDefinition: Error {
  /// What is wrong with them.
  let message: String
}

public import Diagnostics
public import EmbeddedEngine
import FileSystem
public import IndexBuilding
package import IndexSettings
package import IndexStore
import RecordFiles
public import SearchModel

extension EmbeddedIndex {
  /// An index of the records of files: JSON, JSON lines, CSV or TSV, compressed or not.
  ///
  /// - Parameters:
  ///   - name: the index's name.
  ///   - recordFiles: paths and globs, relative ones to the working directory.
  ///   - objectIDAttribute: the attribute that holds the records' ids.
  ///   - settings: Algolia's index settings.
  ///   - synonyms: words that queries treat as equal.
  /// - Throws: ``RecordFilesError`` with everything that is wrong with the files; ``SearchError`` with the code
  ///   `badRequest` for settings that cannot be read; an error with a description when the index cannot be built,
  ///   because it would be too large or because temporary files cannot be written.
  /// - Complexity: O(size of the files).
  public convenience init(
    name: String, recordFiles: [String], objectIDAttribute: String = "objectID", settings: SearchParameters = [:],
    synonyms: [Synonym] = []
  ) throws {
    let records = RecordGroup(
      RecordSource(recordFiles, identity: .attribute(objectIDAttribute)), inFolder: "")
    let definition = IndexDefinition(name: name, settings: settings, synonyms: synonyms)
    try Self.check(definition, records)
    do {
      self.init(image: try records.image(of: definition), definition: definition)
    } catch let error as UnfitRecords {
      throw RecordFilesError(diagnostics: error.loading.diagnostics)
    }
  }

  /// An index of the records of files that is kept between runs. It is opened when it exists and fits the files and
  /// settings; otherwise it is built and kept.
  ///
  /// - Parameters:
  ///   - cache: the folder that it is kept in, by its name.
  ///   - name: the index's name.
  ///   - recordFiles: paths and globs, relative ones to the working directory.
  ///   - objectIDAttribute: the attribute that holds the records' ids.
  ///   - settings: Algolia's index settings.
  /// - Throws: ``RecordFilesError`` with everything that is wrong with the files; ``SearchError`` with the code
  ///   `badRequest` for settings that cannot be read; `FileError` when a file cannot be read; an error with a
  ///   description when the index cannot be built, not even in memory, because it would be too large or because
  ///   temporary files cannot be written; ``IndexCacheError`` when the index is damaged each time that it is built.
  /// - Complexity: microseconds to milliseconds for an index that fits, else O(size of the files). If the folder cannot
  ///   be used, the index is built in memory.
  public static func kept(
    in cache: IndexCache, name: String, recordFiles: [String], objectIDAttribute: String = "objectID",
    settings: SearchParameters = [:]
  ) throws -> EmbeddedIndex {
    let recordSource = RecordSource(recordFiles, identity: .attribute(objectIDAttribute))
    let records = RecordGroup(recordSource, inFolder: "")
    let definition = IndexDefinition(name: name, settings: settings)
    try check(definition, records)
    let index = IndexSpecification(name: name, records: recordSource, settings: settings)
    let source = IndexSource(index, declaration: cache.folder, folder: "")
    do {
      return EmbeddedIndex(try IndexPreparer(cache: cache).prepare(source, records: records) { definition })
    } catch let error as UnfitRecords {
      throw RecordFilesError(diagnostics: error.loading.diagnostics)
    } catch let error as FileError {
      let findings = records.loading().diagnostics
      throw findings.isEmpty ? error : RecordFilesError(diagnostics: findings) as any Error
    }
  }

  /// - Throws: what is wrong with the files; when nothing is, what is wrong with the definition.
  private static func check(_ definition: IndexDefinition, _ records: RecordGroup) throws {
    guard let problem = definition.problem() else { return }
    let findings = records.loading().diagnostics
    throw findings.isEmpty ? SearchError(.badRequest, problem) : RecordFilesError(diagnostics: findings) as any Error
  }
}

extension EmbeddedIndex {
  /// Opens the image of an index.
  ///
  /// - Parameters:
  ///   - image: what was built for the same definition.
  ///   - definition: the index's name, settings, synonyms and rules.
  /// - Complexity: independent of the number of records.
  package convenience init(image: IndexImage, definition: IndexDefinition) {
    self.init(IndexView(image, of: definition), rules: definition.rules)
  }

  /// An index that was opened or built.
  package convenience init(_ prepared: PreparedIndex) {
    self.init(prepared.view, rules: prepared.rules)
  }
}

/// Why the records of an index could not be loaded.
public struct RecordFilesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Everything that is wrong with the files, sorted; at least one finding.
  public let diagnostics: [Diagnostic]

  /// An error of findings.
  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// A line for each finding: the file, the line if there is one, and what is wrong.
  public var description: String {
    diagnostics.map { finding in
      let line = finding.range.map { ":\($0.start.line)" } ?? ""
      return "\(finding.file)\(line): \(finding.fullMessage)"
    }.joined(separator: "\n")
  }
}

package import Diagnostics
package import FileSystem
package import IndexSettings
package import RecordFiles
package import SearchModel

/// The files that a spec names, for the reader of the spec, which itself touches no disk.
///
/// A path is passed as the spec writes it: absolute, or relative to the spec's folder. A file that cannot be read is an
/// error; what is wrong with the contents of one that can be read is part of what is returned. A method that is not
/// implemented finds nothing wrong.
package protocol SpecFiles: Sendable {
  /// Checks that a path or a glob names record files that can be read.
  func checkRecords(_ pattern: String) throws(FileError)
  /// The bytes of a file of settings, in which line feeds end lines.
  func settings(_ path: String) throws(FileError) -> [UInt8]
  /// The synonyms of a file, or everything that is wrong with them.
  func synonyms(_ path: String) throws(FileError) -> SynonymLoading
  /// The rules of a file, or everything that is wrong with them.
  func rules(_ path: String) throws(FileError) -> RuleLoading
  /// What is wrong with what a file of certificates holds, as the rest of a sentence that begins with the file; nil
  /// when nothing is.
  func certificateProblem(_ path: String) throws(FileError) -> String?
}

extension SpecFiles {
  /// Nothing is wrong.
  package func checkRecords(_ pattern: String) throws(FileError) {}
  /// No settings.
  package func settings(_ path: String) throws(FileError) -> [UInt8] { Array("{}".utf8) }
  /// No synonyms.
  package func synonyms(_ path: String) throws(FileError) -> SynonymLoading { SynonymLoading() }
  /// No rules.
  package func rules(_ path: String) throws(FileError) -> RuleLoading { RuleLoading() }
  /// Nothing is wrong.
  package func certificateProblem(_ path: String) throws(FileError) -> String? { nil }
}

/// The files of a spec that is read by itself: each is taken to be there and to be as it should.
package struct UncheckedFiles: SpecFiles {
  /// Files that are not read.
  package init() {}
}

/// The rules of an index, or why they could not be read.
package struct RuleLoading: Sendable {
  /// The rules in the order of the file; empty when there is an error.
  package var rules: [Rule]
  /// The rules' objects as the file has them; empty when there is an error.
  package var objects: [JSONObject]
  /// Everything that is wrong with the file. All are errors.
  package var diagnostics: [Diagnostic]
  /// The (decompressed) file when diagnostics have a place in it, for ``DiagnosticRenderer``.
  package var sources: [SourceText]

  /// What a file holds; nothing unless given.
  package init(
    rules: [Rule] = [], objects: [JSONObject] = [], diagnostics: [Diagnostic] = [], sources: [SourceText] = []
  ) {
    self.rules = rules
    self.objects = objects
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

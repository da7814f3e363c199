import Diagnostics
import FileSystem
import RecordFiles
import SpecLoader
import Testing

/// Reads a spec written in a test.
func read(_ text: String, options: SpecReadingOptions = SpecReadingOptions()) -> SpecReading {
  SpecReader.read(bytes: Array(text.utf8), file: "search.yaml", options: options)
}

/// A spec with one module of the index `movies`, to whose module lines are added.
func movies(_ moduleLines: String = "", root: String = "") -> String {
  """
  \(root)
  indices:
    movies:
      records: data/movies.json
      settings: { searchableAttributes: [title], attributesForFaceting: [searchable(genre), year, cat.lvl0, cat.lvl1] }
  indexModules:
    - indexName: movies
  """ + moduleLines.split(separator: "\n").map { "\n    \($0)" }.joined()
}

/// The files of the project, from the place of this one.
enum ProjectFiles {
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/")
  }()

  static func bytes(_ path: String) throws -> [UInt8] {
    try FileReading.bytes(ofFile: root + "/" + path)
  }

  static func paths(_ pattern: String) throws -> [String] {
    try Glob.files(matching: pattern, inFolder: root).map { path in
      path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
  }

}

/// The real disk, below the folder of a spec.
struct DiskFiles: SpecFiles {
  let folder: String

  func checkRecords(_ pattern: String) throws(FileError) {
    _ = try RecordFileReader.files(matching: pattern, inFolder: folder)
  }

  func synonyms(_ path: String) throws(FileError) -> SynonymLoading {
    try FileReading.check(Glob.path(path, inFolder: folder))
    return SynonymLoading()
  }

  func rules(_ path: String) throws(FileError) -> RuleLoading {
    try FileReading.check(Glob.path(path, inFolder: folder))
    return RuleLoading()
  }
}

/// Files that a test makes up: those that are missing, and what is wrong with others.
struct ScriptedFiles: SpecFiles {
  var missing: [String: String] = [:]
  var settings: [String: String] = [:]
  var synonyms: [String: [Diagnostic]] = [:]
  var rules: [String: RuleLoading] = [:]
  var certificates: [String: String] = [:]

  private func require(_ path: String) throws(FileError) {
    guard let message = missing[path] else { return }
    throw FileError(path: path, kind: .missing, message: message)
  }

  func checkRecords(_ pattern: String) throws(FileError) { try require(pattern) }

  func settings(_ path: String) throws(FileError) -> [UInt8] {
    try require(path)
    return Array((settings[path] ?? "{}").utf8)
  }

  func synonyms(_ path: String) throws(FileError) -> SynonymLoading {
    try require(path)
    return SynonymLoading(diagnostics: synonyms[path] ?? [])
  }

  func rules(_ path: String) throws(FileError) -> RuleLoading {
    try require(path)
    return rules[path] ?? RuleLoading()
  }

  func certificateProblem(_ path: String) throws(FileError) -> String? {
    try require(path)
    return certificates[path]
  }
}

extension SpecReading {
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
  var codes: [String] { diagnostics.map(\.code) }
}

extension Diagnostic {
  /// The code and the place, as the fixtures write them.
  var place: String {
    guard let start = range?.start else { return code }
    return "\(code) \(start.line):\(start.column)"
  }
}

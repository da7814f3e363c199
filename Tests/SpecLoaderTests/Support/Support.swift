import Diagnostics
import FileSystem
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

  /// The real disk.
  static let checks = FileChecks(
    exists: { path, folder in (try? FileReading.check(Glob.path(path, inFolder: folder))) == nil ? "missing" : nil },
    matches: { path, folder in
      (try? Glob.files(matching: path, inFolder: folder))?.isEmpty == false ? nil : "no file matches"
    })
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

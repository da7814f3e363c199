/// Finds files by patterns: `*`, `?`, `[a-z]`, `[!a]` inside a name, and `**` for any number of folders.
///
/// Names that begin with a dot are found only where the pattern names the dot, and `**` passes neither hidden folders
/// nor symbolic links to folders, so that it always ends. Patterns are never regular expressions.
package enum Glob {
  /// Whether a path is a pattern.
  @inlinable
  package static func hasGlobCharacters(_ path: some StringProtocol) -> Bool {
    path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// The files that a pattern stands for, sorted by the bytes of their paths.
  ///
  /// Folders are left out. A path without pattern characters is returned as it is, whether or not there is such a file.
  ///
  /// - Parameters:
  ///   - pattern: A path or a pattern.
  ///   - folder: The folder that relative paths start from, itself no pattern; empty for the working directory.
  /// - Returns: Paths that begin with the folder, unless the pattern is absolute. Empty when nothing matches.
  /// - Throws: ``FileError`` of the kind `notReadable` or `io` for a folder on the way, `malformed` for a `..` after a
  ///   pattern character.
  /// - Complexity: Each folder is listed once, whatever the pattern.
  package static func files(matching pattern: String, inFolder folder: String = "") throws(FileError) -> [String] {
    guard hasGlobCharacters(pattern) else { return [path(pattern, inFolder: folder)] }
    var walk = try walk(pattern, inFolder: folder)
    return try walk.files()
  }

  /// The folders in which a pattern looks for files, so that another file may come to be there; none for a path.
  ///
  /// - Parameters: As in ``files(matching:inFolder:)``, whose errors and complexity it has.
  package static func folders(matching pattern: String, inFolder folder: String = "") throws(FileError) -> [String] {
    guard hasGlobCharacters(pattern) else { return [] }
    var walk = try walk(pattern, inFolder: folder)
    _ = try walk.files()
    return walk.folders.map { $0.isEmpty ? "." : String(decoding: $0, as: UTF8.self) }
  }

  /// Those of some places that a pattern would stand for if files were made there; none for a path.
  ///
  /// - Parameters:
  ///   - places: Where files may be made; what is there already does not count.
  ///   - pattern: As in ``files(matching:inFolder:)``, whose errors and complexity it has.
  package static func planned(
    _ places: some Sequence<FilePlace>, matching pattern: String, inFolder folder: String
  ) throws(FileError) -> Set<FilePlace> {
    var planned: [FileIdentity: [String]] = [:]
    for case .name(let name, let folder) in places { planned[folder, default: []].append(name) }
    guard !planned.isEmpty, hasGlobCharacters(pattern) else { return [] }
    var walk = try walk(pattern, inFolder: folder, planned: planned)
    _ = try walk.files()
    return walk.foundPlanned
  }

  private static func walk(
    _ pattern: String, inFolder folder: String, planned: [FileIdentity: [String]] = [:]
  ) throws(FileError) -> GlobWalk {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !hasGlobCharacters($0) }
    let components = Array(parts.dropFirst(fixed.count))
    guard !components.contains("..") else {
      throw FileError(path: pattern, kind: .malformed, message: "'..' cannot stand after *, ? or [")
    }
    let base = fixed.isEmpty ? "" : fixed.joined(separator: "/") + "/"
    return GlobWalk(components, from: path(base, inFolder: folder), planned: planned)
  }

  /// A path as seen from the working directory.
  ///
  /// - Parameters:
  ///   - path: A path; an absolute one is returned as it is.
  ///   - folder: The folder that a relative path starts from.
  package static func path(_ path: String, inFolder folder: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

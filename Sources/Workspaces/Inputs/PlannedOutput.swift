import FileSystem
import IndexBuilding
import SearchDialects

/// A file that a run is going to write, or a folder in which it is.
package struct PlannedOutput: Sendable {
  /// The option that names it.
  package var option: String
  /// The path as the user names it.
  package var path: String
  /// What follows the path, links resolved, in the names of files that are written beside.
  var suffixes: [String]
  /// Which names of a folder it may write; nil for a file.
  var writesName: (@Sendable (String) -> Bool)?

  /// A file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - option: The option that names it.
  ///   - suffixes: What follows the path in the names of files that are written beside.
  package static func file(_ path: String, option: String, suffixes: [String] = []) -> PlannedOutput {
    PlannedOutput(option: option, path: path, suffixes: suffixes, writesName: nil)
  }

  /// A folder in which files of some names are written.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - option: The option that names it.
  ///   - writesName: Whether a file of this name may be written.
  package static func folder(
    _ path: String, option: String, writesName: @escaping @Sendable (String) -> Bool
  ) -> PlannedOutput {
    PlannedOutput(option: option, path: path, suffixes: [], writesName: writesName)
  }

  /// The folder where requests are kept.
  package static func recordings(_ folder: String, option: String = "--record") -> PlannedOutput {
    .folder(folder, option: option, writesName: Recording.mayBeFileName)
  }

  /// The folder where indices are kept.
  package static func cache(_ folder: String, option: String = "--cache-dir") -> PlannedOutput {
    .folder(folder, option: option, writesName: IndexCache.mayReplace)
  }

  var isFolder: Bool { writesName != nil }

  /// The files that it may write: of a folder, those that are there.
  var paths: [String] {
    guard let writesName else { return [path] + suffixes.map { AtomicFile.path(besides: path, suffix: $0) } }
    return ((try? FolderEntries.names(in: Array("\(path)/".utf8))) ?? [])
      .map { String(decoding: $0, as: UTF8.self) }.filter(writesName).sorted().map { "\(path)/\($0)" }
  }
}

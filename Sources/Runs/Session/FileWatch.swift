import SearchModel
import SpecLoader
import Workspaces

/// What is watched.
package struct WatchedInputs: Sendable, Hashable {
  /// The files.
  package var files: [String]
  /// The folders in which patterns look for files, beside those of the files.
  package var folders: [String]

  /// Files, and folders in which others may come to be.
  package init(files: [String] = [], folders: [String] = []) {
    self.files = files
    self.folders = folders
  }

  fileprivate var allFolders: [String] {
    [String](ExactSet(files.map(SearchSpecification.folder(ofFile:)) + folders))
  }
}

/// Notices that files changed, and waits until they rest: an editor may not be done as long as they change.
package struct FileWatch: Sendable {
  private let files: WatchedFiles
  private var inputs: WatchedInputs
  private var folders: WatchedFiles
  private var earlier: WatchedFiles

  /// How long to wait between two looks.
  package static let pause = Duration.milliseconds(150)

  /// A watch of files as they are now.
  package init(_ inputs: WatchedInputs) {
    self.inputs = inputs
    files = WatchedFiles(inputs.files)
    folders = WatchedFiles(inputs.allFolders)
    earlier = files
  }

  /// How many of the files there are.
  var foundCount: Int { files.foundCount }

  /// The files that changed and rest again; nil while there are none.
  ///
  /// - Parameter latest: what is to be watched, by what was watched so far. It is asked where a folder changed, since
  ///   there may be another file that a spec names with an asterisk.
  package mutating func changes(latest: (_ known: WatchedInputs) -> WatchedInputs) -> [String]? {
    if !folders.changes(to: WatchedFiles(folders.paths)).isEmpty {
      folders = WatchedFiles(latest(inputs).allFolders)
      // Once more, for what came to be in a new folder before that was watched.
      inputs = latest(inputs)
    }
    let now = WatchedFiles(inputs.files)
    let paths = files.changes(to: now)
    defer { earlier = now }
    return !paths.isEmpty && earlier.changes(to: now).isEmpty ? paths : nil
  }
}

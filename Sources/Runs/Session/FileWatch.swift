/// Notices that files changed, and waits until they rest: an editor may not be done as long as they change.
package struct FileWatch: Sendable {
  private let files: WatchedFiles
  private let folders: WatchedFiles
  private var earlier: WatchedFiles

  /// How long to wait between two looks.
  package static let pause = Duration.milliseconds(150)

  /// A watch of files as they are now.
  package init(_ paths: [String]) {
    files = WatchedFiles(paths)
    folders = WatchedFiles(files.folders)
    earlier = files
  }

  /// How many of the files there are.
  var foundCount: Int { files.foundCount }

  /// The files that changed and rest again; nil while there are none.
  ///
  /// - Parameter inputs: which files are to be watched. It is asked where a folder changed, since there may be another
  ///   file that a spec names with an asterisk.
  package mutating func changes(inputs: (_ known: [String]) -> [String]) -> [String]? {
    let isSame = folders.changes(to: WatchedFiles(files.folders)).isEmpty
    let now = WatchedFiles(isSame ? files.paths : inputs(files.paths))
    let paths = files.changes(to: now)
    defer { earlier = now }
    return !paths.isEmpty && earlier.changes(to: now).isEmpty ? paths : nil
  }
}

import FileSystem
import SearchModel

/// Files as they were when somebody looked, to be compared with what they are later.
struct WatchedFiles: Sendable {
  /// What the file system said of each file; nil for one that is missing.
  private(set) var stamps: ExactDictionary<FileStamp?> = [:]

  /// The files as they are now.
  ///
  /// - Parameter stamp: what the file system says of a file.
  init(_ paths: [String] = [], stamp: (String) -> FileStamp? = FileStamp.init(path:)) {
    for path in paths { stamps[path] = .some(stamp(path)) }
  }

  /// The files.
  var paths: [String] { [String](stamps.keys) }

  /// How many of them there are.
  var foundCount: Int { stamps.values.count { $0 != nil } }

  /// The files that others have otherwise, or that only one of both has, in the order of their names.
  func changes(to others: WatchedFiles) -> [String] {
    let names = ExactSet(stamps.keys).union(others.stamps.keys)
    return names.filter { stamps[$0] != others.stamps[$0] }.sorted(by: utf8Precedes)
  }
}

import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which indices are kept between runs, one file each, for all processes of a user.
///
/// An index that exists and still fits its records, synonyms, rules and settings is opened in microseconds. Otherwise
/// one process builds it anew, while others that want it wait. Damaged indices, and those of other versions, are built
/// anew as well.
///
/// When an index is added, indices that were not opened for 30 days are removed. Beyond 10 GiB in total, the least
/// recently used ones are removed too, except those opened within a day. The folder may be deleted at any time.
public struct IndexCache: Sendable, Hashable {
  /// The folder.
  public let folder: String

  /// A cache in a folder, which is made with the mode 0700 if it is missing, as are the folders above it. Incomplete
  /// files of processes that died while building an index are removed.
  ///
  /// - Throws: ``IndexCacheError`` of the kind `refused` when the path leads to something else, or to a folder of
  ///   another user that more people may write to; `unavailable` when it cannot be made.
  public init(folder: String) throws(IndexCacheError) {
    guard !folder.isEmpty, !folder.utf8.contains(0) else {
      throw IndexCacheError(kind: .refused, path: folder, message: "this is no path of a folder")
    }
    self.folder = folder
    try Self.makeFolder(folder)
    try checkFolder()
    removeLeftovers()
  }

  /// Where indices are kept when no folder is named: `multihits` in `$XDG_CACHE_HOME` if that is an absolute path, else
  /// in `~/.cache` or, on macOS, in `~/Library/Caches`.
  ///
  /// - Throws: ``IndexCacheError`` of the kind `unavailable` when the environment names neither.
  public static func standardFolder(environment: [String: String]) throws(IndexCacheError) -> String {
    // The convention says that relative paths are invalid and ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return Glob.path("multihits", inFolder: folder)
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw IndexCacheError(kind: .unavailable, path: "", message: "neither XDG_CACHE_HOME nor HOME names a folder")
    }
    #if canImport(Darwin)
      return Glob.path("Library/Caches/multihits", inFolder: home)
    #else
      return Glob.path(".cache/multihits", inFolder: home)
    #endif
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String {
    Glob.path(name, inFolder: folder)
  }

  /// Makes a folder and those above it; one that is there is left as it is.
  private static func makeFolder(_ path: String) throws(IndexCacheError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    let scalars = path.unicodeScalars
    var end = path.startIndex
    while end != path.endIndex {
      // The next name with the slashes before it.
      end = scalars[end...].firstIndex { $0 != "/" } ?? path.endIndex
      end = scalars[end...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(scalars[..<end])
      // An existing folder may be one that cannot be created, such as `/` or one on a read-only disk.
      if stat(folder, &status) == 0 { continue }
      guard mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      throw IndexCacheError(
        kind: .unavailable, path: folder, message: "the folder cannot be made: \(SystemCalls.message(errno))")
    }
  }

  /// Those who can write to the folder decide what searches find.
  private func checkFolder() throws(IndexCacheError) {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw IndexCacheError(
        kind: .unavailable, path: folder, message: "the folder cannot be used: \(SystemCalls.message(errno))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw IndexCacheError(kind: .refused, path: folder, message: "indices are kept in a folder, and this is none")
    }
    guard status.st_uid == geteuid() || status.st_mode & 0o022 == 0 else {
      throw IndexCacheError(
        kind: .refused, path: folder,
        message: "the folder belongs to another user and more people may write to it; name one of your own")
    }
  }
}

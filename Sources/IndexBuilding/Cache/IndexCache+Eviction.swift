import FileSystem
import IndexStore
import SearchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension IndexCache {
  /// What stays in the folder when an index is added. Times are in seconds.
  struct Limits {
    /// An index that was not opened for so long is removed. Most likely its spec is gone; if not, building it once a
    /// month is acceptable.
    var longestUnused: Int64 = 30 * 86_400
    /// Beyond so many bytes, the least recently opened indices are removed. That is room for some ten thousand small
    /// indices or dozens with a million records, and little of a disk that holds the records as well.
    var byteCount = 10 << 30
    /// An index that was opened so lately stays whatever the size; else a spec whose indices are larger than the limit
    /// would build all of them anew in each run.
    var shortestUnused: Int64 = 86_400
  }

  /// An index file of the folder.
  private struct KeptFile {
    let path: String
    let stamp: FileStamp

    var byteCount: Int { Int(clamping: stamp.size) }
    /// For how many seconds it was not opened.
    var unused: Int64 { IndexCache.unused(stamp) }
  }

  /// For how many seconds an index was not opened; a file's time may be anything.
  private static func unused(_ stamp: FileStamp) -> Int64 {
    let (age, overflows) = FileStamp.now.subtractingReportingOverflow(stamp.modified)
    return overflows ? .max : max(age, 0) / 1_000_000_000
  }

  /// After so many seconds the use of an index is noted again.
  private static let useInterval: Int64 = 3_600

  /// Notes that an index was opened: by its time of modification, since most systems keep no exact time of access. An
  /// index that belongs to another user stays as it is.
  static func noteUse(of path: String) {
    guard let stamp = FileStamp(path: path), unused(stamp) > useInterval else { return }
    utimes(path, nil)
  }

  /// Removes indices that were not opened for long, and the least recently used ones beyond the limit on their total
  /// size.
  ///
  /// What is removed while a process has it open keeps its bytes until that process ends. Whatever goes wrong here
  /// costs room on the disk, and nothing else.
  func removeUnused(_ limits: Limits = Limits()) {
    let files = keptFiles().sorted { ($0.stamp.modified, $0.path) < ($1.stamp.modified, $1.path) }
    var byteCount = files.reduce(0) { saturatingSum($0, $1.byteCount) }
    for file in files {
      let unused = file.unused
      guard unused > limits.longestUnused || (byteCount > limits.byteCount && unused > limits.shortestUnused) else {
        continue
      }
      if remove(file) { byteCount -= file.byteCount }
    }
  }

  /// The regular files whose names look like those of indices.
  private func keptFiles() -> [KeptFile] {
    let names = (try? FolderEntries.names(in: Array(path("").utf8))) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter(IndexSource.isFileName).compactMap { name in
      let path = path(name)
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return FileStamp(path: path).map { KeptFile(path: path, stamp: $0) }
    }
  }

  /// Removes an index unless it is being built or opened; false when it stays.
  private func remove(_ file: KeptFile) -> Bool {
    guard Self.isIndex(file.path), let lock = BuildLock(ifFree: file.path + Self.lockSuffix) else { return false }
    return withExtendedLifetime(lock) {
      // A process that built or opened it meanwhile changed its stamp.
      FileStamp(path: file.path) == file.stamp && unlink(file.path) == 0
    }
  }

  /// Whether a file begins as index files of any version do.
  private static func isIndex(_ path: String) -> Bool {
    guard let (descriptor, _) = try? SystemCalls.openRegularFile(path) else { return false }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: IndexFileHeader.magic.count)
    return pread(descriptor, &start, start.count, 0) == start.count && start == IndexFileHeader.magic
  }
}

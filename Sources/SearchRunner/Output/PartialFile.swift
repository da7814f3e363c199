#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that comes into being whole: written beside its place as `PATH.partial` and renamed when it is finished.
struct PartialFile {
  let path: String
  private let descriptor: Int32
  private let partialPath: String
  /// How many bytes the partial file holds.
  private(set) var byteCount: Int

  /// Opens the partial file: empty, or holding the first `keptByteCount` bytes of an interrupted run. `suffix` follows the
  /// path until the file is finished.
  init(path: String, suffix: String = ".partial", keptByteCount: Int = 0) throws(OutputError) {
    self.path = path
    partialPath = path + suffix
    if let reason = Self.obstacle(at: path) { throw .cannotWrite(path: path, reason: reason) }
    descriptor = open(partialPath, O_WRONLY | O_CREAT | O_CLOEXEC, Self.mode(of: path))
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: SystemCalls.reason().text) }
    guard ftruncate(descriptor, off_t(keptByteCount)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      let reason = SystemCalls.reason().text
      close(descriptor)
      throw .cannotWrite(path: path, reason: reason)
    }
    byteCount = keptByteCount
  }

  /// Appends text.
  mutating func write(_ text: String) throws(OutputError) {
    try SystemCalls.write(text, to: descriptor, path: path)
    byteCount += text.utf8.count
  }

  /// Puts the finished file in its place.
  consuming func commit() throws(OutputError) {
    let isSynced = fsync(descriptor) == 0
    let syncReason = SystemCalls.reason()
    close(descriptor)
    // Some file systems cannot sync; that is no reason to lose the file.
    guard isSynced || syncReason.code == EINVAL || syncReason.code == ENOTSUP else {
      throw .cannotWrite(path: path, reason: syncReason.text)
    }
    guard rename(partialPath, path) == 0 else { throw .cannotWrite(path: path, reason: SystemCalls.reason().text) }
  }

  /// Leaves the partial file as it is.
  consuming func interrupt() {
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes the partial file.
  consuming func discard() {
    close(descriptor)
    unlink(partialPath)
  }

  /// Why a path cannot become a file, nil when it can.
  private static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "it is a folder"
    default: return "it is not a regular file"
    }
  }

  /// The permissions of the file that will be replaced, else the usual ones.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0o666 }
    return status.st_mode & 0o777
  }
}

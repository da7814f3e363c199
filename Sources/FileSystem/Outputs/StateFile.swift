#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small file that says how far something is. It is replaced whole each time, and one process at a time has it, from
/// before it is read to the end.
///
/// The lock goes along with the name: the new file is locked before it takes the place of the old one.
package struct StateFile: ~Copyable, Sendable {
  private let path: String
  /// What errors name.
  private let name: String
  private var descriptor: Int32

  /// What follows the path in the name of a new file that does not have its place yet.
  package static let newSuffix = ".new"

  /// Opens a file; an empty one is created if needed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What errors name instead: the output that it is about.
  /// - Throws: ``FileError`` of the kind `notWritable`, also when another process has the file.
  package init(_ path: String, namedAs name: String) throws(FileError) {
    (self.path, self.name) = (path, name)
    descriptor = try OutputTarget.openKept(path, keeping: nil, mode: 0o666, namedAs: name)
  }

  deinit {
    // An empty file is one that was made to be locked.
    var status = stat()
    let isEmpty = fstat(descriptor, &status) == 0 && status.st_size == 0
    AtomicFile.remove(descriptor, at: isEmpty ? path : nil)
  }

  /// What the file says; empty for a new one.
  ///
  /// - Throws: ``FileError`` of the kind `io`, `notReadable` or `tooLarge`.
  package func contents(limit: Int) throws(FileError) -> [UInt8] {
    try FileReading.bytes(ofFile: path, limit: limit)
  }

  /// Lets the file say something else. When that fails, or the process dies, it says what it said before.
  ///
  /// - Parameters:
  ///   - bytes: What it says from now on.
  ///   - syncs: Whether that is on the disk before this returns.
  /// - Throws: ``FileError`` of the kind `notWritable`.
  package mutating func replace(with bytes: [UInt8], syncs: Bool) throws(FileError) {
    let newPath = path + Self.newSuffix
    let new = try OutputTarget.openKept(newPath, keeping: 0, mode: 0o666, namedAs: name)
    guard SystemCalls.write(bytes, to: new), !syncs || SystemCalls.retrying({ fsync(new) }) == 0,
      rename(newPath, path) == 0
    else {
      let number = errno
      AtomicFile.remove(new, at: newPath)
      throw OutputTarget.failure(name, number: number)
    }
    FileLock.release(descriptor)
    descriptor = new
    if syncs { SystemCalls.syncFolder(of: path) }
  }

  /// Removes the file.
  package consuming func remove() {
    FileIdentity(descriptor: descriptor)?.removeName(path)
  }
}

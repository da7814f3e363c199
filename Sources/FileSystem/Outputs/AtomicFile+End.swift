#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// How an output begins anew, and how it ends.
extension AtomicFile {
  /// Gives up what an earlier output left in the file beside, which `keptByteCount: nil` left as it was.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`.
  package mutating func beginAnew() throws(FileError) {
    guard let descriptor, temporaryPath != nil else { return }
    guard ftruncate(descriptor, 0) == 0 else { throw OutputTarget.failure(path, number: errno) }
  }

  /// Ends an output of which nothing was written: what an earlier one left beside stays as it is.
  package mutating func giveUp() {
    guard let descriptor else { return }
    self.descriptor = nil
    var status = stat()
    let isEmpty = fstat(descriptor, &status) == 0 && status.st_size == 0
    Self.remove(descriptor, at: isEmpty ? temporaryPath : nil)
  }

  /// Ends the output and puts it in its place, on the disk before it is renamed.
  ///
  /// - Parameter isDurable: Whether to wait for the disk; many files that can be made again are waited for together.
  /// - Throws: ``FileError`` of the kind `notWritable`; what stood at the path is then unchanged, and the output has
  ///   not ended: it is still to be discarded or interrupted.
  package mutating func commit(isDurable: Bool = true) throws(FileError) {
    if isDurable { try seal() } else { try flush() }
    try place(isDurable: isDurable)
    guard let descriptor else { return }
    self.descriptor = nil
    // Network file systems tell of lost writes at the latest here. What was put on the disk before cannot be lost any
    // more.
    if FileLock.release(descriptor) != 0, temporaryPath == nil { throw OutputTarget.failure(path, number: errno) }
  }

  /// Puts all bytes on the disk, so that nothing but the renaming is left to ``commit(isDurable:)``.
  ///
  /// With several files, all are sealed before the first one is committed.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable`.
  package mutating func seal() throws(FileError) {
    try flush()
    guard let descriptor, temporaryPath != nil, !isPlaced else { return }
    guard SystemCalls.retrying({ fsync(descriptor) }) == 0 else { throw OutputTarget.failure(path, number: errno) }
  }

  /// Gives the file its name. It stays locked, so that no process takes the temporary file for one that is still being
  /// written.
  mutating func place(isDurable: Bool = true) throws(FileError) {
    guard let temporaryPath, !isPlaced else { return }
    guard rename(temporaryPath, destination) == 0 else { throw OutputTarget.failure(path, number: errno) }
    isPlaced = true
    if isDurable { SystemCalls.syncFolder(of: destination) }
  }

  /// Ends the output and leaves what was written in the file beside, for a later output with the same suffix.
  ///
  /// - Throws: ``FileError`` of the kind `notWritable` when the last bytes could not be written; those before are kept.
  package mutating func interrupt() throws(FileError) {
    guard descriptor != nil else { return }
    let flushing: FileError?
    do throws(FileError) {
      try flush()
      flushing = nil
    } catch {
      flushing = error
    }
    if let descriptor {
      _ = SystemCalls.retrying { fsync(descriptor) }
      FileLock.release(descriptor)
    }
    self.descriptor = nil
    if let flushing { throw flushing }
  }

  /// Ends the output and removes what was written; what stood at the path is unchanged. Does nothing after the end.
  package mutating func discard() {
    guard let descriptor else { return }
    self.descriptor = nil
    Self.remove(descriptor, at: isPlaced ? nil : temporaryPath)
  }

  /// Removes the name of an open file while it is locked, so that the name cannot belong to another process's file, and
  /// closes the file.
  static func remove(_ descriptor: Int32, at path: String?) {
    if let path { FileIdentity(descriptor: descriptor)?.removeName(path) }
    FileLock.release(descriptor)
  }
}

// Where outputs go.
extension AtomicFile {
  /// Where an output with a suffix is written until it is finished: beside the file that a link leads to.
  package static func path(besides path: String, suffix: String) -> String {
    FilePath.resolved(path) + suffix
  }

  /// How many bytes an output with a suffix has left beside; nil when there is no such file.
  package static func byteCount(besides path: String, suffix: String) -> Int? {
    var status = stat()
    guard stat(Self.path(besides: path, suffix: suffix), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Whether an output goes to a file beside first; false for a device or a pipe.
  package static func isWrittenBeside(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
